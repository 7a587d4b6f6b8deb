/** What a messenger that previews a link is told of a reading. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Region } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../src/provider/database/open.ts'
import { readingsIn, type Readings } from '../../../src/provider/readings.ts'
import { writeSection } from '../../../src/provider/writing/composer.ts'
import { SECTIONS } from '../../../src/provider/section.ts'
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
  for (const page of ['index.html', 'not-found.html', 'shell.html']) await cp('index.html', path.join(folder, page))
  await cp('public', folder, { recursive: true })
  database = await emptyDatabase('pglite')
  running = await run(database, { clientFolder: folder })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** A reading that messengers have asked for already, and that its owner has done something to since. */
async function askedBefore(change: (readings: Readings, id: string) => Promise<void>): Promise<string> {
  const id = await reading()
  await Promise.all([page(id), fetch(`${running.url}/share/${id}/wide.jpg`)])
  await change(readingsIn(database.tables), id)
  return id
}

let count = 0
/** A reading that is written as far as asked. */
async function reading({ nickname = '별이', questionText = QUESTION, isFinished = true } = {}): Promise<string> {
  const id = `shared_reading_000000${(count += 1)}`.slice(-21)
  const readings = readingsIn(database.tables)
  await readings.create(id, nickname, [...CARDS])
  await readings.submit(id, { ...ANSWERS, questionText })
  const stored = await readings.reading(id)
  if (!stored || stored === 'unsubmitted') throw new Error('not stored')
  for (const section of isFinished ? SECTIONS : SECTIONS.slice(0, 3))
    await readings.store(stored.request, section, writeSection(section, stored.request))
  return id
}

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
  expect(text).not.toContain('인연을')
})

test('whatever a nickname holds stays text', async () => {
  const id = await reading({ nickname: `"><script>$&'별` })
  const { text } = await page(id)
  expect(text).not.toContain('"><script>$')
  expect(meta(text, 'og:title')).toBe('&#34;&#62;&#60;script&#62;$&#38;&#39;별님의 타로 한 잔')
})

test('addresses are those that the public knows', async () => {
  const { url } = await runForTest(database, {
    clientFolder: folder,
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
