import { NICKNAME_MAX, nicknameProblem } from './nickname.ts'

export const ADJECTIVES: readonly string[] = [
  '달콤한 포근한 따뜻한 고소한 쫀득한 향긋한 시원한 진한 부드러운 은은한 촉촉한 바삭한',
  '반짝이는 신비로운 고요한 느긋한 다정한 설레는 졸린 수줍은 씩씩한 명랑한 엉뚱한 상냥한',
  '행복한 용감한 지혜로운 몽글한 말랑한 소중한 평온한 빛나는 차분한 산뜻한 새콤한 폭신한',
  '노래하는 꿈꾸는 춤추는 여행하는 웃는 기다리는 느린 빠른 귀여운 온화한',
].flatMap((line) => line.split(' '))

export const NOUNS: readonly string[] = [
  '밀크티 버블티 라떼 말차 홍차 얼그레이 카모마일 루이보스 타피오카 펄 코코아 모카 크림',
  '푸딩 마들렌 스콘 와플 쿠키 찻잔 티스푼 찻잎 머그컵 주전자 시럽 흑당 캐러멜 바닐라',
  '시나몬 타로 별빛 달빛 은하수 초승달 보름달 수정구슬 나침반 등불 마법사 여사제 은둔자',
  '별자리 완드 펜타클 고양이 올빼미 구름 햇살 바람',
].flatMap((line) => line.split(' '))

/**
 * A nickname for a visitor who gives none: adjective, noun and a number from 1 to 99, at most 12 characters and free of
 * swearing, of which `isProfane` judges (specification section 5). `random` gives numbers from 0 up to, not including, 1. After 100 results that do
 * not fit it is a fixed phrase and four digits.
 */
export function randomNickname(
  random: () => number,
  isProfane: (text: string) => boolean,
  adjectives: readonly string[] = ADJECTIVES,
  nouns: readonly string[] = NOUNS,
): string {
  const below = (limit: number): number => Math.floor(random() * limit)
  for (let attempt = 0; attempt < 100; attempt++) {
    const nickname = `${adjectives[below(adjectives.length)]}${nouns[below(nouns.length)]}${1 + below(99)}`
    if (nicknameProblem(nickname, isProfane) === null) return nickname
  }
  const digits = String(below(10_000)).padStart(4, '0')
  return `타로손님${digits}`.slice(0, NICKNAME_MAX)
}
