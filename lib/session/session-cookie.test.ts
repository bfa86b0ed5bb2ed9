import { expect, test } from '@jest/globals'

process.env.PUBLIC_URL = 'https://localhost:3000'
const { findSessionCookie } = await import('@/lib/session/session-cookie')
const { clearSessionCookie, writeSessionCookie } = await import(
  '@/lib/session/write-session-cookie'
)

const NAME = '__Host-hien-sach-session'

test.each([
  ['whole', { [NAME]: 'abc' }, 'abc'],
  ['in chunks', { [`${NAME}.0`]: 'a', [`${NAME}.1`]: 'b', [`${NAME}.2`]: 'c' }, 'abc'],
  ['with a chunk missing', { [`${NAME}.0`]: 'a', [`${NAME}.2`]: 'c' }, 'a'],
  ['without the prefix that binds it to https', { 'hien-sach-session': 'planted' }, undefined],
  ['not at all', {}, undefined],
])('a session that came %s is read as %j', (_, cookies: Record<string, string>, expected) => {
  expect(findSessionCookie((name) => cookies[name])).toBe(expected)
})

const claims = (upstreamToken: string) => ({
  upstreamToken,
  upstreamExpires: Math.floor(Date.now() / 1000) + 60,
  userId: 1,
  name: 'Lan',
  email: 'lan@sach.vn',
  picture: null,
  roles: ['user' as const],
})

const parsed = (header: string) => {
  const [pair = '', ...attributes] = header.split('; ')
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes }
}

test('a short session is one cookie that scripts cannot read, and a hint that they can', async () => {
  const [session, hint, ...more] = (await writeSessionCookie(claims('t'), [])).map(parsed)
  expect(more).toEqual([])
  expect(session?.name).toBe(NAME)
  expect(session?.attributes).toEqual([
    'Path=/',
    expect.stringMatching(/^Max-Age=(59|60)$/),
    'HttpOnly',
    'Secure',
    'SameSite=Lax',
  ])
  expect(hint).toMatchObject({ name: 'hien-sach-signed-in', value: '1' })
  expect(hint?.attributes).not.toContain('HttpOnly')
})

test('a long session is cut, comes back whole and leaves nothing of the old one', async () => {
  const old = [NAME, `${NAME}.0`, `${NAME}.9`, 'hien-sach-session.4', 'other']
  const cookies = (await writeSessionCookie(claims('x'.repeat(6000)), old)).map(parsed)
  const written = cookies.filter(({ attributes }) => !attributes.includes('Max-Age=0'))
  const jar = new Map(written.map(({ name, value }) => [name, value]))
  expect([...jar.keys()]).toEqual([`${NAME}.0`, `${NAME}.1`, `${NAME}.2`, 'hien-sach-signed-in'])
  expect(findSessionCookie((name) => jar.get(name))?.split('.')).toHaveLength(5)
  expect(written.every(({ value }) => value.length <= 3933)).toBe(true)
  const removed = cookies.filter(({ attributes }) => attributes.includes('Max-Age=0'))
  expect(removed.map(({ name }) => name)).toEqual([NAME, `${NAME}.9`, 'hien-sach-session.4'])
})

test('signing out clears both names, every chunk and the hint, and nothing else', () => {
  const present = [
    'hien-sach-session',
    'hien-sach-session.1',
    `${NAME}.0`,
    'hien-sach-look',
    'hien-sach-session-x',
  ]
  const cleared = clearSessionCookie(present).map(parsed)
  expect(cleared.map(({ name }) => name)).toEqual([
    'hien-sach-signed-in',
    `${NAME}.0`,
    'hien-sach-session.1',
    'hien-sach-session',
  ])
  for (const { value, attributes } of cleared) {
    expect(value).toBe('')
    expect(attributes).toContain('Max-Age=0')
  }
})
