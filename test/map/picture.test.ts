import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHARTS, edgesOf, statesOf } from './charts.ts'
import { FONT } from './boxText.ts'

describe.each(CHARTS.map((chart) => [chart.id, chart] as const))('%s', (id, chart) => {
  const svg = readFileSync(`docs/flow/${id}.svg`, 'utf8')

  test('can be read on a screen of 1600 pixels', () => {
    const width = Number(/width="(\d+)"/.exec(svg)?.[1])
    expect(FONT * Math.min(1, 1600 / width)).toBeGreaterThanOrEqual(10)
  })

  test('names every state, and every event that leads somewhere', () => {
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('\n')
    const words = new Set(texts.split(/[\s,]+/))
    const leading = edgesOf(chart).filter(({ target }) => target !== null)
    const wanted = [...statesOf(chart.root).map(({ key }) => key), ...leading.flatMap(({ event }) => event.split(' '))]
    expect(wanted.filter((word) => !words.has(word))).toEqual([])
  })
})
