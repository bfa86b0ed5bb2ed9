// From a list to a book: the time from the press to the frame after the one with the new page's heading. Documents and pages that
// change without one are measured alike, so that shops of either kind compare.
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './load.mjs'
import { openPlainChromium } from './plain-chromium.mjs'

const NAVIGATIONS = 10
const REST_MS = 500
const PATIENCE_MS = 10_000
const POLL_MS = 25
const VIEW = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }

/** Runs in every document: notes when and where to was pressed, and when that page's heading was seen. */
function watch() {
  const headingOf = () => document.querySelector('main h1')?.textContent ?? ''
  const pressed = () => JSON.parse(sessionStorage.getItem('bench-pressed') ?? 'null')
  addEventListener(
    'mousedown',
    ({ target, timeStamp }) => {
      const at = performance.timeOrigin + timeStamp
      const { pathname } = new URL(target.closest('a').href)
      sessionStorage.setItem('bench-pressed', JSON.stringify({ at, pathname, before: headingOf() }))
      sessionStorage.removeItem('bench-seen')
    },
    { capture: true },
  )
  // Frames of a prerendered page begin when it is opened.
  const look = () => {
    const press = pressed()
    const heading = headingOf()
    const isThere = location.pathname === press?.pathname && heading && heading !== press.before
    if (!isThere || sessionStorage.getItem('bench-seen')) return requestAnimationFrame(look)
    requestAnimationFrame(() => {
      const [{ activationStart = 0 }] = performance.getEntriesByType('navigation')
      const opened = performance.timeOrigin + activationStart
      const at = Math.max(performance.timeOrigin + performance.now(), opened)
      const seen = { ms: at - press.at, isPrerendered: activationStart > 0 }
      sessionStorage.setItem('bench-seen', JSON.stringify(seen))
      requestAnimationFrame(look)
    })
  }
  requestAnimationFrame(look)
}

/** Asks the page until it says something; between two documents there is nobody to ask. */
async function untilSaid({ evaluate }, expression) {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const said = await evaluate(expression).catch(() => null)
    if (said) return said
    await wait(POLL_MS)
  }
  return null
}

const isSettled = `document.readyState === 'complete' && location.pathname === '/san-pham' &&
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')) &&
  new Promise((resolve) => requestIdleCallback(() => resolve(true)))`

const moveTo = ({ tell }, x, y) => tell('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })

async function pressAt(chromium, { x, y }) {
  const button = { x, y, button: 'left', clickCount: 1 }
  await chromium.tell('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  // The page that was pressed may be gone before it answers.
  void chromium
    .tell('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
    .catch(() => undefined)
}

/** Opens the list as somebody who is there, and finds a link to a book. */
async function openList(chromium, origin, index) {
  await chromium.tell('Emulation.setDeviceMetricsOverride', VIEW)
  await chromium.tell('Page.navigate', { url: `${origin}/san-pham` })
  await untilSaid(
    chromium,
    `document.readyState === 'complete' && location.pathname === '/san-pham'`,
  )
  await moveTo(chromium, 5, 5)
  await moveTo(chromium, 9, 9)
  if (!(await untilSaid(chromium, isSettled))) throw new Error('The list did not settle')
  return chromium.evaluate(`(() => {
    const links = document.querySelectorAll('main article a[href^="/san-pham/"]')
    const link = links[${index} % links.length]
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, href: link.href }
  })()`)
}

/** How the pointer comes to the press. */
const approaches = {
  pressedAtOnce: () => undefined,
  rested: () => wait(REST_MS),
  prerendered: (preloads, href) => preloads.untilReady(href),
}

async function navigateOnce(chromium, preloads, { origin, index, approach }) {
  const link = await openList(chromium, origin, index)
  preloads.forget()
  await moveTo(chromium, link.x, link.y)
  if ((await approaches[approach](preloads, link.href)) === false) return null
  await pressAt(chromium, link)
  const seen = await untilSaid(chromium, `sessionStorage.getItem('bench-seen')`)
  if (!seen) throw new Error(`${link.href} did not open`)
  return JSON.parse(seen)
}

/** What the browser has ready of pages that may be opened. */
function listenForPreloads() {
  const ready = new Set()
  return {
    forget: () => ready.clear(),
    hear: (method, { key, status }) => {
      if (method === 'Preload.prerenderStatusUpdated' && status === 'Ready') ready.add(key.url)
    },
    untilReady: async (href) => {
      const deadline = performance.now() + PATIENCE_MS
      while (!ready.has(href) && performance.now() < deadline) await wait(POLL_MS)
      return ready.has(href)
    },
  }
}

function summary(runs) {
  const seen = runs.filter((run) => run !== null)
  if (seen.length === 0) return null
  const times = seen.map(({ ms }) => ms)
  return {
    median: median(times),
    min: Math.min(...times),
    max: Math.max(...times),
    prerendered: `${seen.filter(({ isPrerendered }) => isPrerendered).length} of ${runs.length}`,
  }
}

/** Times in ms by approach; null where nothing was prerendered. Goals: 200 pressed at once, 60 after a rest that prerendered. */
export async function measureNavigations(origin, executablePath) {
  const preloads = listenForPreloads()
  const script = `(${watch})()`
  const chromium = await openPlainChromium({ executablePath, script, onPreload: preloads.hear })
  const measure = async (approach) => {
    const runs = []
    for (let index = 0; index < NAVIGATIONS; index++)
      runs.push(await navigateOnce(chromium, preloads, { origin, index: index * 2, approach }))
    return summary(runs)
  }
  try {
    // Once without counting: a page nobody went to before is rendered then.
    await measure('pressedAtOnce')
    const results = {}
    for (const approach of Object.keys(approaches)) results[approach] = await measure(approach)
    return results
  } finally {
    await chromium.close()
  }
}
