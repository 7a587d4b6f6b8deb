/** What must be seen of a state of the model, and which hand does what there. */
import type { Notice } from '../../machines/reading.types.ts'
import { screenOf } from '../../machines/routes.ts'
import { copy } from '../../src/app/copy.ts'
import { button, lineOf, only, type Control, type Root, type Shown } from './control.ts'
import { nicknameSeen, type Sight } from './inPage.ts'
import { missing, SCREENS } from './screens.ts'

/** How many toasts are shown at a time. Nothing runs off in a test, so the others wait behind them. */
const TOASTS_AT_MOST = 3

export interface Expected extends Required<Pick<Shown, 'reads' | 'secrets' | 'controls'>> {
  sight: Sight
}

/** What a notice says when it is told. */
export const toastOf = (notice: Notice, { context }: Root): string =>
  notice === 'nickname.given'
    ? nicknameSeen(copy.nicknameGiven(context.visit.nickname).text)
    : copy.notices[notice].text

/** @param toasts what the page was told since it was loaded */
export function sightOf(root: Root, path: string, toasts: readonly string[]): Expected {
  const screen = screenOf(root)
  const isLight = root.matches({ theme: 'light' })
  const isCatalogTold = root.matches({ banner: { catalog: 'told' } })
  const areCardsTold = root.matches({ banner: { cards: 'told' } })
  const show = root.hasTag('missing') ? missing : SCREENS[screen!.name]!
  const { controls: own = [], reads = [], secrets = [], ...shown } = show(root)
  const controls: Control[] = [
    { kind: 'link', name: copy.home, deeds: [{ type: 'open.welcome' }] },
    button(isLight ? copy.theme.toDark : copy.theme.toLight, { type: 'theme.toggle' }),
    ...only(isCatalogTold || areCardsTold, button(copy.closeBanner, { type: 'banner.dismiss' })),
    ...own,
    ...only(root.matches({ note: 'open' }), button(copy.actions.close, { type: 'note.close' })),
  ]
  const sight: Sight = {
    path,
    progress: screen!.step,
    theme: isLight ? 'light' : 'dark',
    fade: 'still',
    tells: [
      ...only(
        isCatalogTold || areCardsTold,
        [...only(isCatalogTold, copy.banners.catalog), ...only(areCardsTold, copy.banners.cards)].join(''),
      ),
      ...only(root.matches({ connection: 'offline' }), copy.offline),
    ],
    toasts: [...new Set(toasts)].slice(0, TOASTS_AT_MOST).toSorted(),
    controls: controls.filter(({ kind }) => kind !== 'card' && kind !== 'text').map(lineOf),
    says: [],
    gauge: null,
    step: null,
    fan: null,
    picked: [],
    turning: -1,
    typed: null,
    missing: [],
    leaked: [],
    ...shown,
  }
  return { sight, controls: controls.filter(({ isOff }) => !isOff), reads, secrets }
}
