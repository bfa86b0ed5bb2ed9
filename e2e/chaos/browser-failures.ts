import type { Browser, Page } from 'playwright'
import { expectThat, trySteps, visit, withBrowser } from '@/e2e/chaos/browser-visit'
import { contentPages, policyPages } from '@/e2e/chaos/content-pages'
import type { Check } from '@/e2e/support/check'

const RELOAD_PAUSE_MS = 10_000
const MOST_LOADS = 2

// As text: what tsx makes of a function calls helpers that a page does not have.
/** Blocked as browsers block it: the very look at it throws. */
const blockStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    get() { throw new DOMException('blocked', 'SecurityError') },
  })`

const fillStorage = `Storage.prototype.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError')
}`

const blockCookies = `Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })`

/** Reads, puts a book into the cart as far as it goes, and stays where it is: no page loads itself again and again. */
const usesPages = (browser: Browser, origin: string, spoil: string) => async () => {
  const { page, loads, thrown } = await visit(browser, origin)
  await page.addInitScript({ content: spoil })
  for (const path of ['/trang-chu', '/gio-hang', '/login']) {
    await page.goto(path)
    // Behind a dialog it has no role.
    await page.locator('main').waitFor()
  }
  await page.goto('/san-pham')
  await page.getByRole('main').getByRole('link').first().waitFor()
  const before = loads()
  await page.waitForTimeout(RELOAD_PAUSE_MS)
  expectThat(loads() - before < MOST_LOADS, `${loads() - before} loads in ten seconds`)
  expectThat(thrown().length === 0, thrown().join(', '))
  await page.context().close()
}

/** What can be read, not what merely stands in the page. */
async function shownText(page: Page, where: string) {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
  return (await page.locator(where).innerText()).trim()
}

const readsWithoutScripts = (browser: Browser, origin: string) => async () => {
  const { page } = await visit(browser, origin, { javaScriptEnabled: false })
  for (const path of [...contentPages, ...policyPages]) {
    const answer = await page.goto(path)
    const text = await shownText(page, 'main')
    expectThat(answer?.status() === 200, `${path} answered ${answer?.status()}`)
    expectThat(text.length > 100, `${path} shows ${text.length} letters`)
  }
  for (const path of ['/gio-hang', '/login']) {
    await page.goto(path)
    const text = await shownText(page, 'body')
    expectThat(text.length > 40, `${path} shows nothing`)
  }
  await page.context().close()
}

/** The network goes away on a page, and whatever is tried then is answered in words. */
const goesOffline = (browser: Browser, origin: string) => async () => {
  const { page, loads, thrown } = await visit(browser, origin)
  await page.goto('/san-pham')
  await page.getByRole('list', { name: 'Danh sách sách' }).getByRole('link').first().click()
  await page.waitForURL(/\/san-pham\/[^?]+/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const before = loads()
  await page.context().setOffline(true)
  const add = page.getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await add.click()
  await page
    .getByText(/kết nối|mạng/i)
    .first()
    .waitFor()
  await page.waitForTimeout(RELOAD_PAUSE_MS)
  expectThat(loads() - before < MOST_LOADS, `${loads() - before} loads in ten seconds`)
  expectThat(thrown().length === 0, thrown().join(', '))
  await page.context().setOffline(false)
  await add.click()
  await page.getByText(/^Đã thêm “/).waitFor()
  await page.goto('/gio-hang')
  await page.getByRole('textbox', { name: /^Số lượng/ }).waitFor()
  await page.context().close()
}

export const browserFailures: Check = {
  name: 'browser-failures',
  proves: 'storage full or blocked, no cookies, no scripts, no network',
  run: () =>
    withBrowser((browser, { origin }) =>
      trySteps({
        'storage blocked': usesPages(browser, origin, blockStorage),
        'storage full': usesPages(browser, origin, fillStorage),
        'no cookies': usesPages(browser, origin, blockCookies),
        'no scripts': readsWithoutScripts(browser, origin),
        'no network': goesOffline(browser, origin),
      }),
    ),
}
