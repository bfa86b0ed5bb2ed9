import { expect, test } from '@jest/globals'
import {
  clearedSessionCookies,
  findSealedSession,
  newSessionCookies,
  sessionCookieName,
} from '@/lib/session/session-cookie'

const plain = 'http://localhost:3000'
const secure = 'https://sach.example'

const jar = (cookies: Record<string, string>) => (name: string) => cookies[name]

test('the name binds the cookie to its host wherever there is https', () => {
  expect([sessionCookieName(plain), sessionCookieName(secure)]).toEqual([
    'hien-sach-session',
    '__Host-hien-sach-session',
  ])
})

test.each([
  ['whole', { 'hien-sach-session': 'abc' }, plain, 'abc'],
  [
    'in pieces',
    { 'hien-sach-session.0': 'a', 'hien-sach-session.1': 'b', 'hien-sach-session.2': 'c' },
    plain,
    'abc',
  ],
  ['with a piece missing', { 'hien-sach-session.0': 'a', 'hien-sach-session.2': 'c' }, plain, 'a'],
  ['under the other name', { 'hien-sach-session': 'planted' }, secure, undefined],
  ['not at all', {}, plain, undefined],
])('a session that came %s is read as %j', (_, cookies, site, expected) => {
  expect(findSealedSession(jar(cookies), site)).toBe(expected)
})

test('a short session is one cookie that scripts cannot read, and a hint that they can', () => {
  expect(newSessionCookies('sealed', 60, [], secure)).toEqual([
    {
      name: '__Host-hien-sach-session',
      value: 'sealed',
      options: { httpOnly: true, sameSite: 'lax', secure: true, path: '/', maxAge: 60 },
    },
    {
      name: 'hien-sach-signed-in',
      value: '1',
      options: { httpOnly: false, sameSite: 'lax', secure: true, path: '/', maxAge: 60 },
    },
  ])
})

test('a long session is cut, comes back whole and leaves nothing of the old one', () => {
  const sealed = 'x'.repeat(9000)
  const cookies = newSessionCookies(
    sealed,
    60,
    ['hien-sach-session', 'hien-sach-session.0', 'hien-sach-session.4', 'other'],
    plain,
  )
  const kept = Object.fromEntries(
    cookies.filter(({ options }) => options.maxAge > 0).map(({ name, value }) => [name, value]),
  )
  const gone = cookies.filter(({ options }) => options.maxAge === 0).map(({ name }) => name)
  expect(findSealedSession(jar(kept), plain)).toBe(sealed)
  expect(gone).toEqual(['hien-sach-session', 'hien-sach-session.4'])
  expect(cookies.every(({ value }) => value.length <= 3933)).toBe(true)
})

test('signing out clears both names, every piece and the hint, and nothing else', () => {
  const present = [
    'hien-sach-session',
    'hien-sach-session.1',
    '__Host-hien-sach-session.0',
    'hien-sach-look',
    'hien-sach-session-x',
  ]
  const cleared = clearedSessionCookies(present, plain)
  expect(cleared.map(({ name }) => name)).toEqual([
    'hien-sach-session',
    'hien-sach-session.1',
    '__Host-hien-sach-session.0',
    'hien-sach-signed-in',
  ])
  expect(cleared.every(({ value, options }) => value === '' && options.maxAge === 0)).toBe(true)
  expect(cleared.find(({ name }) => name.startsWith('__Host-'))?.options.secure).toBe(true)
})
