// What a browser sees: weight of a first view, the server's work for it, the first tap, and the way from a list to a book.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { cpuByProgram } from '../support/processes.mjs'
import { median } from './load.mjs'
import { measureNavigations } from './navigations.mjs'

const VIEWS = 12
/** A server just started translates its own programs; the browser is cold, the shop is not. */
const WARM_VIEWS = 3
const KB = 1024
const TAPS = 10
/** A middling telephone. */
const SLOW_CPU = 4

/** React marks what it has taken over. */
const isHydrated = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))

/** Fonts and the pictures in view are there: nothing of what somebody looks at will change. */
const isAllShown = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  )

/** A first view by somebody who moves, until all that is in view is there and answers. */
async function viewOnce(browser, address) {
  const start = performance.now()
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
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(isHydrated)
  await page.waitForFunction(isAllShown)
  await context.close()
  return { bytes, requests, ms: performance.now() - start }
}

/** The first touch of a book's page, before anything is hydrated, on its button for the cart. */
async function tapOnce(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  // A headless browser tells when an event was painted only with the next change after it: the frame itself is waited for.
  await page.addInitScript(() => {
    const onPress = ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          window.answered = performance.now() - timeStamp
        }
        port2.postMessage(null)
      })
    addEventListener('click', onPress, { capture: true, once: true })
  })
  await page.goto(address)
  const { x, y, width, height } = await page.locator('[data-bottom-bar] button').boundingBox()
  const start = performance.now()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.locator('html[data-cart-count="1"]').waitFor({ timeout: 10_000 })
  const done = performance.now() - start
  const answered = await page.evaluate(() => window.answered)
  await context.close()
  return { answered, done }
}

async function bookOn(browser, origin) {
  const page = await browser.newPage()
  await page.goto(`${origin}/san-pham`)
  const book = page.locator('main article:not([data-sold-out]) a[href^="/san-pham/"]').first()
  const address = new URL((await book.getAttribute('href')) ?? '', origin).href
  await page.close()
  return address
}

async function measureFirstTap(browser, address) {
  const taps = []
  for (let index = 0; index < TAPS; index++) taps.push(await tapOnce(browser, address))
  const of = (name) => taps.map((tap) => tap[name])
  return {
    answered: median(of('answered')),
    slowest: Math.max(...of('answered')),
    inTheCart: median(of('done')),
  }
}

const sumOf = (parts) => Object.values(parts).reduce((sum, part) => sum + part, 0)

/** CPU in ms of each program while something is done. */
async function usedBy(pid, work) {
  const before = cpuByProgram(pid)
  await work()
  const now = Object.entries(cpuByProgram(pid))
  return Object.fromEntries(now.map(([name, cpu]) => [name, cpu - (before[name] ?? 0)]))
}

function summary(runs) {
  const sums = runs.map(sumOf)
  const programs = [...new Set(runs.flatMap(Object.keys))]
  return {
    median: median(sums),
    min: Math.min(...sums),
    max: Math.max(...sums),
    /** With what falls into one view of many: a list that is written anew, e-mails looked for, memory tidied. */
    mean: sumOf(sums) / sums.length,
    byProgram: Object.fromEntries(
      programs.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
    ),
  }
}

/** Views of a cold browser and, after each, as long a time in which nobody comes. */
async function measureViews(browser, address, pid) {
  for (let index = 0; index < WARM_VIEWS; index++) await viewOnce(browser, address)
  const [views, cpu, idle] = [[], [], []]
  for (let index = 0; index < VIEWS; index++) {
    cpu.push(await usedBy(pid, async () => views.push(await viewOnce(browser, address))))
    idle.push(await usedBy(pid, () => sleep(views.at(-1).ms)))
  }
  return {
    cpuPerView: summary(cpu),
    /** Of it, what the shop uses in the same time when nobody comes. */
    idleOfView: summary(idle),
    kilobytes: median(views.map(({ bytes }) => bytes)) / KB,
    requests: median(views.map(({ requests }) => requests)),
  }
}

export async function measureBrowser({ port, pid }) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const origin = `http://localhost:${port}`
  try {
    const seen = await measureViews(browser, `${origin}/san-pham`, pid)
    const book = await bookOn(browser, origin)
    return {
      ...seen,
      /** Until something is painted, and until the book is in the cart; a tap that is lost throws. */
      firstTap: await measureFirstTap(browser, book),
      navigation: await measureNavigations(origin, executablePath),
    }
  } finally {
    await browser.close()
  }
}
