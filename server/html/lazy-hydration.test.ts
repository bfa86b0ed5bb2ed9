/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { HYDRATED } from '@/lib/boot/hint-cookies'
import { hydrationLoader } from '@/lib/boot/hydration-loader'

const running = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src]:not([type="text/lazy"])'),
]
const addresses = () => running().map((one) => one.getAttribute('src'))
const hints = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((one) => one.getAttribute('href'))
const both = ['/_next/static/chunks/a.js', '/_next/static/chunks/b-1.js']
const ran = () => document.documentElement.dataset.ran

/** Every page has a window of its own; here each listener of the last one is taken off. */
const leave: (() => void)[] = []

function listenFor(target: EventTarget) {
  const add = target.addEventListener.bind(target)
  return jest.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    add(...args)
    leave.push(() => target.removeEventListener(...args))
  })
}

const inert = both.map((src) => `<script type="text/lazy" src="${src}" async=""></script>`).join('')
const inline = `<script type="text/lazy">document.documentElement.dataset.ran = 'yes'</script>`

function open(body: string) {
  document.head.innerHTML = inert
  document.body.innerHTML = `${body}${inline}`
  const script = document.createElement('script')
  script.textContent = hydrationLoader
  document.body.append(script)
}

beforeEach(() => {
  jest.useFakeTimers()
  for (const one of leave.splice(0)) one()
  jest.restoreAllMocks()
  listenFor(document)
  listenFor(window)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset.signedIn
  delete document.documentElement.dataset.ran
})

afterEach(() => {
  jest.useRealTimers()
})

const expectStarted = () => {
  expect(addresses()).toEqual(both)
  expect(ran()).toBe('yes')
}

const expectInert = () => {
  expect(addresses()).toEqual([])
  expect(ran()).toBeUndefined()
}

test.each(['pointermove', 'keydown', 'wheel', 'scroll', 'focusin'])(
  'no script runs before the first interaction: %s',
  (name) => {
    open('<p>Đọc</p>')
    expectInert()
    document.dispatchEvent(new Event(name))
    document.dispatchEvent(new Event(name))
    // The interaction itself is answered first.
    expectInert()
    jest.advanceTimersByTime(100)
    expectStarted()
    expect(running().every((one) => one.hasAttribute('async'))).toBe(true)
  },
)

test.each([
  ['is signed in', () => document.documentElement.setAttribute('data-signed-in', '')],
  ['left a cart here', () => localStorage.setItem('cart', '[]')],
  ['is to be told something', () => sessionStorage.setItem('cart_notice', 'Đã thêm')],
  ['was recommended the shop', () => history.replaceState(null, '', '/?affiliate=CTV01')],
  ['follows a link to a dialog', () => history.replaceState(null, '', '/?a=1&dialog=login')],
])('whoever %s does not wait', (_, prepare) => {
  prepare()
  open('<p>Đọc</p>')
  expectStarted()
})

test('a press of somebody who does not wait is held all the same', () => {
  localStorage.setItem('cart', '[]')
  open('<button>Thêm</button>')
  press('button')
  expect(document.querySelectorAll('[data-held]')).toHaveLength(1)
})

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('presses that only a script answers are replayed in their order after hydration', () => {
  open(
    '<button id="a"><b>Thêm</b></button><a href="#login" data-dialog="login">Đăng nhập</a><label><input type="radio"> Tin</label><form><button id="c">Gửi</button></form>',
  )
  const heard: string[] = []
  const onClick = ({ target }: Event) => heard.push((target as Element).tagName)
  document.body.addEventListener('click', onClick)
  press('#a b')
  press('a')
  press('label')
  press('#c')
  expect(heard).toEqual([])
  expect(document.querySelectorAll('[data-held]')).toHaveLength(4)
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  window.dispatchEvent(new Event(HYDRATED))
  jest.advanceTimersByTime(0)
  // What a press changes is drawn before the next is made: one more, one more, into the cart.
  expect(heard).toEqual(['BUTTON'])
  jest.runAllTimers()
  // The browser presses the choice of a label along with it.
  expect(heard).toEqual(['BUTTON', 'A', 'LABEL', 'INPUT', 'BUTTON'])
  expect(document.querySelectorAll('[data-held]')).toHaveLength(0)
  press('#a')
  expect(heard).toHaveLength(6)
})

test('a form that the browser would send waits for the choices pressed before', () => {
  open(
    '<form action="/san-pham"><label><input type="radio"> Tin</label><button>Tìm</button></form>',
  )
  press('label')
  press('button')
  expect(document.querySelector('button')?.hasAttribute('data-held')).toBe(true)
})

test('a press is an interaction once it is done, unless it leads away', () => {
  open('<a href="#x">Sách</a><p>Đọc</p>')
  press('a')
  jest.advanceTimersByTime(100)
  expectInert()
  press('p')
  jest.advanceTimersByTime(100)
  expectStarted()
})

