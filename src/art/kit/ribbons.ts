import { leafD } from './ornaments.ts'
import { Art, at, circle, ink, mirrored, n, stroke, times } from './svg.ts'

/** A long ribbon bow. */
export const bow = (x: number, y: number, k: number, fill: string, line: string): string =>
  at(
    x,
    y,
    k,
    0,
    ink(
      'M0 4C-6 18 -14 30 -24 40L-10 38L-4 46C0 34 2 20 0 4ZM0 4C6 18 14 30 24 40L10 38L4 46C0 34 -2 20 0 4Z',
      fill,
      line,
      2.4,
    ) +
      ink('M0 0C-14 -22 -38 -22 -36 0C-38 18 -14 16 0 0ZM0 0C14 -22 38 -22 36 0C38 18 14 16 0 0Z', fill, line, 2.6) +
      circle(0, 0, 7, fill, { stroke: line, 'stroke-width': 2.4 }),
  )

/** A laurel wreath of two arms, open at the top; radius r. */
export const wreath = (a: Art, x: number, y: number, r: number, line = '#4f7040', leaves = 9): string =>
  at(
    x,
    y,
    1,
    0,
    mirrored(
      0,
      () =>
        stroke(`M0 ${n(r)}A${n(r)} ${n(r)} 0 0 0 ${n(r * 0.42)} ${n(-r * 0.9)}`, line, 3) +
        times(leaves, (i) => {
          const b = Math.PI / 2 - ((i + 0.5) / leaves) * (Math.PI * 0.86)
          const px = r * Math.cos(b)
          const py = r * Math.sin(b)
          const deg = (b * 180) / Math.PI - 90
          const size = r * 0.27
          return (
            ink(leafD(0, 0, size, size * 0.42), a.v('#d2e6a4', '#86ad63'), line, 1.8, {
              transform: `translate(${n(px)} ${n(py)}) rotate(${n(deg - 34)})`,
            }) +
            ink(leafD(0, 0, size, size * 0.42), a.v('#c2da92', '#7aa05a'), line, 1.8, {
              transform: `translate(${n(px)} ${n(py)}) rotate(${n(deg + 34)})`,
            })
          )
        }),
    ) + bow(0, r, r * 0.011, '#ffb3ab', '#a84a5c'),
  )
