/** What a visitor sees on each screen, to the letter, and what can be done there. */
import type { ActorRefFrom } from 'xstate'
import { POSITIONS, STEPS, type Reading, type Step } from '../../machines/rules/domain.ts'
import { fortuneBand } from '../../machines/rules/score.ts'
import { hasStep, isStepAvailable } from '../../machines/rules/steps.ts'
import { TIP_COUNT } from '../../machines/rules/timing.ts'
import type { speechMachine } from '../../machines/speech.machine.ts'
import { nicknameProblemOf, questionOf, questionProblemOf } from '../../machines/rules/visit.ts'
import { copy } from '../../src/app/copy.ts'
import { APP_DATA_FAILED, withDetail } from '../../src/effects/sentences.ts'
import { BROKEN, TEXTS } from './answers.ts'
import { button, only, type Control, type Root, type Shown } from './control.ts'
import type { Deed } from './events.ts'
import { nicknameSeen } from './inPage.ts'

const { actions } = copy
const note = button(copy.note.title, { type: 'note.open' })
const restart = button(actions.restart, { type: 'visit.restart' })

/** The cards of the fan that are picked, in this order: from the beginning, the middle and the end. */
export const PICKS = [5, 30, 62] as const

const link = (name: string, deed: Deed): Control => ({ kind: 'link', name, deeds: [deed] })

const choice = (name: string, isPressed: boolean, deed: Deed): Control => ({ ...button(name, deed), isPressed })

const typing = (type: 'nickname.change' | 'question.change', texts: Readonly<Record<string, string>>, now: string) =>
  Object.values(texts)
    .filter((text) => text !== now)
    .map((text) => ({ type, text }))

function welcome(root: Root): Shown {
  const { visit } = root.context
  const isAt = (at: 'judging' | 'creating') => root.matches({ visit: { onboarding: { welcome: at } } })
  const isOff = isAt('judging') || isAt('creating')
  const isTouched = root.matches({ visit: { onboarding: { welcome: { editing: 'touched' } } } })
  const problem = isTouched ? nicknameProblemOf(visit, root.context.judged) : null
  const field: Control = {
    kind: 'field',
    name: copy.welcome.label,
    value: nicknameSeen(visit.nickname),
    isWrong: problem !== null,
    isOff,
    deeds: [...typing('nickname.change', TEXTS.nickname, visit.nickname), { type: 'nickname.blur' }],
  }
  return {
    title: copy.welcome.title,
    controls: [
      field,
      button(isOff ? copy.welcome.creating : copy.welcome.start, { type: 'visit.start' }, isOff),
      ...only(root.matches({ kept: 'some' }), link(copy.pastReadings.title, { type: 'open.pastReadings' })),
      note,
    ],
    says: only(problem, copy.welcome.problems[problem!]),
  }
}

const catalogOf = (root: Root) => root.children.catalog!.getSnapshot()
const categoryOf = (root: Root) =>
  catalogOf(root).context.catalog?.categories.find(({ code }) => code === root.context.visit.selectedCategory?.code)

function wizard(root: Root, title: string, choices: readonly Control[] | undefined, own: readonly Control[] = []) {
  const { context } = catalogOf(root)
  const hasFailed = catalogOf(root).matches('failed')
  return {
    title,
    controls: [
      ...(context.catalog ? (choices ?? []) : only(hasFailed, button(actions.retry, { type: 'catalog.load' }))),
      ...own,
      button(actions.previous, { type: 'visit.previous' }),
      button(actions.next, { type: 'visit.next' }, !root.can({ type: 'visit.next' })),
    ],
    says: only(
      !context.catalog,
      hasFailed ? copy.catalog.failed + withDetail(APP_DATA_FAILED, BROKEN) : copy.catalog.loading,
    ),
  }
}

const reader = (root: Root): Shown =>
  wizard(
    root,
    copy.reader.title,
    catalogOf(root).context.catalog?.readers.map(({ type, name }) =>
      choice(name, type === root.context.visit.selectedReader?.type, { type: 'reader.toggle', readerType: type }),
    ),
  )