test('who wants a link in a window of its own gets it', () => {
  open('<a href="#login" data-dialog="login">Đăng nhập</a>')
  const link = document.querySelector('a')
  const heard = jest.fn()
  document.body.addEventListener('click', heard)
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(heard).toHaveBeenCalled()
  expect(link?.hasAttribute('data-held')).toBe(false)
})

/** As in a browser that opens panels by itself; jsdom does not. */
function withPopovers() {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true })
  leave.push(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
}

test('a browser without popovers has their buttons held', () => {
  open('<button id="b" popovertarget="p">Tìm</button>')
  press('#b')
  expect(document.querySelector('#b')?.hasAttribute('data-held')).toBe(true)
})

test('a finger on a button starts what its press will need, one on a link does not', () => {
  open('<a href="#x">Sách</a><button>Thêm</button>')
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  jest.advanceTimersByTime(100)
  expectInert()
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  jest.advanceTimersByTime(100)
  expectStarted()
})

const twoBooks = (first = '<b>Thêm vào giỏ</b>') =>
  `<main><button class="add">${first}</button><input name="quantity" value="1"><button class="add"><b>Thêm vào giỏ</b></button></main>`
const renderAnew = (body: string) => {
  document.querySelector('main')?.remove()
  document.body.insertAdjacentHTML('afterbegin', body)
}

test('a page that is rendered anew has its held press and its typed number all the same', () => {
  open(twoBooks('<font><b>Add to cart</b></font>'))
  const [, second] = document.querySelectorAll('button')
  const typed = document.querySelector('input')
  if (typed) typed.value = '3'
  typed?.dispatchEvent(new Event('input', { bubbles: true }))
  second?.click()
  renderAnew(twoBooks())
  const heard: unknown[] = []
  for (const name of ['click', 'input'])
    document.body.addEventListener(name, ({ type, target }) => heard.push([type, target]))
  window.dispatchEvent(new Event(HYDRATED))
  jest.runAllTimers()
  const field = document.querySelector('input')
  expect(heard).toEqual([
    ['input', field],
    ['click', document.querySelectorAll('button')[1]],
  ])
  expect(field?.value).toBe('3')
})

test('a press whose button cannot be told from others is not made, and the person hears of it', () => {
  open(twoBooks())
  document.querySelector('button')?.click()
  renderAnew(`<button class="add">Một nút khác</button>${twoBooks()}`)
  const heard = jest.fn()
  document.body.addEventListener('click', heard)
  window.dispatchEvent(new Event(HYDRATED))
  jest.advanceTimersByTime(100)
  expect(heard).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(
    /lượt bấm đó chưa có tác dụng/,
  )
})

test('what the browser answers by itself is left to it', () => {
  withPopovers()
  open(
    '<a href="#x">Sách</a><button id="b" popovertarget="p">Tìm</button><label id="l">Tên <input></label><form action="/san-pham"><button id="f">Tìm</button></form>',
  )
  const heard: string[] = []
  document.body.addEventListener('click', (event) => {
    heard.push((event.target as Element).tagName)
    event.preventDefault()
  })
  for (const one of ['a', '#b', '#l', '#f']) press(one)
  expect(heard).toEqual(['A', 'BUTTON', 'LABEL', 'BUTTON'])
})

test('a script that could not be fetched is asked for again at the next interaction, alone', () => {
  open('<button>Thêm</button><a href="#login" data-dialog="login">Đăng nhập</a>')
  press('button')
  press('a')
  jest.advanceTimersByTime(100)
  expectStarted()
  delete document.documentElement.dataset.ran
  running()[1]?.dispatchEvent(new Event('error'))
  expect(document.querySelectorAll('[data-held]')).toHaveLength(0)
  expect(location.hash).toBe('#login')
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/^Chưa kết nối được\. /)
  expect(addresses()).toEqual([both[0]])
  document.dispatchEvent(new Event('keydown'))
  jest.advanceTimersByTime(100)
  expect(addresses()).toEqual(both)
  expect(ran()).toBeUndefined()
})

test('nobody is told of what failed before somebody wanted it', () => {
  open('<p>Đọc</p>')
  document.dispatchEvent(new Event('pointermove'))
  jest.advanceTimersByTime(100)
  running()[0]?.dispatchEvent(new Event('error'))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a prerendered page waits until somebody opens it', () => {
  localStorage.setItem('cart', '[]')
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  open('<p>Đọc</p>')
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(10_000)
  expectInert()
  document.dispatchEvent(new Event('prerenderingchange'))
  expectStarted()
  Reflect.deleteProperty(document, 'prerendering')
})

test('an idle page has its scripts fetched, and run later', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  open('<p>Đọc</p>')
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(1_000)
  expect(hints().map((href) => new URL(href ?? '', location.href).pathname)).toEqual(both)
  expectInert()
  jest.advanceTimersByTime(10_000)
  expectStarted()
})
