/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { AWAKE } from '@/lib/boot/hint-cookies'
import { lateStart } from '@/server/html/lazy-hydration'

const started = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
const hints = (rel: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map((one) => one.getAttribute('href'))
const addresses = () => started().map((one) => one.getAttribute('src'))
const first = '/san-pham?_start'
const both = ['/_next/static/chunks/a.js', '/_next/static/chunks/b-1.js']

/** What the programs begin with has come: they are brought. */
function comeFirst() {
  expect(addresses()).toEqual([first])
  started()[0]?.dispatchEvent(new Event('load'))
  expect(addresses()).toEqual([first, ...both])
}

/** Every page has a window of its own; here each listener of the last one is taken off. */
const leave: (() => void)[] = []

function listenFor(target: EventTarget) {
  const add = target.addEventListener.bind(target)
  return jest.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    add(...args)
    leave.push(() => target.removeEventListener(...args))
  })
}

function open(body: string) {
  document.head.innerHTML = ''
  document.body.innerHTML = body
  const script = document.createElement('script')
  script.dataset.later = both.join(' ')
  script.dataset.start = first
  script.textContent = lateStart.body.toString()
  document.head.append(script)
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
})

afterEach(() => {
  jest.useRealTimers()
})

test.each(['pointermove', 'keydown', 'wheel', 'scroll', 'focusin'])(
  'nothing runs before the first sign of a person: %s',
  (sign) => {
    open('<p>Đọc</p>')
    expect(addresses()).toEqual([])
    document.dispatchEvent(new Event(sign))
    document.dispatchEvent(new Event(sign))
    // The sign itself is answered first.
    expect(addresses()).toEqual([])
    jest.advanceTimersByTime(100)
    comeFirst()
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
  expect(hints('preload')).toEqual(both)
  comeFirst()
})

test('a press of somebody who does not wait is kept all the same', () => {
  localStorage.setItem('cart', '[]')
  open('<button>Thêm</button>')
  document.querySelector('button')?.click()
  expect(document.querySelectorAll('[data-held]')).toHaveLength(1)
})

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

test('presses that only a program answers are made again in their order once it runs', () => {
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
  window.dispatchEvent(new Event(AWAKE))
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

test('a press is a sign once it is done, unless it leads away', () => {
  open('<a href="#x">Sách</a><p>Đọc</p>')
  press('a')
  jest.advanceTimersByTime(100)
  expect(addresses()).toEqual([])
  press('p')
  jest.advanceTimersByTime(100)
  comeFirst()
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

test('what the browser answers by itself is left to it', () => {
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

test('a program that could not be fetched is asked for again at the next sign', () => {
  open('<button>Thêm</button><a href="#login" data-dialog="login">Đăng nhập</a>')
  press('button')
  press('a')
  jest.advanceTimersByTime(100)
  comeFirst()
  started()[2]?.dispatchEvent(new Event('error'))
  expect(document.querySelectorAll('[data-held]')).toHaveLength(0)
  expect(location.hash).toBe('#login')
  const alert = document.querySelector('[role=alert]')
  expect(alert?.textContent).toMatch(/^Chưa kết nối được\. /)
  expect([...(alert?.classList ?? [])]).toEqual(['panel', 'plain-toaster'])
  expect(addresses()).toEqual([first, both[0]])
  document.dispatchEvent(new Event('keydown'))
  jest.advanceTimersByTime(100)
  expect(addresses()).toEqual([first, ...both])
})

test('a page at rest has its programs and what they begin with fetched, and started later', () => {
  open('<p>Đọc</p>')
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(1_000)
  expect(hints('prefetch')).toEqual(both)
  expect(addresses()).toEqual([first])
  started()[0]?.dispatchEvent(new Event('load'))
  expect(addresses()).toEqual([first])
  jest.advanceTimersByTime(10_000)
  expect(addresses()).toEqual([first, ...both])
})

test('a sign while that is still on its way brings it once', () => {
  open('<p>Đọc</p>')
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(1_000)
  document.dispatchEvent(new Event('keydown'))
  jest.advanceTimersByTime(100)
  comeFirst()
})

test('nobody is told of what failed before somebody wanted it', () => {
  open('<p>Đọc</p>')
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(1_000)
  started()[0]?.dispatchEvent(new Event('error'))
  expect(document.querySelector('[role=alert]')).toBeNull()
  document.dispatchEvent(new Event('keydown'))
  jest.advanceTimersByTime(100)
  comeFirst()
})

test('what the programs begin with is asked for again too, and they wait for it', () => {
  open('<button>Thêm</button>')
  press('button')
  jest.advanceTimersByTime(100)
  started()[0]?.dispatchEvent(new Event('error'))
  expect(addresses()).toEqual([])
  expect(document.querySelectorAll('[data-held]')).toHaveLength(0)
  expect(document.querySelector('[role=alert]')).not.toBeNull()
  document.dispatchEvent(new Event('keydown'))
  jest.advanceTimersByTime(100)
  comeFirst()
})

test('nothing runs in a document that is still arriving', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  localStorage.setItem('cart', '[]')
  open('<p>Đọc</p>')
  expect(addresses()).toEqual([])
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  comeFirst()
})