const category = (root: Root): Shown =>
  wizard(
    root,
    copy.category.title,
    catalogOf(root).context.catalog?.categories.map(({ code, name }) =>
      choice(name, code === root.context.visit.selectedCategory?.code, { type: 'category.toggle', code }),
    ),
  )

function topic(root: Root): Shown {
  const chosen = categoryOf(root)
  const choices = chosen?.topics.map(({ code, name }) =>
    choice(name, code === root.context.visit.selectedTopic?.code, { type: 'topic.toggle', code }),
  )
  return {
    ...wizard(root, copy.topic.title, choices),
    reads: [chosen ? copy.topic.category(chosen.name) : copy.topic.noCategory],
  }
}

function question(root: Root): Shown {
  const { visit, refusal } = root.context
  const isAt = (at: 'cut' | 'refused') => root.matches({ visit: { onboarding: { question: at } } })
  const samples = categoryOf(root)?.topics.find(({ code }) => code === visit.selectedTopic?.code)?.sampleQuestions
  const problem = questionProblemOf(visit, root.context.judged)
  const refused = refusal?.kind === 'taken' ? copy.question.taken : `${refusal?.message ?? ''}${copy.question.refused}`
  const sentence = isAt('cut') ? copy.question.cut : problem && copy.question.problems[problem]
  const field: Control = {
    kind: 'field',
    name: copy.question.label,
    value: visit.customQuestion,
    isWrong: problem !== null,
    deeds: [...typing('question.change', TEXTS.question, visit.customQuestion), { type: 'question.blur' }],
  }
  const choices = samples?.map((sample) =>
    choice(sample, sample === visit.sampleQuestion, { type: 'sample.toggle', question: sample }),
  )
  const page = wizard(root, copy.question.title, choices, [field])
  return { ...page, says: [...only(isAt('refused'), refused), ...page.says, ...only(sentence, sentence ?? '')] }
}

function cardDraw(root: Root): Shown {
  const { title, preparing, prompts, picked } = copy.cardDraw
  const drawing = root.children.drawing?.getSnapshot()
  if (!drawing) return { title, says: [preparing] }
  const { picks, flipped, cards } = drawing.context
  const prompt = Object.entries(prompts).find(([tag]) => drawing.hasTag(tag as keyof typeof prompts))?.[1]
  const isClosed = drawing.hasTag('closed')
  const fresh = PICKS.find((card) => !picks.includes(card))
  const touched = [...only(picks.length < PICKS.length, fresh!), ...picks.slice(0, 1)]
  const faces = POSITIONS.map((position) => cards?.find((card) => card.position === position))
  return {
    title,
    fan: isClosed ? 'closed' : 'open',
    picked: picks.toSorted((a, b) => a - b),
    controls: [
      ...only(!isClosed, ...touched).map((card): Control => ({
        kind: 'card',
        name: String(card),
        deeds: [{ type: 'card.toggle', card }],
      })),
      ...only(prompt, button(prompt ?? '', { type: 'drawing.goOn' }, !drawing.can({ type: 'drawing.goOn' }))),
      ...only(drawing.hasTag('withoutCards'), restart),
    ],
    says: [
      ...faces.slice(0, flipped).map((card) => `${card!.nameKo} ${copy.orientations[card!.orientation]}`),
      ...only(!prompt, picked(picks.length)),
    ],
    // A card that is not turned is not in the page either.
    secrets: faces.slice(flipped).flatMap((card) => card?.nameKo ?? []),
  }
}

/** What moves while something is waited for. Where that broke, the page waits on without it. */
function waiting(children: Pick<Root['children'], 'waiting'>): Shown {
  const { status, context } = children.waiting!.getSnapshot()
  const { title, tips } = copy.loading
  if (status === 'error') return { title }
  return { title, turning: context.turning, reads: [tips[context.tip]!] }
}

