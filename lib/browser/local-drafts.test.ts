/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import {
  clearRegistrationDraft,
  findRegistrationDraft,
  findRegistrationEmail,
  storeRegistrationDraft,
} from '@/lib/auth/registration-draft'
import {
  clearGuestCodes,
  readGuestCodes,
  setGuestCode,
  watchGuestCodes,
} from '@/lib/cart/guest-codes'
import {
  claimCheckoutKey,
  clearCheckoutKey,
  renewCheckoutKey,
} from '@/lib/orders/checkout/checkout-key'
import {
  clearSessionExpiry,
  findSessionExpiry,
  isSessionExpired,
  storeSessionExpiry,
} from '@/lib/session/session-expiry'

test('an order keeps its key through retries, reloads and tabs', async () => {
  window.localStorage.removeItem('checkout_key')
  const key = await claimCheckoutKey()
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(await claimCheckoutKey()).toBe(key)
})

test('two tabs that open the payment step at once hold one key', async () => {
  window.localStorage.removeItem('checkout_key')
  const waiting: (() => void)[] = []
  const locks = {
    request: async (_: string, work: () => Promise<string>) => {
      await new Promise<void>((resume) => waiting.push(resume))
      return work()
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const tabs = [claimCheckoutKey(), claimCheckoutKey()]
  for (const resume of waiting) resume()
  const [one, other] = await Promise.all(tabs)
  expect(one).toBe(other)
  Reflect.deleteProperty(navigator, 'locks')
})

test('after the order the same books are a new order; a key drawn since stays', async () => {
  const key = await claimCheckoutKey()
  clearCheckoutKey(key)
  const next = await claimCheckoutKey()
  expect(next).not.toBe(key)
  clearCheckoutKey(key)
  expect(await claimCheckoutKey()).toBe(next)
})

test('one more order gets a key of its own, the same one in every tab', async () => {
  const key = await claimCheckoutKey()
  const next = await renewCheckoutKey(key)
  expect(next).not.toBe(key)
  expect(await renewCheckoutKey(key)).toBe(next)
})

test.each(['{', '7', '{"key":"x","content":"1x2 2x1"}'])(
  'the stored key %s is replaced',
  async (junk) => {
    window.localStorage.setItem('checkout_key', junk)
    expect(await claimCheckoutKey()).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('codes are kept trimmed, under their own keys, and cleared together', () => {
  clearGuestCodes()
  setGuestCode('voucher', ' SALE10 ')
  setGuestCode('affiliate', 'LAN')
  expect(readGuestCodes()).toEqual({ voucher: 'SALE10', coupon: null, affiliate: 'LAN' })
  expect(readGuestCodes()).toBe(readGuestCodes())
  expect([
    window.localStorage.getItem('voucher_code'),
    window.localStorage.getItem('affiliate_code'),
  ]).toEqual(['SALE10', 'LAN'])
  clearGuestCodes()
  expect(readGuestCodes()).toEqual({ voucher: null, coupon: null, affiliate: null })
})

test.each(['', '   ', 'x'.repeat(41), 'A\u0000B', '\uD800'])('%j is no code', (junk) => {
  clearGuestCodes()
  window.localStorage.setItem('voucher_code', junk)
  expect(readGuestCodes().voucher).toBeNull()
})

test('a code entered in another tab arrives here', () => {
  clearGuestCodes()
  const listener = jest.fn()
  const stop = watchGuestCodes(listener)
  window.localStorage.setItem('voucher_code', 'XUAN')
  window.dispatchEvent(new StorageEvent('storage', { key: 'voucher_code' }))
  stop()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(readGuestCodes().voucher).toBe('XUAN')
})

test('an unfinished registration is found again', () => {
  storeRegistrationDraft({ phone: '0912345678', name: 'Lan', userId: 7 })
  expect(findRegistrationDraft()).toEqual({ phone: '0912345678', name: 'Lan', userId: 7 })
  clearRegistrationDraft()
  expect(findRegistrationDraft()).toBeNull()
})

test('the address of an unfinished registration is found again in its tab, for nobody else', () => {
  const lan = { phone: '0912345678', name: 'Lan', userId: 7 }
  storeRegistrationDraft(lan, 'lan@example.vn')
  expect(findRegistrationEmail(lan)).toBe('lan@example.vn')
  expect(findRegistrationEmail({ ...lan, userId: 8 })).toBeUndefined()
  expect(window.localStorage.getItem('register_form')).not.toContain('lan@')
  clearRegistrationDraft()
  expect(findRegistrationEmail(lan)).toBeUndefined()
})

test.each(['{', 'null', '{"phone":"1","name":"x"}', '{"phone":"1","name":"x","userId":"7"}'])(
  '%s is no registration',
  (junk) => {
    window.localStorage.setItem('register_form', junk)
    expect(findRegistrationDraft()).toBeNull()
  },
)

test('a tab knows when its session is over', () => {
  const end = Date.parse('2026-01-05T00:00:00Z')
  storeSessionExpiry('2026-01-05T00:00:00Z')
  expect([isSessionExpired(end - 1), isSessionExpired(end)]).toEqual([false, true])
  clearSessionExpiry()
  expect([findSessionExpiry(), isSessionExpired(end)]).toEqual([null, false])
})
