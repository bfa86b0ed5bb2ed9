import { expect, jest, test } from '@jest/globals'
import type { AppWindow } from '@/lib/mobile/app-host'
import { type Bridge, createBridge } from '@/lib/mobile/bridge'
import { fakeHost, hostNames } from '@/lib/mobile/testing-hosts'

const silent = { addEventListener: () => undefined }

function bridgeIn(objects: Partial<AppWindow>): Bridge {
  let count = 0
  return createBridge({ ...silent, ...objects }, () => `id-${++count}`)
}

/** All that a page may say, once. */
function sayEverything(bridge: Bridge): void {
  bridge.post('ready', { path: '/mobile/exam/12' })
  bridge.post('title', { text: 'Đề số 1' })
  bridge.post('height', { px: 1200 })
  bridge.post('navigate', { path: '/mobile/myexam/12' })
  bridge.post('openExternal', { url: 'https://sach.vn/san-pham/1' })
  bridge.post('download', { url: 'https://sach.vn/a.pdf', fileName: 'a.pdf', mimeType: '' })
  bridge.post('examState', { examResultId: 4, state: 'inProgress', hasUnsaved: true })
  bridge.post('examSubmitted', { examResultId: 4, score: 7.5, maxScore: 10, isPending: false })
  bridge.post('backHandled', { handled: false, replyTo: 'b1' })
  bridge.post('authExpired', { path: '/mobile/exam/12' })
}

test('four kinds of apps hear the same words', () => {
  const heard = hostNames.map((name) => {
    const host = fakeHost(name)
    sayEverything(bridgeIn(host.objects))
    return host.heard
  })
  expect(heard[0]).toHaveLength(10)
  for (const other of heard) expect(other).toEqual(heard[0])
  expect(JSON.parse(heard[0]?.[0] ?? '')).toEqual({
    v: 1,
    id: 'id-1',
    type: 'ready',
    payload: { path: '/mobile/exam/12' },
  })
})

test('of several apps’ objects one is spoken to, Flutter’s first', () => {
  const [flutter, android] = [fakeHost('flutter'), fakeHost('android')]
  sayEverything(bridgeIn({ ...android.objects, ...flutter.objects }))
  expect([flutter.heard.length, android.heard.length]).toEqual([10, 0])
})

test('in a browser of its own the page talks to nobody', () => {
  const bridge = bridgeIn({})
  expect(bridge.hasHost).toBe(false)
  expect(() => sayEverything(bridge)).not.toThrow()
  expect(bridgeIn({ ReactNativeWebView: {}, webkit: { messageHandlers: {} } }).hasHost).toBe(false)
})

test('what is said before Flutter listens waits, at most fifty messages of it', () => {
  const heard: string[] = []
  let ready = () => {}
  const page: AppWindow = {
    flutter_inappwebview: {},
    addEventListener: (type, listener) => {
      if (type === 'flutterInAppWebViewPlatformReady') ready = listener
    },
  }
  jest.useFakeTimers()
  const bridge = createBridge(page, () => 'x')
  for (let px = 1; px <= 60; px++) bridge.post('height', { px })
  page.flutter_inappwebview = { callHandler: (_, text) => heard.push(text) }
  expect(heard).toEqual([])
  ready()
  expect(heard.map((text) => JSON.parse(text).payload.px)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  bridge.post('height', { px: 70 })
  jest.runAllTimers()
  expect(heard).toHaveLength(51)
  jest.useRealTimers()
})

test('an app whose side fails does not disturb the page', async () => {
  const throwing = {
    postMessage: () => {
      throw new Error('gone')
    },
  }
  expect(() => sayEverything(bridgeIn({ AppBridge: throwing }))).not.toThrow()
  const rejecting = {
    _platformReady: true,
    callHandler: async () => {
      throw new Error('no handler')
    },
  }
  sayEverything(bridgeIn({ flutter_inappwebview: rejecting }))
  await Promise.resolve()
})

test('that the session is over is told once', () => {
  const host = fakeHost('webkit')
  const bridge = bridgeIn(host.objects)
  for (let count = 0; count < 3; count++) bridge.post('authExpired', { path: '/mobile/exam/1' })
  expect(host.heard).toHaveLength(1)
})

test('nothing on the page can put itself in between later', () => {
  const host = fakeHost('reactNative')
  const stolen: string[] = []
  const bridge = bridgeIn(host.objects)
  const target = host.objects as AppWindow
  if (target.ReactNativeWebView) target.ReactNativeWebView.postMessage = (text) => stolen.push(text)
  bridge.post('ready', { path: '/' })
  expect([host.heard.length, stolen.length]).toEqual([1, 0])
})
