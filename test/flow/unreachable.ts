/** What the charts bear and no hand and no real effect can bring about: for the drivers on a screen these are no gaps. */
export const UNREACHABLE: Readonly<Record<string, string>> = {
  'reading.visit.cardDraw.table —open.cardDraw→ (stays)': 'no link on the table leads to the table',
  'seat.naming —xstate.error.actor.inventNickname→ seat.ended': 'making a nickname up does not fail',
  'result.recalling —xstate.error.actor.recallResult→ result.read': 'a record that cannot be read is no record',
  'sharing.picture.fetching —xstate.error.actor.fetchPicture→ sharing.picture.settled':
    'a picture that does not come is no picture',
  'sharedReading.loading —xstate.error.actor.fetchShared→ sharedReading.refused.troubled':
    'the call answers every failure with its reason',
  'sharedReading.naming —xstate.error.actor.pickSubtitle→ sharedReading.shown': 'picking a subtitle does not fail',
  'sharedReading.refused.missing —sharedReading.retry→ (stays)': 'there is no button for it',
}
