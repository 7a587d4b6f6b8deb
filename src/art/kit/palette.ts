/** Milk-tea night palette: every colour in the art comes from here. */
export const C = {
  // ink + tea browns
  ink: '#4a2a31',
  inkSoft: '#6d4340',
  cocoa: '#5b3631',
  brownSugar: '#8a5638',
  caramel: '#c0844a',
  toffee: '#d9a566',
  milkTea: '#e2bd93',
  latte: '#eed3b0',
  cream: '#fff0da',
  foam: '#fffaf1',
  // night
  night950: '#130c18',
  night900: '#1b1122',
  night800: '#26182f',
  night700: '#35233f',
  night600: '#493152',
  night500: '#634465',
  // flavours
  honey: '#ffd36b',
  honeyDeep: '#e9a53f',
  amber: '#f6b64f',
  taro: '#b79aec',
  taroPale: '#ddccf8',
  taroDeep: '#6e4bb0',
  taroInk: '#3d2a6b',
  berry: '#f6a3a6',
  berryPale: '#ffd2cd',
  berryDeep: '#d9606f',
  matcha: '#a9c67f',
  matchaPale: '#d6e5b3',
  matchaDeep: '#6a9350',
  pea: '#8fb4ee',
  peaPale: '#cbe0fb',
  peaDeep: '#4467b4',
  thai: '#f59a5b',
  thaiPale: '#ffd0a3',
  thaiDeep: '#d3652f',
  // skin
  skin: '#ffe6d2',
  skinShade: '#fbcdb2',
  skinTan: '#f3c9a1',
  skinTanShade: '#e2a97f',
  blush: '#f58f8f',
  white: '#ffffff',
} as const
/** The four suits of the minor arcana. */
export type Suit = 'wands' | 'cups' | 'swords' | 'pentacles'
/** one drink per suit: Thai tea, butterfly-pea/strawberry milk, taro, matcha */
export const FLAVOUR: Record<
  Suit | 'major',
  { pale: string; mid: string; deep: string; ink: string; paper: [string, string] }
> = {
  major: { pale: '#ffe7b8', mid: C.honey, deep: C.honeyDeep, ink: '#8a5638', paper: ['#fff4e2', '#f4dcbb'] },
  wands: { pale: C.thaiPale, mid: C.thai, deep: C.thaiDeep, ink: '#8f4321', paper: ['#fff1e0', '#fbd8b4'] },
  cups: { pale: C.berryPale, mid: C.berry, deep: C.berryDeep, ink: '#963a49', paper: ['#fff2ea', '#fbd3cb'] },
  swords: { pale: C.taroPale, mid: C.taro, deep: C.taroDeep, ink: '#4f3589', paper: ['#faf2fb', '#ddcdf0'] },
  pentacles: { pale: C.matchaPale, mid: C.matcha, deep: C.matchaDeep, ink: '#486b34', paper: ['#fbf6e2', '#d9e3b8'] },
}
