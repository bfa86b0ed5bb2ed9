import { expect, test } from '@jest/globals'
import { allPaymentSites } from '@/contract/shop/payment-sites'
import { readEnv } from '@/lib/env'

const live = {
  PUBLIC_URL: 'https://sach.example',
  NEXTAUTH_SECRET: 'a'.repeat(32),
  INTERNAL_SECRET: 'b'.repeat(32),
  REVALIDATE_SECRET: 'c'.repeat(32),
}

test('nothing is required for a demonstration', () => {
  expect(readEnv({})).toMatchObject({
    shopMode: 'demo',
    publicUrl: 'http://localhost:3000',
    upstreamUrl: 'http://127.0.0.1:4000',
    imageHostMarker: '/media/',
    google: null,
    facebook: null,
  })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ PUBLIC_URL: '', UPSTREAM_URL: ' ' }).upstreamUrl).toBe('http://127.0.0.1:4000')
})

test.each([
  [{}, 'demo'],
  [{ PUBLIC_URL: 'http://localhost:8080' }, 'demo'],
  [{ SHOP_MODE: 'demo', UPSTREAM_URL: 'http://127.0.0.1:4001' }, 'demo'],
  [live, 'live'],
  [{ ...live, SHOP_MODE: 'live', PUBLIC_URL: 'http://127.0.0.1:3000' }, 'live'],
])('the mode of %j is %s', (variables, mode) => {
  expect(readEnv(variables).shopMode).toBe(mode)
})

test.each([
  [{ PUBLIC_URL: 'sach.example' }, /PUBLIC_URL: must be an http/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /PUBLIC_URL/],
  [{ SHOP_MODE: 'production' }, /SHOP_MODE/],
  [{ SHOP_NOTIFICATION_URL: 'https://xau.example/1' }, /SHOP_NOTIFICATION_URL/],
  [{ SHOP_MODE: 'demo', PUBLIC_URL: 'https://sach.example' }, /SHOP_MODE must be live/],
  [{ UPSTREAM_URL: 'https://api.example' }, /PUBLIC_URL is required when SHOP_MODE is live/],
  [{ ...live, INTERNAL_SECRET: undefined }, /INTERNAL_SECRET is required/],
  [{ ...live, NEXTAUTH_SECRET: 'short' }, /NEXTAUTH_SECRET: must have at least 16/],
])('%j is refused and the field named', (variables, complaint) => {
  expect(() => readEnv(variables)).toThrow(complaint)
})

test('the secret itself is never in the complaint', () => {
  expect(() => readEnv({ ...live, NEXTAUTH_SECRET: 'tooshort' })).not.toThrow(/tooshort/)
})

test('a drawn secret stays the same for the life of the process and differs from its neighbours', () => {
  const once = readEnv({})
  expect(readEnv({}).nextauthSecret).toBe(once.nextauthSecret)
  expect(once.nextauthSecret).not.toBe(once.internalSecret)
})

test('site overrides and payment hosts are read', () => {
  const env = readEnv({
    SHOP_NAME: 'Mây',
    SHOP_HOTLINES: '1900 0001, 1900 0002',
    SHOP_ZALO: '0912 345 678',
    PAYMENT_HOSTS: 'pay.example',
  })
  expect(env.site).toMatchObject({
    name: 'Mây',
    hotlines: ['1900 0001', '1900 0002'],
    zaloUrl: 'https://zalo.me/0912345678',
  })
  expect(env.paymentHosts).toEqual(['pay.example'])
})

test('only a demonstration sends buyers to the sandbox of the payment site', () => {
  const live = {
    SHOP_MODE: 'live',
    PUBLIC_URL: 'https://sach.example',
    NEXTAUTH_SECRET: 'n'.repeat(32),
    INTERNAL_SECRET: 'i'.repeat(32),
    REVALIDATE_SECRET: 'r'.repeat(32),
  }
  expect(readEnv({}).paymentHosts).toContain('sandbox.vnpayment.vn')
  expect(readEnv(live).paymentHosts).toEqual(allPaymentSites.flatMap(({ hosts }) => hosts))
})

test.each([
  [{}, true],
  [{ UPSTREAM_URL: 'http://127.0.0.1:4000', SHOP_MODE: 'demo', OWN_BACKEND: '1' }, true],
  [{ UPSTREAM_URL: 'http://127.0.0.1:4000', SHOP_MODE: 'demo' }, false],
])('with %j the upstream is our own backend: %j', (variables, isOwn) => {
  expect(readEnv(variables).hasOwnBackend).toBe(isOwn)
})

test('a slash at the end of an address is dropped', () => {
  expect(readEnv({ PUBLIC_URL: 'http://localhost:3000/' }).publicUrl).toBe('http://localhost:3000')
})
