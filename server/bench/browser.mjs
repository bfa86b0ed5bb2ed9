// What a browser sees: weight of a first view, the server's work for it, and the way from a list to a book without a reload.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { median } from './load.mjs'
import { cpuOf } from './processes.mjs'

const VIEWS = 12
/** A server just started translates its own programs; the browser is cold, the shop is not. */
const WARM_VIEWS = 3
const NAVIGATIONS = 10
const DWELL_MS = 4_000
const IDLE_MS = 10_000
const KB = 1024

async function viewOnce(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  let requests = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  await page.goto(address)
  await page.waitForTimeout(DWELL_MS)
  await context.close()
  return { bytes, requests }
}

async function softOnce(page, index) {
  const link = page.locator('main a[href^="/san-pham/"]:not([href*="danh-muc"])').nth(index)
  await link.hover()
  await page.waitForTimeout(600)
  await page.evaluate(() => {
    addEventListener(
      'mousedown',
      () => {
        window.pressedAt = performance.now()
      },
      { once: true, capture: true },
    )
  })
  await link.click()
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () =>
          document.querySelector('.product h1')
            ? requestAnimationFrame(() => resolve(performance.now() - window.pressedAt))
            : requestAnimationFrame(look)
        look()
      }),
  )
}

export async function measureBrowser({ port, pid }) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const origin = `http://localhost:${port}`
  try {
    for (let index = 0; index < WARM_VIEWS; index++) await viewOnce(browser, `${origin}/san-pham`)
    const idleBefore = cpuOf(pid)
    await sleep(IDLE_MS)
    const idle = ((cpuOf(pid) - idleBefore) * DWELL_MS) / IDLE_MS
    const before = cpuOf(pid)
    const views = []
    for (let index = 0; index < VIEWS; index++)
      views.push(await viewOnce(browser, `${origin}/san-pham`))
    const cpuPerView = (cpuOf(pid) - before) / VIEWS
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const times = []
    for (let index = 0; index < NAVIGATIONS; index++) {
      await page.goto(`${origin}/san-pham`, { waitUntil: 'networkidle' })
      times.push(await softOnce(page, index * 2))
    }
    return {
      cpuPerView,
      /** Of it, what the shop uses in the same time when nobody comes. */
      idleOfView: idle,
      kilobytes: median(views.map(({ bytes }) => bytes)) / KB,
      requests: median(views.map(({ requests }) => requests)),
      softNavigation: { median: median(times), min: Math.min(...times), max: Math.max(...times) },
    }
  } finally {
    await browser.close()
  }
}
