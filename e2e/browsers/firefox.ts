import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Debian has it in firefox-esr. */
const findFirefox = () => places.find((path) => existsSync(path))

/** What is missing to open Firefox here; null when nothing is. */
export const missingForFirefox = (): string | null => (findFirefox() ? null : 'firefox-esr')

export const openFirefox = (preferences: Record<string, unknown> = {}): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    extraPrefsFirefox: preferences,
    protocolTimeout: 60_000,
  })

export const phone = { width: 390, height: 800 }
const desktop = { width: 1280, height: 900 }

/** A page with the focus: in Firefox's first tab nothing has it, so that keys and focus traps fail there. */
async function newPage(browser: Browser, size: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage()
  await page.bringToFront()
  await page.setViewport(size)
  page.setDefaultTimeout(20_000)
  return page
}

/** Runs a journey in a visitor's own cookies and storage; what the console reports as an error fails it. */
export async function visit(
  browser: Browser,
  journey: (page: Page) => Promise<void>,
  size = desktop,
): Promise<void> {
  const page = await newPage(browser, size)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content-Security-Policy|hydrat/i.test(message.text()))
      errors.push(message.text())
  })
  try {
    await journey(page)
    if (errors.length > 0) throw new Error(errors.join('\n'))
  } finally {
    await page.browserContext().close()
  }
}

/** Waits until React answers for the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))

/** Presses what shows a text, in the middle of the window. */
export async function press(page: Page, selector: string, text = ''): Promise<void> {
  const found = await page.waitForFunction(
    (wanted, words) =>
      [...document.querySelectorAll(wanted)].find(
        (one) => one.checkVisibility() && one.textContent?.includes(words),
      ),
    {},
    selector,
    text,
  )
  const element = found.asElement()
  await element?.evaluate((one) => (one as Element).scrollIntoView({ block: 'center' }))
  await (element as unknown as { click: () => Promise<void> }).click()
}
