import { sprite } from '../kit/animals.ts'
import type { FaceOpt } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, halo, leafD, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { puffD, sparkleD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, rng, stroke } from '../kit/svg.ts'
/** Five of Wands: five pearl sprites cross their staffs. */
export default function fiveOfWands(t: number): string {
  const a = new Art('w05', t),
    L = '#6a3420'
  const wand = (len: number, k: number) =>
    ink(
      `M-6.500 ${len * 0.45}L-5 ${-len * 0.5}Q0 ${-len * 0.5 - 7} 5 ${-len * 0.5}L6.500 ${len * 0.45}Q0 ${len * 0.45 + 6} -6.500 ${len * 0.45}Z`,
      a.h('#e9b679', '#c98a4e', '#9f6236'),
      L,
      2.7,
    ) +
    stroke(`M-5 ${len * 0.24}h10M-5.500 ${len * 0.3}h11`, '#fff1d6', 2.6) +
    stroke(`M-1 ${-len * 0.2}v${len * 0.2}M2 ${-len * 0.02}v${len * 0.12}`, '#8a5230', 1.6, { opacity: 0.6 }) +
    ink(leafD(4, 0, 22, 10), a.v('#d4e7a2', '#8fb766'), '#55783f', 2.2, {
      transform: `translate(1 ${n(-len * 0.36)}) rotate(${n(-32 + 6 * a.osc(2, k))})`,
    }) +
    ink(leafD(4, 0, 18, 8), a.v('#d4e7a2', '#8fb766'), '#55783f', 2.2, {
      transform: `translate(-1 ${n(-len * 0.26)}) rotate(${n(212 + 6 * a.osc(2, k + 0.3))})`,
    }) +
    // ember tip
    circle(0, -len * 0.5 - 4, 24, a.glow('#ffd98a', 0.9), { opacity: n(0.6 + 0.4 * a.osc01(2, k)) }) +
    path(sparkleD(0, -len * 0.5 - 4, 9 + 2 * a.osc(2, k)), '#fff6d8')
  const fighter = (
    x: number,
    y: number,
    r: number,
    k: number,
    wx: number,
    wy: number,
    rot: number,
    len: number,
    base: [string, string, string],
    band: string,
    f: FaceOpt,
    legD?: string,
    other?: string,
  ) => {
    const hop = -7 * Math.abs(a.osc(1, k)),
      sw = 5 * a.osc(2, k)
    return (
      oval(x, y + r * 1.34, r * 0.9, 7, '#5a2a1c', { opacity: 0.22 }) +
      `<g transform="translate(${n(x)} ${n(y + hop)}) rotate(${n(sw * 0.5)})">` +
      at(wx, wy, 1, rot + sw, wand(len, k)) +
      sprite(a, {
        r,
        base,
        line: '#47222a',
        face: f,
        armL: other ?? `M${-r * 0.8} ${r * 0.3}Q${-r * 1.3} ${r * 0.4} ${-r * 1.25} ${r * 0.75}`,
        armR: `M${wx > 0 ? r * 0.75 : -r * 0.75} ${r * 0.2}Q${n(wx * 1.12)} ${n(r * 0.1 + wy * 0.3)} ${n(wx)} ${n(wy + 8)}`,
        ...(legD ? { legD } : {}),
        hat:
          ink(
            `M${-r * 0.93} ${-r * 0.36}Q0 ${-r * 0.98} ${r * 0.93} ${-r * 0.36}L${r * 0.82} ${-r * 0.58}Q0 ${-r * 1.22} ${-r * 0.82} ${-r * 0.58}Z`,
            band,
            '#47222a',
            2.4,
          ) +
          ink(
            `M${r * 0.84} ${-r * 0.5}l${r * 0.42} ${-r * 0.3}l${r * 0.02} ${r * 0.34}l${r * 0.26} ${r * 0.2}Z`,
            band,
            '#47222a',
            2.2,
          ),
      }) +
      circle(wx, wy + 8, 7, base[1], { stroke: '#47222a', 'stroke-width': 2.6 }) +
      '</g>'
    )
  }
  const burst = (r: number, pts: number) => {
    let d = ''
    for (let i = 0; i < pts * 2; i++) {
      const b = (i * Math.PI) / pts - 0.2,
        q = i % 2 ? r * 0.62 : r * (1 + 0.08 * Math.sin(i * 2.1))
      d += `${i ? 'L' : 'M'}${n(q * Math.cos(b))} ${n(q * Math.sin(b))}`
    }
    return d + 'Z'
  }
  const p = 1 + 0.07 * a.osc(2),
    sparks = (() => {
      const r = rng('sp')
      let s = ''
      for (let i = 0; i < 18; i++) {
        const u = a.saw(1, i / 18),
          b = r() * 6.283,
          d = 40 + 120 * u
        s += path(sparkleD(240 + d * Math.cos(b), 244 + d * Math.sin(b), 4 + 3 * r()), i % 2 ? '#fff3c8' : '#ffc56b', {
          opacity: n(Math.sin(Math.PI * u)),
        })
      }
      return s
    })()
  return frame(
    a,
    { suit: 'wands', mark: 5, edge: '#2a1016' },
    sky(a, '#4a2a66', '#a24b78', '#f0815f', '#ffb974', '#ffe6b4') +
      stars(a, 40, 50, 440, 260, 60, 'w05', { big: 8 }) +
      beams(a, 240, 244, 480, 24, '#fff0c8', 0.14) +
      halo(a, 240, 244, 250, '#ffe9b8', '#ff8f6a', 0.9) +
      cloud(a, 96 + 5 * a.osc(1), 236, 150, 56, '#ffe9dc', '#f29a86', { swirl: '#e07a68' }) +
      cloud(a, 396 - 5 * a.osc(1), 208, 150, 56, '#ffe9dc', '#f29a86', { swirl: '#e07a68' }) +
      mountain(a, 110, 500, 240, 150, '#c8607a', '#f6a070') +
      mountain(a, 380, 500, 260, 160, '#c8607a', '#f6a070') +
      mountain(a, 250, 510, 180, 90, '#e0806f', '#f8b27c') +
      path('M20 486Q130 452 240 472T470 474V700H20Z', a.v('#f6c07c', '#d98f4f')) +
      path('M20 556Q150 526 260 548T470 548V700H20Z', a.v('#f3b56e', '#c87c42')) +
      dust(40, 490, 440, 672, 150, 'wd', '#9a5528', 0.4) +
      stroke(
        'M70 640q20 -8 40 0M360 656q20 -8 44 0M210 664q16 -6 32 0M300 520q14 -6 26 0M130 512q14 -6 26 0',
        '#a05a2c',
        2.4,
        { opacity: 0.5 },
      ) +
      fighter(240, 424, 36, 0.1, 10, -84, 3, 170, ['#d09a78', '#98604e', '#663a36'], C.berryDeep, {
        eyes: 'round',
        brow: 'angry',
        mouth: 'open',
      }) +
      fighter(112, 486, 37, 0.35, 48, -82, 34, 226, ['#cbaae8', '#9472c2', '#654a92'], C.honey, {
        eyes: 'dot',
        brow: 'angry',
        mouth: 'wavy',
      }) +
      fighter(370, 484, 37, 0.6, -48, -82, -34, 226, ['#b4c9f2', '#7d98d6', '#506ab0'], '#fff3e0', {
        eyes: 'happy',
        mouth: 'open',
      }) +
      at(
        240,
        244,
        p,
        0,
        halo(a, 0, 0, 120, '#fffbe4', '#ffc56b', 0.9),
        ink(
          burst(60, 12),
          a.rad([
            [0, '#fffdf0'],
            [0.6, '#ffe28f'],
            [1, '#ffb84f'],
          ]),
          '#b8622c',
          2.7,
        ),
        ink(burst(36, 10), '#fffaf0', '#f0a24a', 2),
        path(starD(0, 1, 13), '#f08a4b', { stroke: '#f08a4b', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
      ) +
      fighter(160, 604, 40, 0.8, 52, -70, 33, 176, ['#d0e2a6', '#98b972', '#67874c'], C.taro, {
        eyes: 'dot',
        brow: 'angry',
        mouth: 'open',
      }) +
      fighter(322, 606, 40, 0.2, -52, -70, -33, 176, ['#fbc8c2', '#e58b94', '#b15a6a'], C.matcha, {
        eyes: 'dot',
        brow: 'angry',
        mouth: 'smile',
      }) +
      at(
        240,
        492,
        1 + 0.12 * a.osc(2, 0.3),
        20,
        path(burst(22, 8), '#fff6d0', { stroke: '#f0a24a', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
      ) +
      sparks +
      each(
        [
          [92, 656, 44],
          [390, 660, 46],
          [244, 668, 38],
          [60, 570, 26],
          [424, 566, 26],
        ],
        ([x, y, r], i) =>
          path(puffD(x + 3 * a.osc(1, i * 0.2), y, r, r * 0.42, 8), a.v('#fff6e6', '#f8cf98'), { opacity: 0.95 }) +
          stroke(spiralD(x - r * 0.2, y, r * 0.2, 1, 1, 2.5), '#e0a05f', 2.2),
      ),
  )
}
