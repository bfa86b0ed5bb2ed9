/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, cleanup, waitFor } from '@testing-library/react'
import { dialogCalled, dialogs, openShop, says } from '@/components/auth/auth-testing'
import { getUserAffiliate } from '@/contract/shop/promotions'
import { call } from '@/lib/api/browser'
import { rememberCartCount } from '@/lib/boot/hint-cookies'
import { addToGuestCart } from '@/lib/cart/guest-cart'
import { currentUser } from '@/lib/session/current-user'
import { storeSessionExpiry } from '@/lib/session/session-expiry'
import { setSessionNotice } from '@/lib/session/session-notice'

const person = {
  userId: 7,
  role: ['user'],
  displayName: 'Lan',
  email: 'lan@example.vn',
  shortcuts: [],
  settings: {},
  name: 'Lan',
  gender: 2,
  birthday: '1990-01-01',
  address: '',
  wardId: null,
  districtId: null,
  cityId: null,
  userType: 1,
}
const answers = {
  'GET /api/auth/session': {
    json: {
      user: { name: 'Lan', email: 'lan@example.vn', roles: ['user'] },
      expires: '2126-01-01T00:00:00Z',
    },
  },
  'GET /api/User/UserApp': {
    json: {
      data: { user: person, affiliate: null, categories: [], cities: [], districts: [], wards: [] },
    },
  },
}

const setHint = (isThere: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom knows no other way.
  document.cookie = `hien-sach-signed-in=1; Max-Age=${isThere ? 60 : 0}`
}
const isSignedIn = () => document.documentElement.dataset.signedIn !== undefined

/** A signed-in person's page that was just reloaded and therefore does not reload again. */
function openSignedIn(more: Parameters<typeof openShop>[0] = {}) {
  setHint(true)
  document.documentElement.dataset.signedIn = ''
  return openShop({
    answers: { ...answers, ...more.answers },
    before: () => window.sessionStorage.setItem('reloaded_at', String(Date.now())),
  })
}

/** The window becomes visible again. */
const showAgain = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

const refusal = (endsSession: boolean) => () => {
  if (endsSession) setHint(false)
  return { status: 401, json: { errorMessage: 'Phiên đăng nhập đã hết.' } }
}

test('a call refused with an expired session turns the page into a guest’s and asks to sign in', async () => {
  const { sent } = openSignedIn({
    answers: { 'GET /api/User/UserAffiliate': refusal(true) },
  })
  await waitFor(() => expect(currentUser.read()).toMatchObject({ name: 'Lan' }))
  expect(sent.filter(({ path }) => path.includes('UserApp'))).toHaveLength(1)
  await act(() => call(getUserAffiliate).catch(() => undefined))
  expect(isSignedIn()).toBe(false)
  expect(localStorage.getItem('token_expiry')).toBeNull()
  await dialogCalled('Đăng nhập')
  await says('Phiên đăng nhập đã hết. Bạn hãy đăng nhập lại.')
})

test('a call refused for another reason does not end the session', async () => {
  openSignedIn({ answers: { 'GET /api/User/UserAffiliate': refusal(false) } })
  await waitFor(() => expect(currentUser.read()).toMatchObject({ name: 'Lan' }))
  await act(() => call(getUserAffiliate).catch(() => undefined))
  expect(isSignedIn()).toBe(true)
  expect(dialogs()).toHaveLength(0)
})

test('the next page after a lost session says so, once', async () => {
  setHint(false)
  delete document.documentElement.dataset.signedIn
  openShop({ before: setSessionNotice })
  await dialogCalled('Đăng nhập')
  await says('Phiên đăng nhập đã hết. Bạn hãy đăng nhập lại.')
  expect(sessionStorage.getItem('session_over')).toBeNull()
})

test('a window shown again after signing out elsewhere shows a guest', async () => {
  openSignedIn()
  await waitFor(() => expect(currentUser.read()).toMatchObject({ name: 'Lan' }))
  setHint(false)
  await showAgain()
  expect(isSignedIn()).toBe(false)
})

const passage = (name: 'pagehide' | 'pageshow') =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event(name), { persisted: true }))
  })

/** What the boot script does with a page of somebody who has signed out. */
const hidePage = (isHidden: boolean) => {
  document.documentElement.style.visibility = isHidden ? 'hidden' : ''
}

test.each(['before', 'after'])(
  'a page brought back after its person has signed out says nothing of it, seen %s it is shown',
  async (order) => {
    const { paths } = openSignedIn()
    await waitFor(() => expect(currentUser.read()).toMatchObject({ name: 'Lan' }))
    const asked = paths().length
    await passage('pagehide')
    setHint(false)
    if (order === 'before') await showAgain()
    hidePage(true)
    await passage('pageshow')
    await showAgain()
    // A call that was under way is refused while the page is loaded anew.
    await act(async () => {
      delete document.documentElement.dataset.signedIn
    })
    hidePage(false)
    expect(sessionStorage.getItem('session_over')).toBeNull()
    expect(paths()).toHaveLength(asked)
  },
)

