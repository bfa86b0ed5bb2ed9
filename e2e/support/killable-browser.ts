import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, type Cookie, chromium, expect } from 'playwright/test'
import { findChromium } from '@/e2e/ci/chromium'
import { begin, question, result, saveState, signInQuietly } from '@/e2e/support/exam-attempt'
import { teacher } from '@/e2e/support/sample-accounts'
import { longExam, shortExam } from '@/e2e/support/sample-exams'

type Killable = {
  context: BrowserContext
  kill: () => Promise<void>
  /** Nothing of the browser runs until it is woken, as when a laptop is shut. */
  sleep: () => void
  wake: () => void
}

/** The process all others of the browser belong to. */
async function findProcess(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  const info = await session?.send('SystemInfo.getProcessInfo')
  const main = info?.processInfo.find((process) => process.type === 'browser')
  if (!main) throw new Error('the browser does not name its process')
  return main.id
}

/** A browser on a profile of its own that can die at any moment, as one does when a telephone needs the memory. */
async function start(profile: string, cookies: Cookie[]): Promise<Killable> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    locale: 'vi-VN',
  })
  const id = await findProcess(context)
  const send = (signal: NodeJS.Signals) => process.kill(-id, signal)
  await context.addCookies(cookies)
  let isOpen = true
  const gone = new Promise<void>((resolve) => {
    context.once('close', () => {
      isOpen = false
      resolve()
    })
  })
  const kill = async () => {
    if (isOpen) send('SIGKILL')
    await gone
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
      // By the page's own clock: a machine with much to do lets it wait before it runs at all.
      await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 50)))
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
