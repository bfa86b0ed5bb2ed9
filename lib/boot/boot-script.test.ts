/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { bootScript } from '@/lib/boot/boot-script'
import { applyHints, hintCookies, rememberLook } from '@/lib/boot/hint-cookies'

/** Runs the script as a page would and tells what it left on the root element. */
function boot(cookies: Record<string, string>) {
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const name of Object.values(hintCookies)) setCookie(name, cookies[name] ?? '')
  const script = document.createElement('script')
  script.textContent = bootScript
  document.head.append(script)
  return look()
}

function setCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the script under test reads it.
  document.cookie = `${name}=${value}; path=/; max-age=${value ? 60 : 0}`
}

const look = () => {
  const { dataset, style } = document.documentElement
  return {
    theme: dataset.theme,
    scale: style.getPropertyValue('--font-scale'),
    layout: dataset.layout,
    signedIn: dataset.signedIn,
    count: dataset.cartCount,
  }
}

const plain = {
  theme: 'light5',
  scale: '1',
  layout: undefined,
  signedIn: undefined,
  count: undefined,
}

test.each([
  [{}, plain],
  [
    { 'hien-sach-look': 'dark12.70.vertical' },
    { ...plain, theme: 'dark12', scale: '0.7', layout: 'vertical' },
  ],
  [
    {
      'hien-sach-look': 'light1.130.horizontal',
      'hien-sach-signed-in': '1',
      'hien-sach-cart-count': '3',
    },
    { ...plain, theme: 'light1', scale: '1.3', signedIn: '', count: '3' },
  ],
  [
    {
      'hien-sach-look': 'dark13.75.sideways',
      'hien-sach-signed-in': 'yes',
      'hien-sach-cart-count': '-1',
    },
    plain,
  ],
  [{ 'hien-sach-look': 'light5"><script>' }, plain],
])('with the cookies %j the page starts as %j', (cookies, expected) => {
  expect(boot(cookies)).toEqual(expected)
})

test('what the script does and what the page does later agree', () => {
  for (const value of ['dark8.110.vertical', 'light3.90.horizontal', 'nonsense']) {
    const early = boot({
      'hien-sach-look': value,
      'hien-sach-signed-in': '1',
      'hien-sach-cart-count': '12',
    })
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name)
    applyHints()
    expect(look()).toEqual(early)
  }
})

test('a chosen look is there at once and on the next page', () => {
  boot({})
  rememberLook({ theme: 'dark4', fontScale: 120, layout: 'vertical' })
  expect(look()).toMatchObject({ theme: 'dark4', scale: '1.2', layout: 'vertical' })
  expect(document.cookie).toContain('hien-sach-look=dark4.120.vertical')
})

const fontsOn = () => document.documentElement.dataset.fonts !== undefined

/** A browser whose first paint and font loading the test controls. */
function fakeBrowser(load: () => Promise<void>) {
  const watching = new Set<() => void>()
  type Look = (seen: { getEntriesByName: () => object[] }, me: Observer) => void
  class Observer {
    #tell: () => void
    constructor(look: Look) {
      this.#tell = () => look({ getEntriesByName: () => [{}] }, this)
    }
    observe() {
      watching.add(this.#tell)
    }
    disconnect() {
      watching.delete(this.#tell)
    }
  }
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  Object.defineProperty(window, 'PerformanceObserver', { value: Observer, configurable: true })
  return {
    paint: () => {
      for (const tell of [...watching]) tell()
      return settled()
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  Reflect.deleteProperty(window, 'PerformanceObserver')
})

test('the web fonts load after the first paint, and apply at once on the next page', async () => {
  const load = jest.fn(() => Promise.resolve())
  const browser = fakeBrowser(load)
  boot({})
  await browser.paint()
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await settled()
  expect(load).not.toHaveBeenCalled()
  await browser.paint()
  expect(fontsOn()).toBe(true)
  expect(document.cookie).toContain('hien-sach-fonts=1')
  boot({ 'hien-sach-fonts': '1' })
  expect(fontsOn()).toBe(true)
})

test('all fonts are loaded before the first is applied', async () => {
  const arrived: (() => void)[] = []
  const browser = fakeBrowser(() => new Promise((resolve) => arrived.push(resolve)))
  boot({})
  window.dispatchEvent(new Event('load'))
  await browser.paint()
  arrived[0]?.()
  await settled()
  expect(fontsOn()).toBe(false)
  arrived[1]?.()
  await settled()
  expect(fontsOn()).toBe(true)
})

test('fonts that fail to load are not applied, and are loaded again on the next page', async () => {
  const browser = fakeBrowser(() => Promise.reject(new Error('offline')))
  boot({})
  window.dispatchEvent(new Event('load'))
  await browser.paint()
  expect(fontsOn()).toBe(false)
  expect(document.cookie).not.toContain('hien-sach-fonts')
})

test('a browser without paint timing applies them once the page is loaded', () => {
  boot({})
  window.dispatchEvent(new Event('load'))
  expect(fontsOn()).toBe(true)
})
