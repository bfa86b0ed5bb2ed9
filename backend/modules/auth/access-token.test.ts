import { expect, test } from '@jest/globals'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { issueToken, readToken } from '@/backend/modules/auth/access-token'
import { derivedKey } from '@/backend/platform/derived-key'

const SECRET = 'a secret of sixteen letters or more'
const now = new Date('2026-11-21T03:00:00.750Z')
const WEEK = 7 * 86_400
const facts = { userId: 7, sessionId: '0199f0a0-0000-7000-8000-000000000001', version: 3 }
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a token says whose it is for seven days, to the second', async () => {
  const { token, expires } = await issueToken(SECRET, { ...facts, roles: ['user'] }, now)
  expect(expires).toEqual(new Date('2026-11-28T03:00:00Z'))
  expect(await readToken(SECRET, token, now)).toEqual(facts)
  expect(await readToken(SECRET, token, later(WEEK - 1))).toEqual(facts)
  expect(await readToken(SECRET, token, later(WEEK))).toBeNull()
  expect(await readToken('another secret of the same length', token, now)).toBeNull()
})

test('what stands in a token is what others may rely on', async () => {
  const { token } = await issueToken(SECRET, { ...facts, roles: ['staff'] }, now)
  const iat = Math.floor(now.getTime() / 1000)
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt' })
  expect(decodeJwt(token)).toEqual({
    ...{ sub: '7', sid: facts.sessionId, ver: 3, roles: ['staff'] },
    ...{ iss: 'hien-sach', aud: 'storefront', iat, exp: iat + WEEK },
  })
})

const iat = Math.floor(now.getTime() / 1000)
const right = {
  ...{ sub: '7', sid: facts.sessionId, ver: 3, iss: 'hien-sach', aud: 'storefront' },
  ...{ iat, exp: iat + 60 },
}
const signed = (claims: Record<string, unknown>, header = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(derivedKey(SECRET, 'access token'))

test('one that is signed by hand is read', async () => {
  expect(await readToken(SECRET, await signed(right), now)).toEqual(facts)
  expect(await readToken(SECRET, await signed({ ...right, ver: 0 }), now)).toMatchObject({
    version: 0,
  })
})

test.each<[string, Record<string, unknown>, object]>([
  ['another audience', { aud: 'elsewhere' }, {}],
  ['another issuer', { iss: 'elsewhere' }, {}],
  ['no end', { exp: undefined }, {}],
  ['no beginning', { iat: undefined }, {}],
  ['another type', {}, { typ: 'JWT' }],
  ['another algorithm', {}, { alg: 'HS512' }],
  ['nobody', { sub: '0' }, {}],
  ['a padded subject', { sub: '07' }, {}],
  ['more than a number', { sub: '7 or 8' }, {}],
  ['a word before it', { sub: 'x7' }, {}],
  ['too long a number', { sub: '12345678901' }, {}],
  ['no session', { sid: 'x' }, {}],
  ['a version below zero', { ver: -1 }, {}],
  ['half a version', { ver: 0.5 }, {}],
])('a token with %s is none', async (_, claims, header) => {
  expect(await readToken(SECRET, await signed({ ...right, ...claims }, header), now)).toBeNull()
})
