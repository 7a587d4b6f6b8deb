import { emblem } from './emblem.ts'
import { lettering, outline } from './lettering.ts'
import { dust, pearl } from './ornaments.ts'
import { C, FLAVOUR, type Suit } from './palette.ts'
import { roman } from './roman.ts'
import { crescentD, sparkleD, spiralD } from './shapes.ts'
import { Art, circle, ink, mirrored, mix, n, path, rect, stroke } from './svg.ts'
import { titleOf } from './title.ts'

/** The arch window of a card, in card units (480 × 768). */
export const WINDOW = 'M34 664V206C34 108 128 38 240 38C352 38 446 108 446 206V664Q446 680 430 680H50Q34 680 34 664Z'
const BEADS =
  'M24.500 664V206C24.500 100 122 28.500 240 28.500C358 28.500 455.500 100 455.500 206V664Q455.500 689.500 430 689.500H50Q24.500 689.500 24.500 664Z'
const CAP = 'M240 9C263 9 271 22 271 36.500C271 55 259 65 240 65C221 65 209 55 209 36.500C209 22 217 9 240 9Z'
const CAP_INNER =
  'M240 14.500C258.500 14.500 265.500 25 265.500 36.500C265.500 51.500 256 59.500 240 59.500C224 59.500 214.500 51.500 214.500 36.500C214.500 25 221.500 14.500 240 14.500Z'

export type Rank = 'page' | 'knight' | 'queen' | 'king'

/** What the frame says about its card: the suit, and the number (majors, ace to ten) or the rank of a court card. */
export interface FrameOptions {
  suit: Suit | 'major'
  mark: number | Rank | 'veil'
  /** Colour of the soft shade along the window's edge. */
  edge?: string
}

/** A whole card of 480 × 768: the cup-like paper frame of the suit around a scene that fills the arch window. */
export function frame(a: Art, o: FrameOptions, scene: string): string {
  const F = FLAVOUR[o.suit]
  const line = F.ink
  const edge = o.edge ?? C.night900
  const major = o.suit === 'major'
  const base: [string, string, string] = major ? ['#9a6048', '#5d3632', '#3a2026'] : [F.pale, F.mid, F.deep]
  const title = o.mark === 'veil' ? undefined : titleOf(o.suit, o.mark)
  const size = title && title.ko.length > 7 ? 25 : 30
  const half = title ? outline('jua', title.ko, size, 2).width / 2 : 34
  // A long name leaves a star beside it; a short one has room for a rule.
  const from = half + 22
  const paper =
    rect(
      0,
      0,
      480,
      768,
      a.lin(
        [
          [0, F.paper[0]],
          [0.55, mix(F.paper[0], F.paper[1], 0.5)],
          [1, F.paper[1]],
        ],
        0,
        0,
        0.5,
        1,
      ),
    ) + dust(6, 6, 474, 762, 170, 'paper', line, 0.16, 0.5, 1.1)
  const side = mirrored(
    240,
    () =>
      stroke(spiralD(183, 62, 20, 1.5, 1, 2.5), line, 2.2, { opacity: 0.8 }) +
      stroke(spiralD(141, 40.5, 9, 1, -1, 0.6), line, 1.8, { opacity: 0.6 }) +
      path(sparkleD(207, 34, 10), F.deep) +
      circle(212, 104, 4.2, line, { opacity: 0.8 }) +
      circle(206, 121, 2.6, line, { opacity: 0.6 }) +
      circle(214.5, 134, 1.8, line, { opacity: 0.5 }) +
      circle(112, 26, 2.8, line, { opacity: 0.6 }) +
      circle(168, 25, 2.4, line, { opacity: 0.6 }) +
      circle(180, 24, 1.6, line, { opacity: 0.5 }) +
      pearl(a, 212, 738, 11, base) +
      pearl(a, 190, 741, 8, base) +
      pearl(a, 216, 716, 7.5, base) +
      pearl(a, 198, 722, 5.5, base) +
      pearl(a, 172.5, 744, 5, base) +
      (from > 132
        ? path(sparkleD(from, 716, 5), F.deep)
        : stroke(`M${n(from + 8)} 716H146`, line, 1.6, { opacity: 0.55 }) +
          path(sparkleD(156, 716, 6.5), F.deep) +
          circle(from, 716, 2.4, line, { opacity: 0.7 })),
  )
  const inCap =
    typeof o.mark === 'number' && major
      ? lettering('cinzel', roman(o.mark), 240, 44.5, 22, 44, line)
      : o.mark === 'veil'
        ? path(crescentD(237, 37, 14, 0.44, 0.82), F.deep)
        : emblem(a, o.suit, 240, 38, 0.74)
  const below = title
    ? lettering('jua', title.ko, 240, 724, size, 300, C.ink, 2) +
      lettering('cinzel', title.en, 240, 746, 10.5, 220, line, 3)
    : `<g transform="rotate(-90 240 722)">${path(crescentD(240, 722, 17, 0.4, 0.84), F.deep)}</g>` +
      pearl(a, 231, 719, 4.6, base) +
      pearl(a, 249, 719, 4.6, base) +
      pearl(a, 240, 711, 4.6, base)
  return a.svg(
    paper,
    rect(9, 9, 462, 750, 'none', { rx: 24, stroke: line, 'stroke-width': 1.4, opacity: 0.5 }),
    side,
    stroke(BEADS, line, 2.6, { 'stroke-dasharray': '0.01 9.02', opacity: 0.6 }),
    a.clip(
      WINDOW,
      scene,
      stroke(WINDOW, edge, 30, { opacity: 0.045 }),
      stroke(WINDOW, edge, 20, { opacity: 0.055 }),
      stroke(WINDOW, edge, 11, { opacity: 0.1 }),
    ),
    stroke(WINDOW, line, 5),
    stroke(WINDOW, a.v('#fff4cf', F.mid, F.deep), 2.4),
    ink(CAP, a.v('#fffcf4', F.paper[1]), line, 2.4),
    stroke(CAP_INNER, line, 1, { opacity: 0.45 }),
    inCap,
    below,
  )
}
