/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { currentPreferences, hintCookies } from '@/lib/boot/hint-cookies'
import { EXAM_EVENT } from '@/lib/exams/exam-event'
import type { AppWindow } from '@/lib/mobile/app-host'
import { attachBridge } from '@/lib/mobile/attach-bridge'
import { createBridge } from '@/lib/mobile/bridge'
import { interceptLinks } from '@/lib/mobile/intercept-links'
import { fakeHost, type HostName, hostNames } from '@/lib/mobile/testing-hosts'

const LINKS = `
  <a id="twin" href="/thu-vien/bai-hoc/so-tu-nhien-12">Bài</a>
  <a id="stay" href="/mobile/exam/3">Đề</a>
  <a id="shop" href="/san-pham/5">Sách</a>
  <a id="call" href="tel:19001234">Gọi</a>
  <a id="site" href="https://vi.du/bai">Nơi khác</a>
  <a id="file" href="/media/lesson/phieu.pdf" download="phiếu.pdf" type="application/pdf">Tệp</a>
  <a id="part" href="#doan-2">Đoạn</a>
  <a id="code" href="javascript:alert(1)">Mã</a>`

let stop = () => {}

function open(name: HostName | null) {
  const host = name && fakeHost(name)
  const page = { addEventListener: () => undefined, ...host?.objects } as AppWindow
  let count = 0
  const bridge = createBridge(page, () => `id-${++count}`)
  const stops = [interceptLinks(bridge, window), host ? attachBridge(bridge, window) : () => {}]
  stop = () => {
    for (const one of stops) one()
  }
  const heard = () => (host?.heard ?? []).map((text) => JSON.parse(text))
  return { heard, types: () => heard().map(({ type }) => type) }
}

beforeEach(() => {
  document.title = 'Bài kiểm tra'
  document.body.innerHTML = `<main>${LINKS}</main>`
  window.history.replaceState(null, '', '/mobile/exam/12?examResultId=3')
})
afterEach(() => {
  stop()
  document.documentElement.removeAttribute('style')
})

const tell = (message: object) =>
  (window as unknown as { appBridgeReceive: (text: string) => void }).appBridgeReceive(
    JSON.stringify({ v: 1, ...message }),
  )

/** Presses a link; true when the browser is left to follow it. */
const press = (id: string) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

const exam = (detail: object) => window.dispatchEvent(new CustomEvent(EXAM_EVENT, { detail }))

test('the same visit sounds the same to all four apps', () => {
  const visits = hostNames.map((name) => {
    document.body.innerHTML = `<main>${LINKS}</main>`
    const { heard } = open(name)
    for (const id of ['shop', 'call', 'site', 'file']) press(id)
    exam({ type: 'state', examResultId: 4, phase: 'inProgress', hasUnsaved: true })
    exam({
      type: 'submitted',
      examResultId: 4,
      score: null,
      maxScore: 10,
      markedScore: 5,
      markedMaxScore: 7,
    })
    exam({ type: 'submitted', examResultId: 5, score: 7, maxScore: 10 })
    tell({ id: 'b1', type: 'back' })
    exam({ type: 'authExpired' })
    exam({ type: 'authExpired' })
    stop()
    return heard()
  })
  for (const visit of visits) expect(visit).toEqual(visits[0])
  expect(visits[0]?.map(({ type, payload }) => [type, payload])).toEqual([
    ['ready', { path: '/mobile/exam/12?examResultId=3' }],
    ['title', { text: 'Bài kiểm tra' }],
    ['openExternal', { url: 'http://localhost/san-pham/5' }],
    ['openExternal', { url: 'tel:19001234' }],
    ['openExternal', { url: 'https://vi.du/bai' }],
    [
      'download',
      {
        url: 'http://localhost/media/lesson/phieu.pdf',
        fileName: 'phiếu.pdf',
        mimeType: 'application/pdf',
      },
    ],
    ['examState', { examResultId: 4, state: 'inProgress', hasUnsaved: true }],
    [
      'examSubmitted',
      {
        ...{ examResultId: 4, score: null, maxScore: 10, isPending: true },
        ...{ markedScore: 5, markedMaxScore: 7 },
      },
    ],
    ['examSubmitted', { examResultId: 5, score: 7, maxScore: 10, isPending: false }],
    ['backHandled', { handled: false, replyTo: 'b1' }],
    ['authExpired', { path: '/mobile/exam/12?examResultId=3' }],
  ])
})

test('a link with a page in the app leads there, also before it is pressed', () => {
  open('android')
  document.getElementById('twin')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  expect(document.getElementById('twin')?.getAttribute('href')).toBe('/mobile/lesson/12')
  expect([press('twin'), press('stay'), press('part')]).toEqual([true, true, true])
})

test('without an app around it links do what links do, and still stay where they can', () => {
  open(null)
  expect(['twin', 'shop', 'site'].map(press)).toEqual([true, true, true])
  expect(document.getElementById('twin')?.getAttribute('href')).toBe('/mobile/lesson/12')
  expect(document.getElementById('shop')?.getAttribute('href')).toBe('/san-pham/5')
})

test('back closes what lies over the page', () => {
  const { heard } = open('webkit')
  const closed = jest.fn()
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog">Nộp bài?</div>')
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closed(), { once: true })
  tell({ type: 'back' })
  expect(closed).toHaveBeenCalled()
  expect(heard().at(-1)).toMatchObject({
    type: 'backHandled',
    payload: { handled: true, replyTo: null },
  })
})

test('what the app says of the telephone is shown', () => {
  open('reactNative')
  tell({ type: 'safeArea', payload: { top: 44, right: 0, bottom: 34, left: 0 } })
  tell({ type: 'fontScale', payload: { scale: 1.24 } })
  tell({ type: 'theme', payload: { mode: 'dark' } })
  const { style, dataset } = document.documentElement
  expect([
    style.getPropertyValue('--app-inset-top'),
    style.getPropertyValue('--app-inset-bottom'),
  ]).toEqual(['44px', '34px'])
  expect([style.getPropertyValue('--font-scale'), dataset.theme]).toEqual(['1.2', 'dark5'])
  expect(currentPreferences()).toMatchObject({ theme: 'dark5', fontScale: 120 })
  // biome-ignore lint/suspicious/noDocumentCookie: the next page reads it before its first paint.
  document.cookie = `${hintCookies.look}=; Path=/; Max-Age=0`
})

test('an app that goes to the background and comes back is told to the page in the browser’s own words', () => {
  open('flutter')
  const words: string[] = []
  const hear = ({ type }: Event) => words.push(type)
  document.addEventListener('freeze', hear)
  document.addEventListener('resume', hear)
  tell({ type: 'appPaused' })
  tell({ type: 'appResumed' })
  expect(words).toEqual(['freeze', 'resume'])
})

test('a session that a call has lost is asked for once', async () => {
  document.documentElement.dataset.signedIn = ''
  const { heard, types } = open('reactNative')
  delete document.documentElement.dataset.signedIn
  await Promise.resolve()
  exam({ type: 'authExpired' })
  expect(types().filter((type) => type === 'authExpired')).toHaveLength(1)
  expect(heard().at(-1)?.payload).toEqual({ path: '/mobile/exam/12?examResultId=3' })
})

test('only the app and the page itself are listened to', () => {
  const { types } = open('android')
  const data = JSON.stringify({ v: 1, type: 'back' })
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }))
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'null' }))
  expect(types()).not.toContain('backHandled')
  window.dispatchEvent(new MessageEvent('message', { data, origin: '' }))
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }))
  expect(types().filter((type) => type === 'backHandled')).toHaveLength(2)
})
