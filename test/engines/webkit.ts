/** WebKitGTK's small browser by WebDriver, through selenium, on a screen that nobody sees. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../freePort.mjs'
import { listenIn } from './complaints.ts'
import { between, SIZE, type Engine, type Place, type Tab } from './engine.ts'

/** @param driver path of WebKitWebDriver, which knows its browser */
export async function openWebKit(driver: string, origin: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as NodeJS.EventEmitter, 'data')) as [Buffer]
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`${driver} ended with ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  const newDriver = () =>
    new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
  const open = new Set<Tab>()
  return {
    async newVisitor() {
      const tab = await tabOf(await newDriver(), origin)
      const close = async () => {
        open.delete(tab)
        await tab.close()
      }
      open.add(tab)
      return { ...tab, close }
    },
    async close() {
      // Those that a failure left behind.
      for (const tab of open) await tab.close()
      await Promise.all([server, screen].map(end))
    },
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const KEYS = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER }

async function tabOf(session: WebDriver, origin: string): Promise<Tab> {
  const heard = await listenIn(origin)
  await session
    .manage()
    .window()
    .setRect({ ...SIZE, x: 0, y: 0 })
  // Its driver gives a finger to the page as a mouse, so both hands are one here.
  const to = ({ x, y }: Place) => ({ origin: Origin.VIEWPORT, duration: 20, x: Math.round(x), y: Math.round(y) })
  return {
    about: `WebKitGTK ${(await session.getCapabilities()).getBrowserVersion()}`,
    open: (path) => session.get(heard.origin + path),
    reload: () => session.navigate().refresh(),
    evaluate: (run, input) => session.executeScript(run, input),
    press: (place) => session.actions().move(to(place)).press().release().perform(),
    drag(from, end) {
      const actions = session.actions().move(to(from)).press()
      for (const place of between(from, end)) actions.move(to(place))
      return actions.release().perform()
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    complaints: () => heard.complaints,
    async close() {
      await session.quit()
      await heard.close()
    },
  }
}
