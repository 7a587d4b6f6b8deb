/** What effects say when the world fails: sentences that a visitor may come to read, and those of the specification for developers. */
export const TOPICS_FAILED = '주제를 불러오지 못했어요'
export const READERS_FAILED = '리더를 불러오지 못했어요'
/** Neither topics nor readers came. */
export const APP_DATA_FAILED = '메뉴를 불러오지 못했어요'
export const SESSION_FAILED = '세션을 만들지 못했어요'
export const NO_SESSION_ID_RETURNED = '서버가 세션 ID를 돌려주지 않았어요'
export const SUBMIT_FAILED = '세션 데이터를 제출하지 못했어요'
export const CARDS_FAILED = '카드를 불러오지 못했어요'
export const NO_SESSION_ID = '세션 ID가 없어요'
export const TOO_SLOW = '응답이 너무 늦어요. 잠시 후 다시 시도해 주세요.'
export const UNREADABLE_ANSWER = '서버의 답을 읽을 수 없어요'
export const UNFIT_ANSWER = '서버의 답이 약속과 달라요'

export const SHARE_TITLE = '타로 한 잔'
export const SHARE_TEXT = '타로 한 잔이 읽어 준 세 장의 카드, 함께 볼래요?'

export const MISSING_SESSION_DATA = 'Missing required session data'
export const NO_SESSION_ID_AVAILABLE = 'No session ID available'
export const UNKNOWN_ANSWER = 'Unknown error occurred'

export const networkError = (detail: string): string => `Network error: ${detail}`
export const storageFailed = (key: string): string => `저장하지 못했어요: ${key}`
export const sessionStorageFailed = (key: string): string => `세션을 저장하지 못했어요: ${key}`
export const withDetail = (sentence: string, detail: string): string => (detail ? `${sentence} (${detail})` : sentence)
