import { n, pick, TAU } from './svg.ts'
/** Four-point star; k is the width of its waist. */
export const sparkleD = (x: number, y: number, r: number, k = 0.16) =>
  `M${n(x)} ${n(y - r)}Q${n(x + r * k)} ${n(y - r * k)} ${n(x + r)} ${n(y)}Q${n(x + r * k)} ${n(y + r * k)} ${n(x)} ${n(y + r)}Q${n(x - r * k)} ${n(y + r * k)} ${n(x - r)} ${n(y)}Q${n(x - r * k)} ${n(y - r * k)} ${n(x)} ${n(y - r)}Z`
/** Star of `pts` points; `inner` is the inner radius as a share of r. */
export const starD = (x: number, y: number, r: number, pts = 5, inner = 0.52, rot = -90) => {
  let d = ''
  for (let i = 0; i < pts * 2; i++) {
    const a = ((rot + (i * 180) / pts) * Math.PI) / 180,
      q = i % 2 ? r * inner : r
    d += `${i ? 'L' : 'M'}${n(x + q * Math.cos(a))} ${n(y + q * Math.sin(a))}`
  }
  return d + 'Z'
}
/** Heart, s is half its height. */
export const heartD = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y + s * 0.85)}C${n(x - s * 1.5)} ${n(y - s * 0.1)} ${n(x - s * 0.85)} ${n(y - s)} ${n(x)} ${n(y - s * 0.32)}C${n(x + s * 0.85)} ${n(y - s)} ${n(x + s * 1.5)} ${n(y - s * 0.1)} ${n(x)} ${n(y + s * 0.85)}Z`
/** Drop with its point up, s is the radius of its belly. */
export const dropD = (x: number, y: number, s: number) =>
  `M${n(x)} ${n(y - s * 1.5)}C${n(x + s * 0.25)} ${n(y - s * 0.8)} ${n(x + s)} ${n(y - s * 0.3)} ${n(x + s)} ${n(y + s * 0.2)}A${n(s)} ${n(s)} 0 0 1 ${n(x - s)} ${n(y + s * 0.2)}C${n(x - s)} ${n(y - s * 0.3)} ${n(x - s * 0.25)} ${n(y - s * 0.8)} ${n(x)} ${n(y - s * 1.5)}Z`
/** crescent opening to the right: outer disc minus a disc moved right */
export const crescentD = (x: number, y: number, R: number, shift = 0.4, inner = 0.84) => {
  const d = R * shift,
    ri = R * inner,
    ix = (d * d + R * R - ri * ri) / (2 * d),
    iy = Math.sqrt(R * R - ix * ix)
  return `M${n(x + ix)} ${n(y - iy)}A${n(R)} ${n(R)} 0 ${ix > 0 ? 1 : 0} 0 ${n(x + ix)} ${n(y + iy)}A${n(ri)} ${n(ri)} 0 ${ix > d ? 1 : 0} 1 ${n(x + ix)} ${n(y - iy)}Z`
}
/** row of scallops from bumps along points: foam edge, clouds, wings */
export const scallop = (pts: [number, number][], k = 0.62, sweep = 1) =>
  pts
    .map(([x, y], i) => {
      if (!i) return `${n(x)} ${n(y)}`
      const [a, b] = pick(pts, i - 1)
      const r = Math.hypot(x - a, y - b) * k
      return `A${n(r)} ${n(r)} 0 0 ${sweep} ${n(x)} ${n(y)}`
    })
    .join('')
/** Cloud on a flat base at y, one bump per entry. */
export const cloudD = (x: number, y: number, w: number, h: number, bumps = [0.55, 0.85, 1, 0.8, 0.5]) => {
  const N = bumps.length
  const pts: [number, number][] = [[x - w / 2, y]]
  for (let i = 0; i < N - 1; i++) {
    const u = (i + 1) / N
    pts.push([x - w / 2 + w * u, y - h * Math.max(0, Math.min(pick(bumps, i), pick(bumps, i + 1)) - 0.3) * 1.1])
  }
  pts.push([x + w / 2, y])
  return `M${scallop(pts, 0.6)}Q${n(x)} ${n(y + h * 0.16)} ${n(x - w / 2)} ${n(y)}Z`
}
/** milk swirl from half-circle arcs: smooth and short */
export const spiralD = (x: number, y: number, r: number, turns = 1.4, dir = 1, start = 0) => {
  const H = Math.max(2, Math.round(turns * 2)),
    q = 0.62
  let rr = r,
    cx = x,
    cy = y,
    ang = start,
    d = ''
  for (let i = 0; i <= H; i++) {
    const px = cx + rr * Math.cos(ang),
      py = cy + rr * Math.sin(ang)
    if (!i) {
      d = `M${n(px)} ${n(py)}`
    }
    if (i === H) break
    const ex = cx - rr * Math.cos(ang),
      ey = cy - rr * Math.sin(ang)
    d += `A${n(rr)} ${n(rr)} 0 0 ${dir > 0 ? 1 : 0} ${n(ex)} ${n(ey)}`
    const nr = rr * q
    cx = ex + nr * Math.cos(ang)
    cy = ey + nr * Math.sin(ang)
    rr = nr
    ang += Math.PI
  }
  return d
}
/** closed scalloped ellipse: foliage, foam, wool */
export const puffD = (x: number, y: number, rx: number, ry: number, N = 9, rot = 0) => {
  const pts: [number, number][] = []
  for (let i = 0; i <= N; i++) {
    const b = rot + (i * TAU) / N
    pts.push([x + rx * Math.cos(b), y + ry * Math.sin(b)])
  }
  return `M${scallop(pts, 0.58)}Z`
}
