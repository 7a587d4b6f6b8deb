import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/app/tokens.css', 'utf8')

/** The custom properties of every rule with this selector. */
const tokensOf = (selector: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/^(\S[^{\n]*) \{\n([^}]*)\}/gm)]
      .filter(([, found]) => found === selector)
      .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  )

const dark = tokensOf(':root')
const light = { ...dark, ...tokensOf(":root[data-theme='light']") }
const foam = tokensOf("[data-ground='foam']")
const THEMES = { dark, light, 'foam by night': { ...dark, ...foam }, 'foam by day': { ...light, ...foam } }
type Tokens = Record<string, string>

type Rgb = [number, number, number]

const rgb = (hex: string): Rgb => {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(hex) ?? []
  if (!b) throw new Error(`${hex} is no colour of six digits`)
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)]
}

const stops = (gradient: string | undefined): string[] => gradient?.match(/#[\da-f]{6}/g) ?? []

/** `rgb(r g b / n%)` over a colour. */
const veiled = (veil: string, under: string): Rgb => {
  const [, r, g, b, share] = /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(veil) ?? []
  const a = Number(share) / 100
  const [x, y, z] = rgb(under)
  return [a * Number(r) + (1 - a) * x, a * Number(g) + (1 - a) * y, a * Number(b) + (1 - a) * z]
}

/** Relative luminance as WCAG 2 defines it. */
const luminance = (colour: Rgb): number => {
  const [r, g, b] = colour.map((channel) => {
    const c = channel / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast, 1 to 21. */
const contrast = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const token = (tokens: Tokens, name: string): string => {
  const value = tokens[name]
  if (value === undefined) throw new Error(`--${name} is missing`)
  return value
}

/** Every pair below the limit, so that one run names them all. */
const below = (limit: number, tokens: Tokens, inks: readonly string[], grounds: Record<string, Rgb>): string[] =>
  inks.flatMap((ink) =>
    Object.entries(grounds)
      .map(([name, ground]) => ({ name, ratio: contrast(rgb(token(tokens, ink)), ground) }))
      .filter(({ ratio }) => ratio < limit)
      .map(({ name, ratio }) => `${ink} on ${name}: ${ratio.toFixed(2)}`),
  )

const plain = (tokens: Tokens, names: readonly string[]): Record<string, Rgb> =>
  Object.fromEntries(names.map((name) => [name, rgb(token(tokens, name))]))

const SHEETS = ['bg', 'surface', 'raised'] as const

test('the colours are measured as WCAG measures them', () => {
  expect(contrast(rgb('#ffffff'), rgb('#000000'))).toBeCloseTo(21)
  expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeCloseTo(4.54, 2)
})

test.each(['dark', 'light'] as const)('what is read on the sheets of the %s theme, 4.5:1', (theme) => {
  const tokens = THEMES[theme]
  const inks = ['text', 'text-2', 'text-3', 'primary', 'accent', 'berry', 'matcha', 'danger']
  expect(below(4.5, tokens, inks, plain(tokens, SHEETS))).toEqual([])
})

test.each(['dark', 'light'] as const)('what is read on the veiled sky of the %s theme, 4.5:1', (theme) => {
  const tokens = THEMES[theme]
  const grounds = Object.fromEntries(
    stops(tokens['sky']).map((stop) => [`veiled ${stop}`, veiled(token(tokens, 'veil'), stop)]),
  )
  const inks = ['text', 'text-2', 'primary', 'accent', 'berry', 'matcha']
  expect(below(4.5, tokens, inks, grounds)).toEqual([])
})

test.each(['dark', 'light'] as const)('what is read on the sky itself of the %s theme, 4.5:1', (theme) => {
  const tokens = THEMES[theme]
  // The foot of the sky lies behind the foam or a sheet.
  const grounds = Object.fromEntries(
    stops(tokens['sky'])
      .slice(0, 3)
      .map((stop) => [stop, rgb(stop)]),
  )
  expect(below(4.5, tokens, ['text', 'text-2'], grounds)).toEqual([])
})

test.each(['dark', 'light', 'foam by night', 'foam by day'] as const)('the main button, %s, 4.5:1', (theme) => {
  const tokens = THEMES[theme]
  const grounds = Object.fromEntries(stops(tokens['cta']).map((stop) => [stop, rgb(stop)]))
  expect(below(4.5, tokens, ['on-primary'], grounds)).toEqual([])
  expect(below(4.5, tokens, ['on-primary'], plain(tokens, ['primary']))).toEqual([])
})

test.each(['foam by night', 'foam by day'] as const)('what is read in the %s, 4.5:1', (theme) => {
  const tokens = THEMES[theme]
  const grounds = plain(tokens, ['foam-1', 'foam-2', 'surface', 'raised'])
  expect(below(4.5, tokens, ['text', 'text-2', 'danger', 'on-foam'], grounds)).toEqual([])
  expect(below(4.5, tokens, ['text-3'], plain(tokens, ['surface', 'raised']))).toEqual([])
})

test.each(['dark', 'light', 'foam by night', 'foam by day'] as const)(
  'outlines of what can be used, and the focus ring, %s, 3:1',
  (theme) => {
    const tokens = THEMES[theme]
    const grounds = plain(tokens, theme.startsWith('foam') ? ['foam-1', 'foam-2', 'surface'] : SHEETS)
    expect(below(3, tokens, ['line-strong', 'ring'], grounds)).toEqual([])
  },
)
