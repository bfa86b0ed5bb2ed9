/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { bootScript } from '@/lib/boot/boot-script'
import { applyHints, hintCookies, rememberPreferences } from '@/lib/boot/hint-cookies'

/** Runs the script as a page would and tells what it left on the root element. */
function boot(cookies: Record<string, string>) {
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const name of Object.values(hintCookies)) setCookie(name, cookies[name] ?? '')
  const script = document.createElement('script')
  script.textContent = bootScript()
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

const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

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

test('light and dark of the machine, where somebody chose them', () => {
  for (const matches of [true, false]) {
    Object.assign(window, { matchMedia: () => ({ matches, addEventListener() {} }) })
    const mode = matches ? 'dark' : 'light'
    expect(boot({ 'hien-sach-look': 'light8.100.horizontal.auto' }).theme).toBe(`${mode}8`)
    expect(boot({ 'hien-sach-look': 'light8.100.horizontal' }).theme).toBe('light8')
  }
  Reflect.deleteProperty(window, 'matchMedia')
})

test('what the script does and what the page does later agree', () => {
  for (const value of [
    'dark8.110.vertical',
    'light3.90.horizontal',
    'dark3.90.horizontal.auto',
    'nonsense',
  ]) {
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

test.each([
  ['from the browser’s memory', () => window.dispatchEvent(pageShow(true))],
  ['after it was prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('a page that is opened %s shows the visitor as the cookies tell now', (_, open) => {
  boot({ 'hien-sach-cart-count': '3' })
  setCookie('hien-sach-signed-in', '1')
  setCookie('hien-sach-cart-count', '5')
  window.dispatchEvent(pageShow(false))
  expect(look()).toMatchObject({ signedIn: undefined, count: '3' })
  open()
  expect(look()).toMatchObject({ signedIn: '', count: '5' })
})

test('a page from the browser’s memory of somebody who has left since is hidden and loaded anew', () => {
  setCookie('hien-sach-signed-in', '1')
  const reload = jest.fn()
  const page = new EventTarget()
  const frame = Object.assign(page, { location: { origin: location.origin, reload } })
  new Function('document', 'window', bootScript())(document, frame)
  page.dispatchEvent(pageShow(true))
  expect(reload).not.toHaveBeenCalled()
  setCookie('hien-sach-signed-in', '')
  page.dispatchEvent(pageShow(true))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(document.documentElement.style.visibility).toBe('hidden')
  // Nobody is told that a session ended by itself: the page still shows whom it showed.
  expect(look().signedIn).toBe('')
})

test('a chosen look is there at once and on the next page', () => {
  boot({})
  rememberPreferences({ theme: 'dark4', fontScale: 120, layout: 'vertical' })
  expect(look()).toMatchObject({ theme: 'dark4', scale: '1.2', layout: 'vertical' })
  expect(document.cookie).toContain('hien-sach-look=dark4.120.vertical')
})
