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
import { checkoutKey, clearCheckoutKey } from '@/lib/orders/checkout/checkout-key'
import {
  clearSessionExpiry,
  findSessionExpiry,
  isSessionExpired,
  storeSessionExpiry,
} from '@/lib/session/session-expiry'

const lines = [
  { productId: 1, quantity: 2 },
  { productId: 2, quantity: 1 },
]

test('an order keeps its key through retries and reloads', () => {
  clearCheckoutKey()
  const key = checkoutKey({ lines, codes: ['SALE10', null] })
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(checkoutKey({ lines: [...lines].reverse(), codes: ['SALE10', undefined] })).toBe(key)
})

test.each([
  [
    'another quantity',
    {
      lines: [
        { productId: 1, quantity: 3 },
        { productId: 2, quantity: 1 },
      ],
      codes: ['SALE10', null],
    },
  ],
  [
    'another product',
    {
      lines: [
        { productId: 3, quantity: 2 },
        { productId: 2, quantity: 1 },
      ],
      codes: ['SALE10', null],
    },
  ],
  ['no code', { lines, codes: [null, null] }],
  ['the code in another field', { lines, codes: [null, 'SALE10'] }],
])('%s is another order', (_, content) => {
  clearCheckoutKey()
  const key = checkoutKey({ lines, codes: ['SALE10', null] })
  expect(checkoutKey(content)).not.toBe(key)
})

test('after the order the same books are a new order', () => {
  const key = checkoutKey({ lines })
  clearCheckoutKey()
  expect(checkoutKey({ lines })).not.toBe(key)
})

test.each(['{', '7', '{"key":"x","content":"1x2 2x1"}'])(
  'the stored key %s is replaced',
  (junk) => {
    window.localStorage.setItem('checkout_key', junk)
    expect(checkoutKey({ lines })).toMatch(/^[0-9a-f-]{36}$/)
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
