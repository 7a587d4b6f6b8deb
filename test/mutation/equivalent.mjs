/** Mutants that nobody can notice: the reason first, then the mutants. One that a test does notice fails the run. */
const BY_REASON = {
  'A page that is reached is also the first unfilled one when it is the last of the pages that can be filled in.': [
    'reading.visit · visit.requested [isGranted(cardDraw)] → .cardDraw: never',
    'reading.visit · visit.requested [isGranted(cardDraw)] → .cardDraw: to .firstUnfilled',
    'reading.visit.loading · session.created → cardDraw: to firstUnfilled',
  ],
  'A blank visit has its first unfilled page on the welcome page.': [
    'reading.visit.result · visit.restart → welcome: to firstUnfilled',
    'reading.visit.invalidResult · visit.restart → welcome: to firstUnfilled',
    'reading.visit.share · visit.restart → welcome: to firstUnfilled',
    'reading.visit.invalidShare · visit.restart → welcome: to firstUnfilled',
  ],
  'Seating asks whether there is a fresh session, which has just been given, and goes on at once.': [
    'reading.visit.cardDraw.preparing · session.created → table: to seating',
    'reading.visit.cardDraw.table · session.created → table: to seating',
  ],
  'Restoring asks what has just been kept or forgotten, and goes on at once to the same state.': [
    'session · session.clear → .none: to .restoring',
    'session.creating · onDone of createSession → open: to restoring',
    'session.open.cards.drawing · onDone of fetchCards → drawn: to restoring',
    'selection.revealing.third · after REVEAL_STAGGER → #selection.revealed: to #selection.restoring',
    'result.open.polling.asking · onDone of fetchReading [isCompletedAnswer] → completed: to restoring',
    'session.open.submission.unsubmitted · session.submit → submitting: to restoring',
    'session.open.submission.retrying · session.submit → submitting: to restoring',
    'session.open.submission.retrying · after submitBackOff → submitting: to restoring',
  ],
  'Cards that are known are in the state drawn, so that restoring leads from undrawn to drawing only.': [
    'session.open.cards.undrawn · after cardsBackOff → drawing: to restoring',
    'session.open.cards.undrawn · session.drawCards → drawing: to restoring',
  ],
  'A complete reading is in the state completed, so that restoring leads from anywhere else to asking only.': [
    'result.open.polling.waiting · result.retry → asking: to restoring',
    'result.open.polling.waiting · after POLLING_INTERVAL → asking: to restoring',
    'result.open.polling.failed · result.retry → asking: to restoring',
    'result.open.polling.failed · after POLLING_INTERVAL → asking: to restoring',
    'result.open.polling.paused · attention.returned → asking: to restoring',
  ],
  'Cards that arrive are kept, and with known cards waiting goes on to the first by itself.': [
    'selection.revealing.waiting · cards.arrive → first: target dropped',
    'selection.revealing.waiting · cards.arrive → first: to waiting',
  ],
  'Nothing follows a reading that is no longer written, so that its growing changes nothing.': [
    'result.open.polling.asking · onDone of fetchReading [isCompletedAnswer] → completed: without growReading',
    'result.open.polling.asking · onDone of fetchReading [isFailedAnswer] → failed: without growReading',
  ],
  'Only a visitor turns the direction back, and that ends the following: while it lasts it is forward.': [
    'result.open.autoProgress.following.sliding · entry: without faceForward',
  ],
}

export const EQUIVALENT = new Set(Object.values(BY_REASON).flat())
