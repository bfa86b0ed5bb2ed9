import { expect, test } from '@jest/globals'
import { SignJWT } from 'jose'
import type { SignedIn } from '@/contract/shop/auth'
import {
  claimsOf,
  decryptSession,
  decryptToken,
  encryptToken,
  SESSION_SECONDS,
  sessionExpiry,
} from '@/lib/session/session-token'

const secret = 'a secret for this test'
const now = Date.parse('2026-01-05T00:00:00Z')
const inSeconds = (seconds: number) => now / 1000 + seconds
const instant = (seconds: number) => new Date(now + seconds * 1000).toISOString()

const bearer = (exp?: number) => {
  const token = new SignJWT({}).setProtectedHeader({ alg: 'HS256' })
  return (exp === undefined ? token : token.setExpirationTime(exp)).sign(
    new TextEncoder().encode('the upstream’s own key'.padEnd(32)),
  )
}

const signedIn = (token: string, expires = instant(3600)): SignedIn => ({
  token,
  expires,
  data: {
    userId: 7,
    role: ['user'],
    displayName: 'Lan',
    photoURL: null,
    email: 'lan@sach.vn',
    shortcuts: [],
    settings: {},
  },
})

test.each([
  ['the answer', 600, 3600, 600],
  ['the token', 3600, 600, 600],
  ['seven days', 30 * 86400, 31 * 86400, SESSION_SECONDS],
])('the session ends with the earliest: %s', async (_, expires, exp, expected) => {
  expect(
    sessionExpiry({ token: await bearer(inSeconds(exp)), expires: instant(expires) }, now),
  ).toBe(inSeconds(expected))
})

test.each([
  ['an opaque token', async () => 'opaque', instant(600), 600],
  ['a token without exp', () => bearer(), instant(600), 600],
  ['an unreadable expires', () => bearer(inSeconds(600)), 'soon', 600],
  ['neither', async () => 'opaque', 'soon', SESSION_SECONDS],
])('%s does not lengthen the session', async (_, token, expires, expected) => {
  expect(sessionExpiry({ token: await token(), expires }, now)).toBe(inSeconds(expected))
})

test('a sealed session opens with the same secret and shows nothing of itself outside', async () => {
  const claims = claimsOf(signedIn('opaque'), now)
  const sealed = await encryptToken(claims, secret, SESSION_SECONDS, now)
  expect(sealed).not.toContain('opaque')
  expect(await decryptSession(sealed, secret, now)).toEqual({ ...claims, expires: inSeconds(3600) })
})

test('the cookie never outlives the upstream’s token, however often it is sealed again', async () => {
  const claims = claimsOf(signedIn('opaque', instant(60)), now)
  const again = await encryptToken({ ...claims }, secret, SESSION_SECONDS, now + 59_000)
  expect((await decryptSession(again, secret, now + 59_000))?.expires).toBe(inSeconds(60))
  expect(await decryptSession(again, secret, now + 61_000)).toBeNull()
})

test.each([
  ['another secret', (sealed: string) => sealed, 'another secret'],
  [
    'a changed letter',
    (sealed: string) => sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA'),
    secret,
  ],
  ['half of it', (sealed: string) => sealed.slice(0, sealed.length / 2), secret],
  ['nothing', () => '', secret],
])('a session does not open with %s', async (_, spoil, key) => {
  const sealed = await encryptToken(claimsOf(signedIn('opaque'), now), secret, SESSION_SECONDS, now)
  expect(await decryptSession(spoil(sealed), key, now)).toBeNull()
})

test('a plainly signed or unsigned token is no session', async () => {
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"userId":1}').toString('base64url')}.`
  expect(await decryptToken(none, secret, now)).toBeNull()
  expect(await decryptToken(await bearer(inSeconds(600)), secret, now)).toBeNull()
})

test('sealed claims that are not a session open as nobody', async () => {
  const sealed = await encryptToken({ sub: 'csrf', upstreamToken: '' }, secret, 60, now)
  expect(await decryptToken(sealed, secret, now)).toMatchObject({ sub: 'csrf' })
  expect(await decryptSession(sealed, secret, now)).toBeNull()
})