const loading = (root: Root): Shown => waiting(root.children)

function demoLoading({ children }: Root): Shown {
  const { status, context } = children.waiting!.getSnapshot()
  const percent = ((context.tip + 1) / TIP_COUNT) * 100
  return { ...waiting(children), ...(status !== 'error' && { gauge: `${copy.loading.demoProgress} ${percent}` }) }
}

/** 들려주기, where something can be read aloud. */
function listening(speech: ReturnType<Speech['getSnapshot']> | undefined, isWritten: boolean): Control[] {
  if (!isWritten || !speech?.hasTag('offered') || speech.status === 'error') return []
  const { start, stop } = copy.speech
  return [
    speech.hasTag('speaking')
      ? button(stop, { type: 'speech.stop' })
      : button(start, { type: 'speech.start', text: start }),
  ]
}

type Speech = ActorRefFrom<typeof speechMachine>
type Result = ReturnType<NonNullable<Root['children']['result']>['getSnapshot']>

/** The ways on at the end, in the dock after those from step to step. */
function endWays({ children, context: { resultId, reading } }: Result): Control[] {
  const isHidden = children.owning?.getSnapshot().hasTag('hidden')
  const isLinkShown = !isHidden && children.sharing?.getSnapshot().matches({ link: 'shownInField' })
  const link: Control = {
    kind: 'field',
    name: copy.result.linkField.label,
    value: `/share/${resultId}`,
    isOff: true,
    deeds: [],
  }
  return [
    ...only(isLinkShown, link, button(copy.actions.close, { type: 'share.closeField' })),
    restart,
    ...only(isHidden, button(copy.result.owner.show, { type: 'owner.show' })),
    ...only(!isHidden && !reading?.isGentle, button(copy.result.share, { type: 'share.start' })),
  ]
}

/** What an owner may do, beside the lucky card. */
function ownerControls({ children, context: { reading } }: Result): Pick<Shown, 'controls' | 'reads'> {
  const owning = children.owning?.getSnapshot()
  if (owning?.status !== 'active') return {}
  const { owner } = copy.result
  const isHidden = owning.hasTag('hidden')
  const isDoubting = owning.matches({ deletion: 'doubting' })
  return {
    controls: [
      ...only(!isHidden && !reading?.isGentle, button(owner.hide, { type: 'owner.hide' })),
      button(owner.delete, { type: 'owner.delete' }),
      ...only(
        isDoubting,
        button(owner.confirm, { type: 'owner.confirm' }),
        button(owner.relent, { type: 'owner.relent' }),
      ),
    ],
    reads: [
      ...only(isHidden, owner.hidden),
      ...only(isDoubting, owner.doubt),
      ...only(owning.matches({ deletion: 'deleting' }), owner.deleting),
    ],
  }
}

function lucky(result: Result, { luckyCard, nickname, isHidden, pictureUrl: whole }: Reading): Partial<Shown> {
  const { children } = result
  const owner = ownerControls(result)
  const card = children.luckyCard?.getSnapshot()
  const isFaceUp = card?.matches('faceUp')
  const picture = luckyCard?.imageUrl
  // The chart of the card keeps it, whatever a later answer says.
  const kept = card?.context.card
  return {
    controls: [
      ...only(card?.matches('faceDown'), button(copy.result.lucky.faceDownName, { type: 'lucky.flip' })),
      ...listening(children.speech?.getSnapshot(), isFaceUp === true),
      ...only(isFaceUp, { kind: 'text' as const, name: '', deeds: [{ type: 'lucky.finishTyping' as const }] }),
      ...only(
        picture,
        button(copy.result.saveImage, { type: 'image.save', imageUrl: picture ?? '', name: luckyCard?.name ?? '' }),
      ),
      ...only(
        whole && !isHidden,
        button(copy.result.savePicture, {
          type: 'image.save',
          imageUrl: whole ?? '',
          name: copy.result.pictureName(nickname),
        }),
      ),
      ...(owner.controls ?? []),
      note,
    ],
    says: kept ? only(isFaceUp, kept.message) : [copy.result.lucky.missing],
    reads: [copy.result.lucky.title, ...only(isFaceUp, kept?.name ?? ''), ...(owner.reads ?? [])],
    ...(isFaceUp && {
      turning: card?.matches({ faceUp: 'turning' }) ? 0 : -1,
      typed: Array.from(kept?.message ?? '')
        .slice(0, card?.context.typed)
        .join(''),
    }),
  }
}

