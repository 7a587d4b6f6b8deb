/** Mutants that nobody can notice: the reason first, then the mutants. One that a test does notice fails the run. */
const BY_REASON = {
  'Whoever enters the region names the state inside it.': [
    'reading.catalog · initial: broken',
    ...['reader', 'topic', 'welcome', 'category', 'question'].map(
      (state) => `reading.visit.onboarding · initial: ${state}`,
    ),
    ...['result', 'invalidResult'].map((state) => `reading.visit.reading · initial: ${state}`),
    'reading.visit.shared · initial: invalidShare',
    ...['demoLoading', 'pastReadings'].map((state) => `reading.visit.elsewhere · initial: ${state}`),
    ...['showing', 'deleting'].map((state) => `pastReadings.busy · initial: ${state}`),
    'catalog · initial: failed',
    ...['unfinished', 'missing', 'unreachable'].map((state) => `sharedReading.refused · initial: ${state}`),
  ],
  'A state that only judges goes on to where the transition led at once.': [
    'reading.session · session.created → .open: to .none',
    'reading.session.open.cards.fetching · onDone of cards [ended(cards)] → known: to restoring',
    'reading.session.open.cards.broken · cards.wanted → fetching: to restoring',
    'reading.session.open.submission.none · answers.submit [hasAnswers] → underWay: to restoring',
    'reading.session.open.submission.none · answers.submitAgain [hasAnswers] → underWay: to restoring',
    'reading.session.open.submission.underWay · onDone of submission [ended(accepted)] → accepted: to restoring',
    'reading.session.open.submission.underWay · onDone of submission [ended(refused)] → none: to restoring',
    'reading.visit · visit.restart → .onboarding.welcome: to .onboarding.firstUnfilled',
    'reading.visit.onboarding.question · sample.toggle → .asking: to .judging',
    'seat.naming · onDone of inventNickname → creating: to arriving',
    'drawing.revealing.third · after REVEAL_STAGGER → #drawing.revealed: to #drawing.restoring',
    'result.read.polling.asking · onDone of fetchReading [isWritten(completed)] → done: to judging',
    'result.read.polling.waiting · after POLLING_INTERVAL → asking: to judging',
    'result.read.polling · result.poll → .asking: to .judging',
    'result.read.polling.paused · attention.returned → asking: to judging',
    'result.read.view.awaiting · reading.grew → open: to judging',
  ],
  'A page that may not be opened yet leads to the first unfilled one, and from there to the table when all are filled.':
    [
      'reading.visit · open.cardDraw [isReachable(cardDraw)] → .cardDraw: never',
      'reading.visit · open.cardDraw [isReachable(cardDraw)] → .cardDraw: to .onboarding',
      'reading.visit · open.cardDraw [isReachable(cardDraw)] → .cardDraw: guard always true',
    ],
  'A session that is lost takes every page behind the first one with it.': [
    'reading.visit.cardDraw.seating · always [lacksAnswers] → #reading.visit.onboarding.firstUnfilled: to #reading.visit.onboarding.welcome',
  ],
  'Answers are sent from the table and from an own result only, where they are whole.': [
    'reading.session.open.submission.none · answers.submit [hasAnswers] → underWay: guard always true',
    'reading.session.open.submission.none · answers.submitAgain [hasAnswers] → underWay: guard always true',
  ],
}

export const EQUIVALENT = new Set(Object.values(BY_REASON).flat())
