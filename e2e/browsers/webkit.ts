import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@/e2e/support/program'
import { findFreePort } from '@/server/supervisor/ports'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const FIRST_PORT = 3900
const FIRST_DISPLAY = 90
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** What is missing to open WebKit here; null when nothing is. Debian has it in webkit2gtk-driver and xvfb. */
export const missingForWebKit = (): string | null =>
  [DRIVER, SCREEN, BROWSER].find((path) => !existsSync(path)) ?? null

type Answer = { value: unknown }

async function send(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await response.json()) as Answer
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  let number = FIRST_DISPLAY
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number += 1
  const display = `:${number}`
  const args = [display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']
  const process = spawn(SCREEN, args, { stdio: 'ignore' })
  await until(async () => existsSync(`/tmp/.X11-unix/X${number}`), 10_000)
  return { display, process }
}

export type WebKitPage = {
  open: (path: string) => Promise<void>
  /** Runs a function's body in the page. */
  run: <T>(body: string, ...args: unknown[]) => Promise<T>
  /** Presses what a selector finds, or what shows a text, as a finger would. */
  press: (selector: string, text?: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  /** Waits until an expression holds in the page. */
  waitFor: (expression: string, ms?: number) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Goes back by the page's own history: the driver's own way hangs on pages from the browser's memory. */
  back: () => Promise<void>
  close: () => Promise<void>
}

/** Opens WebKit on a screen nobody sees; `features` are switched, as `-PopoverAttribute`. */
export async function openWebKit(origin: string, features: readonly string[] = []) {
  const profile = mkdtempSync(join(tmpdir(), 'hien-sach-webkit-'))
  const screen = await startScreen()
  const port = await findFreePort(FIRST_PORT)
  const env = { ...process.env, DISPLAY: screen.display, HOME: profile, XDG_RUNTIME_DIR: profile }
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...env, LC_ALL: 'C.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
    detached: true,
  })
  const root = `http://127.0.0.1:${port}`
  const end = () => {
    try {
      // The driver's own children end with it.
      process.kill(-(driver.pid ?? 0), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    screen.process.kill('SIGKILL')
    rmSync(profile, { recursive: true, force: true })
  }
  try {
    await until(async () => (await fetch(`${root}/status`)).ok, 15_000)
    const args = ['--automation', ...(features.length ? [`--features=${features.join(',')}`] : [])]
    const options = { binary: BROWSER, args }
    const session = (await send(`${root}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string }
    return pageOf(origin, `${root}/session/${session.sessionId}`, end)
  } catch (error) {
    end()
    throw error
  }
}

function pageOf(origin: string, session: string, end: () => void): WebKitPage {
  const run = async <T>(body: string, ...args: unknown[]) =>
    (await send(`${session}/execute/sync`, 'POST', { script: body, args })) as T
  const waitFor = async (expression: string, ms = 20_000) => {
    if (!(await until(async () => await run<boolean>(`return Boolean(${expression})`), ms)))
      throw new Error(`never came true: ${expression}`)
  }
  /** The first element that is seen, brought to the middle: what lies under a bar cannot be pressed. */
  const find = async (selector: string, text = '') => {
    const wanted = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && one.textContent.includes(${JSON.stringify(text)}))`
    await waitFor(wanted)
    const found = await run<Record<string, string>>(
      `const found = ${wanted}; found.scrollIntoView({ block: 'center' }); return found`,
    )
    return `${session}/element/${found[ELEMENT]}`
  }
  return {
    run,
    waitFor,
    open: async (path) => void (await send(`${session}/url`, 'POST', { url: origin + path })),
    press: async (selector, text) =>
      void (await send(`${await find(selector, text)}/click`, 'POST', {})),
    type: async (selector, text) =>
      void (await send(`${await find(selector)}/value`, 'POST', { text })),
    resize: async (width, height) =>
      void (await send(`${session}/window/rect`, 'POST', { width, height })),
    back: async () => void (await run('history.back()')),
    close: async () => {
      await send(session, 'DELETE').catch(() => undefined)
      end()
    },
  }
}
