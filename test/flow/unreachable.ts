/** What the charts bear and no hand and no real effect can bring about: for the drivers on a screen these are no gaps. */
export const UNREACHABLE: Readonly<Record<string, string>> = {
  'reading.visit.cardDraw.table —open.cardDraw→ (stays)': 'no link on the table leads to the table',
  'reading.words.sound —xstate.error.actor.watchWords→ reading.words.broken': 'the judge itself does not fail',
  'reading.words.broken —words.wanted→ reading.words.sound': 'the same',
  'reading.words.broken': 'the same',
  'reading.visit.onboarding.welcome.leaving —always[0]→ reading.visit.onboarding.welcome.judging':
    'the lists are there before a hand has typed',
  'reading.visit.onboarding.welcome.leaving —always[1]→ reading.visit.onboarding.welcome.editing.touched': 'the same',
  'reading.visit.onboarding.welcome.judging —words.judged→ reading.visit.onboarding.welcome.leaving': 'the same',
  'reading.visit.onboarding.welcome.judging —words.unjudged→ reading.visit.onboarding.welcome.editing.touched':
    'the same',
  'reading.visit.onboarding.welcome.judging': 'the same',
  'reading.visit.cardDraw.judging —words.unjudged→ reading.visit.onboarding.question': 'the same',
  'reading.kept —xstate.error.actor.watchReadings→ (stays)': 'looking for readings does not fail',
  'pastReadings —xstate.error.actor.watchReadings→ pastReadings.reading': 'nor does it in the list',
  'pastReadings.reading —xstate.error.actor.recallReadings→ pastReadings.empty':
    'a record that cannot be read is no record',
  'pastReadings.forgetting —xstate.error.actor.forgetReading→ pastReadings.reading':
    'deleting from the device does not fail',
  'pastReadings.forgettingAll —xstate.error.actor.forgetAllReadings→ pastReadings.reading':
    'deleting from the device does not fail',
  'reading.visit.elsewhere.pastReadings —pastReadings.failed→ (stays)': 'nothing of these four fails',
  'seat.naming —xstate.error.actor.inventNickname→ seat.ended': 'making a nickname up does not fail',
  'result.recalling —xstate.error.actor.recallResult→ result.read': 'a record that cannot be read is no record',
  'result.read.view.open.ownership.recalling —xstate.error.actor.recallOwnership→ result.read.view.open.ownership.foreign':
    'a secret that cannot be read is none',
  'speech.seeking —xstate.error.actor.findVoice→ speech.mute': 'a browser that tells of no voices has none',
  'speech.mute': 'the same',
  'sharing.picture.fetching —xstate.error.actor.fetchPicture→ sharing.picture.settled':
    'a picture that does not come is no picture',
  'sharedReading.loading —xstate.error.actor.fetchShared→ sharedReading.refused.troubled':
    'the call answers every failure with its reason',
  'sharedReading.naming —xstate.error.actor.pickSubtitle→ sharedReading.shown': 'picking a subtitle does not fail',
  'sharedReading.refused.missing —sharedReading.retry→ (stays)': 'there is no button for it',
  'sharedReading.refused.deleted —sharedReading.retry→ (stays)': 'there is no button for it',
}
