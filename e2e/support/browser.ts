import { type BrowserContext, chromium, type Page } from 'playwright'
import { ensureChromium } from '@/e2e/ci/chromium'

/** Works in one page of a real browser and closes it again. */
export async function inBrowser<T>(
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error('No browser here; CHROMIUM_PATH may name one.')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const context = await browser.newContext()
    return await work(await context.newPage(), context)
  } finally {
    await browser.close()
  }
}

/** A visitor's page has arrived and its scripts have taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
}