test('a page brought back to its person goes on', async () => {
  openSignedIn()
  await waitFor(() => expect(currentUser.read()).toMatchObject({ name: 'Lan' }))
  await passage('pagehide')
  await passage('pageshow')
  setHint(false)
  await showAgain()
  expect(isSignedIn()).toBe(false)
})

test('a window shown again after signing in elsewhere shows the person', async () => {
  setHint(false)
  delete document.documentElement.dataset.signedIn
  openShop({ answers })
  setHint(true)
  await showAgain()
  expect(isSignedIn()).toBe(true)
  cleanup()
  delete document.documentElement.dataset.signedIn
  setHint(false)
})

/** Replaces the event streams that pages keep open to the gateway. */
function standInForLines() {
  const lines: { url: string; closed: boolean; onmessage?: () => void; onopen?: () => void }[] = []
  class Line {
    static CLOSED = 2
    closed = false
    readyState = 1
    constructor(readonly url: string) {
      lines.push(this)
    }
    close() {
      this.closed = true
    }
  }
  Object.assign(globalThis, { EventSource: Line })
  return lines
}

const setSight = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
}

/** A page subscribed to its person's topic. */
async function openListening(isOver: () => boolean) {
  const lines = standInForLines()
  const user = { ...person, sessionTopic: 'a1' }
  const data = { user, affiliate: null, categories: [], cities: [], districts: [], wards: [] }
  const view = openSignedIn({
    answers: {
      'GET /api/User/UserApp': () => (isOver() ? refusal(true)() : { json: { data } }),
    },
  })
  await waitFor(() => expect(lines.map(({ url }) => url)).toEqual(['/api/session-end/a1']))
  return { ...view, lines }
}

test('a visible page shows a guest as soon as its session is ended elsewhere', async () => {
  let isOver = false
  const { lines } = await openListening(() => isOver)
  await act(async () => lines[0]?.onopen?.())
  expect(isSignedIn()).toBe(true)
  isOver = true
  await act(async () => lines[0]?.onmessage?.())
  await waitFor(() => expect(isSignedIn()).toBe(false))
  await dialogCalled('Đăng nhập')
  await waitFor(() => expect(lines.map(({ closed }) => closed)).toEqual([true]))
})

test('when another session of the person ends, this one continues', async () => {
  const { lines, sent } = await openListening(() => false)
  const before = sent.length
  await act(async () => lines[0]?.onmessage?.())
  await waitFor(() => expect(sent).toHaveLength(before + 1))
  expect(isSignedIn()).toBe(true)
})

test('a hidden page closes its event stream and checks the session when it is visible again', async () => {
  let isOver = false
  const { lines } = await openListening(() => isOver)
  setSight('hidden')
  await showAgain()
  expect(lines.map(({ closed }) => closed)).toEqual([true])
  isOver = true
  setSight('visible')
  await showAgain()
  await act(async () => lines[1]?.onopen?.())
  await waitFor(() => expect(isSignedIn()).toBe(false))
})

const badge = () => document.documentElement.dataset.cartCount

/** What a session leaves in the browser when the server removes its cookies. */
function leaveTraces() {
  setHint(false)
  delete document.documentElement.dataset.signedIn
  rememberCartCount(3)
  storeSessionExpiry('2126-01-01T00:00:00Z')
}

test('a page opened after the session has ended says so and counts the empty cart', async () => {
  openShop({ before: leaveTraces, width: 1440 })
  await says('Phiên đăng nhập đã hết. Bạn hãy đăng nhập lại.')
  expect(dialogs()).toHaveLength(0)
  expect(badge()).toBeUndefined()
  expect(localStorage.getItem('token_expiry')).toBeNull()
})

test('after a session the badge counts what the guest has in this browser', async () => {
  openShop({
    before: () => {
      addToGuestCart(5, 2)
      leaveTraces()
    },
  })
  await waitFor(() => expect(badge()).toBe('2'))
})

test('a session that turns out to be over while a page loads is told, and its cart is not counted', async () => {
  rememberCartCount(3)
  openSignedIn({ answers: { 'GET /api/User/UserApp': refusal(true) } })
  await waitFor(() => expect(isSignedIn()).toBe(false))
  await says('Phiên đăng nhập đã hết. Bạn hãy đăng nhập lại.')
  expect(badge()).toBeUndefined()
})

test('a signed-in flag cleared by another call leaves a guest’s page', async () => {
  const { paths } = openSignedIn()
  setHint(false)
  await waitFor(() => expect(isSignedIn()).toBe(false))
  expect(paths()).not.toContain('GET /api/User/UserApp')
  expect(dialogs()).toHaveLength(0)
})

test('without the signed-in flag the server is not asked', async () => {
  const { paths } = openShop()
  await showAgain()
  expect(paths()).toEqual([])
  expect(dialogs()).toHaveLength(0)
})
