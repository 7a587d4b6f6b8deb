/** What a messenger that previews a link is told of a reading. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Region } from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copy } from '../../../src/app/copy.ts'
import { Told } from '../../../src/contract/pages.ts'
import { bodies, pages } from '../../../src/pages.ts'
import type { Database } from '../../../src/provider/database/open.ts'
import { readingsIn, type Readings } from '../../../src/provider/readings.ts'
import { ANSWERS, call, emptyDatabase, run, runForTest, type Running } from '../running.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const QUESTION = '올해 안에 <새로운> 인연을 "만날" 수 있을까요?'
const CARDS = [
  { position: 'past', cardId: 1, orientation: 'upright' },
  { position: 'present', cardId: 30, orientation: 'reversed' },
  { position: 'future', cardId: 72, orientation: 'upright' },
] as const
const MESSENGERS = ['kakaotalk-scrap/1.0', 'Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0', 'facebookexternalhit/1.1']

let folder: string
let database: Database
let running: Running
beforeAll(async () => {
  folder = await temporaryFolder()
  const built = await readFile('index.html', 'utf8')
  for (const [file, { body }] of Object.entries(await bodies()))
    await writeFile(
      path.join(folder, file),
      built.replace('<div id="root"></div>', () => body),
    )
  await cp('public', folder, { recursive: true })
  database = await emptyDatabase('pglite')
  running = await run(database, { app: { folder, pages } })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** A reading that messengers have asked for already, and that its owner has done something to since. */
async function askedBefore(change: (readings: Readings, id: string) => Promise<void>): Promise<string> {
  const id = await reading()
  await Promise.all([page(id), fetch(`${running.url}/share/${id}/wide.jpg`)])
  await change(running.readings, id)
  return id
}

let count = 0
/** A reading that is written as far as asked. */
async function reading({ nickname = '별이', questionText = QUESTION, isFinished = true } = {}): Promise<string> {
  const id = `shared_reading_000000${(count += 1)}`.slice(-21)
  // Nothing of a slow one has had its turn.
  const readings = isFinished ? running.readings : readingsIn(database, { paceMs: 600_000, isComposed: true })
  await readings.create(id, nickname, [...CARDS])
  await readings.submit(id, { ...ANSWERS, questionText })
  return id
}

/** What a page tells its app. */
const toldIn = (html: string): Told =>
  v.parse(Told, JSON.parse(/<script type="application\/json" id="told">(.*)<\/script>/.exec(html)?.[1] ?? ''))
const resultPage = (id: string, headers: Record<string, string> = {}) =>
  call(`${running.url}/result/${id}`, undefined, { headers: { accept: 'text/html', ...headers } })

const page = (id: string, agent = 'kakaotalk-scrap/1.0', url = running.url) =>
  call(`${url}/share/${id}`, undefined, { headers: { 'user-agent': agent, accept: '*/*' } })
const meta = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

test.each(MESSENGERS)('%s sees whose it is, the cards and how it reads', async (agent) => {
  const id = await reading()
  const { status, headers, text } = await page(id, agent)
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(meta(text, 'og:title')).toBe('별이님의 타로 한 잔')
  expect(meta(text, 'og:description')).toMatch(/^과거 바보, 현재 \S.*, 미래 \S.*\. .*요\. 행운 카드 /)
  expect(meta(text, 'og:image')).toBe(`${running.url}/share/${id}/wide.jpg`)
  expect(text).toContain(`<link rel="canonical" href="${running.url}/share/${id}" />`)
  expect(text.match(/<title>/g)).toHaveLength(1)
  expect(text).not.toContain('"만날"')
})

test('whoever opens the link sees the cards and the words before any script', async () => {
  const id = await reading()
  const { text } = await page(id)
  const { result, sessionId } = toldIn(text)
  expect([sessionId, result?.status, result?.questionText]).toEqual([id, 'COMPLETED', null])
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  expect(main.match(/<video[^>]* poster="\/media\/cards\//g)).toHaveLength(3)
  for (const words of [...Object.values(result?.interpretations ?? {}), result?.luckyCard?.message])
    expect(main).toContain(words?.split(/\n+/)[0] ?? 'no words')
  // The policy of the page refuses them.
  expect(main).not.toContain('style=')
})

test('a result is drawn as far as it is written, and not sent again to whoever has it', async () => {
  const begun = await resultPage(await reading({ isFinished: false }))
  expect(toldIn(begun.text).result?.status).toBe('PAST_PROCESSING')
  expect(begun.text).toContain(copy.result.missing('past'))
  const id = await reading()
  const { text, headers } = await resultPage(id)
  expect(text).toContain(toldIn(text).result?.interpretations?.past?.split(/\n+/)[0] ?? 'no words')
  const again = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await resultPage(id, again)).status).toBe(304)
  await running.readings.setHidden(id, true)
  const hidden = await resultPage(id, again)
  expect([hidden.status, hidden.text.includes('별이')]).toEqual([200, false])
})

