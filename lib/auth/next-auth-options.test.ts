import { expect, test } from '@jest/globals'
import { hostileAddresses, strangeAddresses } from '@/contract/testing/hostile-addresses'
import { nextAuthCookies, returnOf } from '@/lib/auth/next-auth-cookies'
import { nextAuthOptions } from '@/lib/auth/next-auth-options'

const ORIGIN = 'http://localhost:3000'
const hostile = [
  ...hostileAddresses,
  ...strangeAddresses,
  '/login',
  '/logout',
  '/api/Order',
  '/\u2028/evil.com',
  `${ORIGIN}@evil.com/`,
  `${ORIGIN}.evil.com/`,
  `${ORIGIN}//evil.com`,
  `${ORIGIN}/\\evil.com`,
]

const asked = (cookie = '') => new Request(`${ORIGIN}/api/auth/signin`, { headers: { cookie } })
const redirect = (url: string) =>
  nextAuthOptions(asked()).callbacks?.redirect?.({ url, baseUrl: ORIGIN }) ?? ''

test.each(hostile)('after signing in, %j leads nowhere but to this shop', async (url) => {
  const target = await redirect(url)
  expect(new URL(target).origin).toBe(ORIGIN)
  expect(target).not.toMatch(/[\r\n]/)
  expect(new URL(target).pathname.startsWith('//')).toBe(false)
})

test.each([
  ['/tai-khoan/don-hang?page=2', '/tai-khoan/don-hang?page=2'],
  [`${ORIGIN}/gio-hang`, '/gio-hang'],
  ['/', '/'],
])('the stored page %s is where it leads', async (url, path) => {
  expect(await redirect(url)).toBe(ORIGIN + path)
})

test.each([
  ['/gio-hang', '/gio-hang'],
  [`${ORIGIN}/gio-hang?x=1`, '/gio-hang?x=1'],
  ['//evil.com', '/'],
])('the cookie that remembers %s is read as %s', (kept, path) => {
  expect(returnOf(asked(`hien-sach-return=${encodeURIComponent(kept)}`))).toBe(path)
})

test('a cookie that is no text is read as none', () => {
  expect(returnOf(asked('hien-sach-return=%E0%A4%A'))).toBe('/')
})

test('over https every cookie is bound to the host', () => {
  for (const cookie of Object.values(nextAuthCookies('https://sach.example'))) {
    expect(cookie?.name).toMatch(/^__Host-hien-sach-/)
    expect(cookie?.options).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
    })
    expect(cookie?.options).not.toHaveProperty('domain')
  }
})

test('without configuration there is no provider to ask', () => {
  expect(nextAuthOptions(asked()).providers.map(({ id }) => id)).toEqual(['credentials'])
})