/** What a step of a result shows. */
function contentOf(result: Result, reading: Reading, step: Step): Partial<Shown> {
  if (step === 'lucky') return lucky(result, reading)
  const text = reading.interpretations[step]
  const missing = step === 'summary' ? copy.result.missingSummary : copy.result.missing(step)
  const card = reading.cards.find(({ position }) => position === step)
  const score = step === 'summary' ? reading.fortuneScore : null
  const summary = step === 'summary' ? result.children.summary?.getSnapshot() : undefined
  const isTyping = summary?.status === 'active'
  const isLarge = result.matches({ read: { view: { open: { picture: 'large' } } } })
  return {
    controls: [
      ...only(card, button(copy.result.enlarge(card?.nameKo ?? ''), { type: 'picture.enlarge' })),
      ...only(isLarge, button(copy.actions.close, { type: 'picture.close' })),
      ...listening(result.children.speech?.getSnapshot(), text !== null),
      ...only(isTyping, { kind: 'text' as const, name: '', deeds: [{ type: 'summary.finishTyping' as const }] }),
    ],
    ...(isTyping && {
      typed: Array.from(text ?? '')
        .slice(0, summary.context.typed)
        .join(''),
    }),
    says: only(text === null, missing),
    reads: [
      ...(card ? [card.nameKo, copy.orientations[card.orientation]] : [copy.result.summaryTitle]),
      ...only(text !== null, text ?? ''),
      ...(score === null ? [] : [copy.result.score(score), copy.result.fortunes[fortuneBand(score)]]),
    ],
  }
}

function result(root: Root): Shown {
  const open = root.children.result!.getSnapshot()
  const { reading, resultId } = open.context
  const hasFailed = open.hasTag('failed')
  const ways = only(open.hasTag('waysOn'), button(actions.retry, { type: 'result.retry' }), restart)
  const status = hasFailed
    ? copy.result.statuses.failed + (reading?.message ?? '')
    : open.hasTag('waysOn')
      ? copy.result.impatient
      : copy.result.statuses[reading?.status ?? 'processing']
  const { processing } = copy.result.statuses
  // The ways on take the place of the tip.
  if (!reading)
    return open.hasTag('waysOn')
      ? { ...waiting(open.children), reads: [], controls: ways, says: [processing, status] }
      : { ...waiting(open.children), says: [status] }
  const { visit } = root.context
  const own = visit.sessionId === resultId ? visit : null
  const nickname = reading.nickname ?? own?.sessionNickname
  const step = STEPS.find((each) => open.hasTag(each)) ?? 'past'
  const at = STEPS.indexOf(step)
  const next = STEPS[at + 1]
  const hasNext = next !== undefined && isStepAvailable(reading, next)
  const isShown = !hasFailed || hasStep(reading, step)
  const content = isShown ? contentOf(open, reading, step) : {}
  return {
    ...content,
    title: nickname ? copy.result.header(nickname) : copy.result.anonymousHeader,
    controls: [
      ...ways,
      ...(content.controls ?? []),
      button(actions.previous, { type: 'step.previous' }, step === 'past'),
      button(actions.next, { type: 'step.next' }, !hasNext),
      ...(step === 'lucky' ? endWays(open) : []),
    ],
    says: [status, ...(content.says ?? [])],
    reads: [
      reading.questionText ?? (own ? questionOf(own) : ''),
      ...(content.reads ?? []),
      ...only(step !== 'lucky' && !hasNext && reading.status === 'processing', copy.result.moreComing),
    ],
    gauge: `${copy.result.progress(at + 1)} ${at + 1}`,
    step: isShown ? copy.result.steps[step] : null,
  }
}

