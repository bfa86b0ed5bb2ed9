import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, type Cookie, chromium, expect } from 'playwright/test'
import { longExam, shortExam } from '@/e2e/support/exams'
import { teacher } from '@/e2e/support/people'
import { begin, question, result, saveState, signInQuietly } from '@/e2e/support/sitting'
import { findChromium } from '@/server/gate/chromium'

type Killable = {
  context: BrowserContext
  kill: () => Promise<void>
  /** Nothing of the browser runs until it is woken, as when a laptop is shut. */
  sleep: () => void
  wake: () => void
}

const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--no-first-run',
]
const STARTS = 3

/** Connects to a browser that writes down its port; one that starts while the machine is busy may never answer. */
async function connect(portFile: string) {
  await expect.poll(() => existsSync(portFile), { timeout: 60_000 }).toBe(true)
  const [port] = readFileSync(portFile, 'utf8').split('\n')
  return chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 15_000 })
}

/** A browser on a profile of its own that can die at any moment, as one does when a telephone needs the memory. */
async function start(profile: string, cookies: Cookie[], tries = STARTS): Promise<Killable> {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child: ChildProcess = spawn(
    findChromium() ?? chromium.executablePath(),
    [`--user-data-dir=${profile}`, ...flags],
    { detached: true, stdio: 'ignore' },
  )
  const send = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal)
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    send('SIGKILL')
    await gone
  }
  const browser = await connect(portFile).catch(async (error) => {
    await end()
    if (tries > 1) return null
    throw error
  })
  if (!browser) return start(profile, cookies, tries - 1)
  const [context] = browser.contexts()
  if (!context) throw new Error('no context')
  await context.addCookies(cookies)
  const kill = async () => {
    await end()
    await browser.close()
  }
  return { context, kill, sleep: () => send('SIGSTOP'), wake: () => send('SIGCONT') }
}

/** Begins the one-minute exam, answers, and sleeps at once for so long: what the result then says. */
export async function sleepOverTheEnd(origin: string, seconds: number): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'hien-sach-profile-'))
  const browser = await start(profile, [])
  try {
    const page = await browser.context.newPage()
    await signInQuietly(page, undefined, origin)
    await begin(page, `${origin}/bai-kiem-tra/${shortExam.id}`)
    await page.getByRole('radio').first().check()
    await expect(saveState(page)).toContainText('Đã lưu lúc')
    browser.sleep()
    await setTimeout(seconds * 1_000)
    browser.wake()
    await expect(result(page)).toBeVisible({ timeout: 30_000 })
    return (await result(page).textContent()) ?? ''
  } finally {
    await browser.kill()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Gives an answer, kills the browser 50 ms later and starts it on the same profile, again and again: was each answer there? */
export async function answersSurviveKills(origin: string, times: number): Promise<boolean[]> {
  const address = `${origin}/bai-kiem-tra/${longExam.id}`
  const profile = mkdtempSync(join(tmpdir(), 'hien-sach-profile-'))
  const survived: boolean[] = []
  let browser = await start(profile, [])
  try {
    let page = await browser.context.newPage()
    await signInQuietly(page, teacher, origin)
    await begin(page, address)
    const cookies = await browser.context.cookies()
    for (let time = 0; time < times; time++) {
      const chosen = page.getByRole('radio').nth(time % 4)
      await chosen.check()
      await page.waitForTimeout(50)
      await browser.kill()
      browser = await start(profile, cookies)
      page = await browser.context.newPage()
      await page.goto(address)
      await expect(question(page, 1)).toBeVisible({ timeout: 60_000 })
      survived.push(
        await page
          .getByRole('radio')
          .nth(time % 4)
          .isChecked(),
      )
    }
  } finally {
    await browser.kill()
    rmSync(profile, { recursive: true, force: true })
  }
  return survived
}
