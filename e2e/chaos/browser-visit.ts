import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { findChromium } from '@/e2e/ci/chromium'
import { onPageError } from '@/e2e/support/page-errors'
import { type RunningShop, startShop } from '@/e2e/support/shop'

const PATIENCE_MS = 20_000

export type Visit = {
  page: Page
  /** Documents loaded so far, the first one too. */
  loads: () => number
  /** What scripts threw, also when an error page caught it. */
  thrown: () => readonly string[]
}

/** A new visitor with a browser of their own. */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  let loads = 0
  const thrown: string[] = []
  onPageError(page, (fault) => thrown.push(fault))
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return { page, loads: () => loads, thrown: () => thrown } satisfies Visit
}

/** Until the page's scripts have taken it over, so that a click is theirs and not the document's. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
  )

/** A shop and a browser for the time of one check. */
export async function withBrowser<T>(work: (browser: Browser, shop: RunningShop) => Promise<T>) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('there is no browser here')
  const shop = await startShop()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    return await work(browser, shop)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Runs steps with names; those that fail are told by their name, and the others are tried nevertheless. */
export async function trySteps(steps: Record<string, () => Promise<void>>) {
  const failures: string[] = []
  for (const [name, step] of Object.entries(steps))
    await step().catch((error: unknown) => {
      failures.push(`${name}: ${String(error).split('\n').slice(0, 3).join(' ')}`)
    })
  return { count: Object.keys(steps).length, failures }
}

export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