function share(root: Root): Shown {
  const shared = root.children.sharedReading!.getSnapshot()
  const { reading, message } = shared.context
  const refusals = Object.entries(copy.share.refusals)
  const refusal = refusals.find(([reason]) => shared.hasTag(reason as keyof typeof copy.share.refusals))?.[1]
  const canRetry = shared.can({ type: 'sharedReading.retry' })
  const isLoading = shared.matches('loading')
  const texts = [...Object.values(reading?.interpretations ?? {}), reading?.luckyCard?.message]
  const subtitles = copy.share.subtitles.map((subtitle) => subtitle(reading?.nickname ?? ''))
  return {
    title: copy.share.title,
    controls: [
      ...only(canRetry, button(actions.retry, { type: 'sharedReading.retry' })),
      ...listening(shared.children.speech?.getSnapshot(), shared.matches('shown')),
      ...only(!isLoading, restart),
    ],
    says: [...only(isLoading, copy.share.loading), ...only(refusal, `${refusal}${message}`)],
    reads: only(
      shared.matches('shown'),
      subtitles.join('|'),
      ...texts.flatMap((text) => text ?? []),
      ...(reading?.cards ?? []).map(({ nameKo }) => nameKo),
    ),
  }
}

function pastReadings(root: Root): Shown {
  const { title, empty, open, forget, of, forgetAll, keep, unasked, hidden } = copy.pastReadings
  const list = root.children.pastReadings!.getSnapshot()
  if (list.matches('empty'))
    return { title, controls: [button(actions.toReading, { type: 'open.welcome' })], reads: [empty] }
  const { hide, show } = copy.result.owner
  const rows = list.context.readings.map(({ resultId, questionText, fortuneScore, isOwned, isHidden }) => {
    const question = questionText ?? unasked
    return {
      ways: [
        link(of(question, open), { type: 'open.result', resultId }),
        ...only(isOwned && !isHidden, button(of(question, hide), { type: 'readings.hide', resultId })),
        ...only(isOwned && isHidden, button(of(question, show), { type: 'readings.show', resultId })),
        button(of(question, forget), { type: 'readings.forget', resultId }),
      ],
      reads: [
        question,
        ...only(fortuneScore !== null, copy.result.score(fortuneScore ?? 0)),
        ...only(isHidden, hidden),
      ],
    }
  })
  return {
    title,
    controls: [
      ...only(list.matches('asking'), button(keep, { type: 'readings.keep' })),
      button(forgetAll, { type: 'readings.forgetAll' }),
      ...rows.flatMap(({ ways }) => ways),
      button(actions.previous, { type: 'visit.previous' }),
    ],
    reads: rows.flatMap(({ reads }) => reads),
  }
}

const message =
  (title: string, ...controls: Control[]) =>
  (): Shown => ({ title, controls })

/** What stands in for a screen whose chart did not come. */
export const missing = message(copy.broken.title, button(actions.retry, { type: 'visit.retry' }))

/** What is on each screen, by the key of its state node. */
export const SCREENS: Readonly<Record<string, (root: Root) => Shown>> = {
  welcome,
  reader,
  category,
  topic,
  question,
  cardDraw,
  loading,
  demoLoading,
  pastReadings,
  result,
  share,
  invalidResult: message(copy.result.invalid, restart),
  hiddenResult: message(copy.result.taken.hidden, restart, button(actions.retry, { type: 'visit.retry' })),
  deletedResult: message(copy.result.taken.deleted, restart),
  invalidShare: message(copy.share.invalid, restart),
  notFound: message(copy.notFound.title, button(actions.toReading, { type: 'open.welcome' })),
  broken: message(copy.broken.title, button(actions.retry, { type: 'visit.resume' }), restart),
}