test('before its answers have come a result is waited for', async () => {
  const id = 'shared_reading_waits_'
  await running.readings.create(id, '별이', [...CARDS])
  const { text } = await resultPage(id)
  expect(toldIn(text)).toMatchObject({ sessionId: id, result: null })
  expect(text).toContain(copy.loading.title)
})

test('whatever a nickname holds stays text', async () => {
  const id = await reading({ nickname: `"><script>$&'별` })
  const { text } = await page(id)
  expect(text).not.toContain('"><script>$')
  expect(toldIn(text).result?.nickname).toBe(`"><script>$&'별`)
  expect(meta(text, 'og:title')).toBe('&#34;&#62;&#60;script&#62;$&#38;&#39;별님의 타로 한 잔')
})

test('addresses are those that the public knows', async () => {
  const { url } = await runForTest(database, {
    app: { folder, pages },
    environment: { PUBLIC_URL: 'https://tarot.example' },
  })
  const id = await reading()
  expect(meta((await page(id, undefined, url)).text, 'og:image')).toBe(`https://tarot.example/share/${id}/wide.jpg`)
})

test.each([
  ['wide', 1200, 630],
  ['tall', 1080, 1350],
])('the %s picture is drawn once for all who ask', async (shape, width, height) => {
  const id = await reading()
  const asked = () => fetch(`${running.url}/share/${id}/${shape}.jpg`)
  const [one, other] = await Promise.all([asked(), asked()])
  expect(one.headers.get('content-type')).toBe('image/jpeg')
  const picture = Buffer.from(await one.arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ width, height, format: 'jpeg' })
  expect(picture.equals(Buffer.from(await other.arrayBuffer()))).toBe(true)
})

test('the picture shows the cards and the name', async () => {
  const bytes = async (nickname: string) =>
    Buffer.from(await (await fetch(`${running.url}/share/${await reading({ nickname })}/wide.jpg`)).arrayBuffer())
  const [one, other] = await Promise.all([bytes('별이'), bytes('한결같은보리차')])
  const differs = async (region: Region): Promise<boolean> => {
    const [a, b] = await Promise.all([one, other].map((from) => sharp(from).extract(region).raw().toBuffer()))
    return !a!.equals(b!)
  }
  // The same cards lie to the right of another name.
  expect(await differs({ left: 60, top: 180, width: 460, height: 90 })).toBe(true)
  expect(await differs({ left: 760, top: 120, width: 180, height: 300 })).toBe(false)
})

test.each([
  ['that nobody knows', () => Promise.resolve('shared_reading_unknown')],
  ['that is not finished', () => reading({ isFinished: false })],
  ['that its owner hides', () => askedBefore((readings, id) => readings.setHidden(id, true))],
  ['that its owner deleted', () => askedBefore((readings, id) => readings.remove(id))],
  ['that speaks with care', () => reading({ questionText: '지난달에 엄마가 돌아가셨는데 어떻게 견뎌야 할까요' })],
])('of a reading %s nothing is told', async (_, make) => {
  const id = await make()
  const { status, text } = await page(id)
  expect([status, meta(text, 'og:image')]).toEqual([200, `${running.url}/og.jpg`])
  expect(text).not.toContain('별이')
  const picture = await fetch(`${running.url}/share/${id}/wide.jpg`, { redirect: 'manual' })
  expect([picture.status, picture.headers.get('location')]).toEqual([302, '/og.jpg'])
})

test('a picture that cannot be drawn is told as trouble, and drawn when it can be', async () => {
  const id = await reading()
  const file = path.join(folder, 'media/share/wide-foam.png')
  const foam = await readFile(file)
  await writeFile(file, 'no picture')
  expect((await fetch(`${running.url}/share/${id}/wide.jpg`)).status).toBe(500)
  await writeFile(file, foam)
  expect((await fetch(`${running.url}/share/${id}/wide.jpg`)).status).toBe(200)
})

test('results and shared pages are kept out of searches, the rest is not', async () => {
  const robots = async (address: string) =>
    (await call(running.url + address, undefined, { headers: { accept: 'text/html' } })).headers.get('x-robots-tag')
  expect(await robots('/result/abc1234')).toBe('noindex')
  expect(await robots('/share/abc1234')).toBe('noindex')
  expect(await robots('/')).toBeNull()
})
