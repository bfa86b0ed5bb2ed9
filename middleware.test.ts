import { expect, test } from '@jest/globals'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { aliases } from '@/lib/routes/aliases'
import { allPages } from '@/lib/routes/pages'
import { movedPaths } from '@/lib/routes/redirects'
import { encryptToken } from '@/lib/session/session-token'
import { config, middleware } from './middleware'

const site = 'http://localhost:3000'

const visit = (address: string, cookie?: string) =>
  middleware(new NextRequest(site + address, { headers: cookie === undefined ? {} : { cookie } }))

const session = async (lifetime = 3600) => {
  const upstreamExpires = Math.floor(Date.now() / 1000) + lifetime
  const claims = {
    upstreamToken: 't',
    upstreamExpires,
    userId: 1,
    name: 'Lan',
    email: 'lan@sach.vn',
    picture: null,
    roles: ['user'],
  }
  return `hien-sach-session=${await encryptToken(claims, env().nextauthSecret)}`
}

const rewriteOf = (response: Response) => response.headers.get('x-middleware-rewrite')

test.each([
  ['/', '/trang-chu'],
  ['/?a=1&b=%C3%A1', '/trang-chu?a=1&b=%C3%A1'],
  ['/flashsale?x=1', '/flashSale?x=1'],
  ['/san-pham/danh-muc?page=2', '/san-pham?page=2'],
])('%s moves to %s', async (from, to) => {
  const response = await visit(from)
  expect([response.status, response.headers.get('location')]).toEqual([308, site + to])
})

test.each([
  ['/product/12?x=0,1', '/san-pham/12?x=0,1'],
  ['/product/productList?searchContent=to%C3%A1n', '/san-pham?searchContent=to%C3%A1n'],
  ['/cart', '/gio-hang'],
  ['/news/newsList?page=2', '/tin-sach?page=2'],
  ['/mobile/SGK/thu-vien-sgk/3', '/mobile/sgk/thu-vien-sgk/3'],
])('%s shows %s in place', async (alias, page) => {
  const response = await visit(alias)
  expect([response.status, rewriteOf(response)]).toEqual([200, site + page])
})

test.each([
  ['/tai-khoan/don-hang?page=2', '/login?next=%2Ftai-khoan%2Fdon-hang%3Fpage%3D2'],
  ['/account/don-hang', '/login?next=%2Faccount%2Fdon-hang'],
  ['/course/4', '/login?next=%2Fcourse%2F4'],
  ['/logout', '/login?next=%2F'],
])('a guest at %s is led to %s', async (address, login) => {
  const response = await visit(address)
  expect([response.status, response.headers.get('location')]).toEqual([307, site + login])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a guest in the app is told to sign in by status 401', async () => {
  const response = await visit('/mobile/myexercise/3')
  expect([response.status, rewriteOf(response)]).toEqual([401, `${site}/mobile/can-dang-nhap`])
})

test.each([
  ['/tai-khoan/don-hang', null],
  ['/account/don-hang', `${site}/tai-khoan/don-hang`],
  ['/mobile/myexercise/3', `${site}/mobile/myExercise/3`],
])('a signed-in visitor at %s sees the page', async (address, page) => {
  const response = await visit(address, await session())
  expect([response.status, rewriteOf(response)]).toEqual([200, page])
})

test.each(['/tai-khoan?x=1', '/account?x=1'])(
  'the account’s own address %s leads to its first page',
  async (address) => {
    const response = await visit(address, await session())
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      `${site}/tai-khoan/thong-tin-tai-khoan?x=1`,
    ])
  },
)

test.each([
  ['a forged cookie', async () => 'hien-sach-session=forged'],
  ['a session past its time', () => session(-1)],
  [
    'a cookie under another name',
    async () => (await session()).replace('hien-sach', '__Host-hien-sach'),
  ],
])('%s is no session, and is cleared', async (_, cookie) => {
  const response = await visit('/tai-khoan', await cookie())
  expect(response.status).toBe(307)
  expect(response.headers.get('set-cookie')).toMatch(
    /hien-sach-session=; Path=\/; (Expires=[^;]+; )?Max-Age=0/,
  )
})

test('a session cut into pieces is put together', async () => {
  const [, sealed = ''] = (await session()).split('=')
  const cookie = `hien-sach-session.0=${sealed.slice(0, 100)}; hien-sach-session.1=${sealed.slice(100)}`
  expect((await visit('/tai-khoan/don-hang', cookie)).status).toBe(200)
})

const matches = (address: string) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url: address })
const example = (pattern: string) =>
  pattern.replace('{rest*}', 'don-hang/12').replace(/\{\w+\}/, '12')

test.each(
  [
    ...movedPaths,
    ...aliases.map(({ from }) => from),
    ...allPages
      .filter(({ path, access }) => access === 'session' || path.startsWith('/mobile/'))
      .map(({ path }) => path),
  ].map(example),
)('the matcher lets the middleware see %s', (address) => {
  expect(matches(address)).toBe(true)
})

test.each([
  ...allPages
    .filter(({ path, access }) => access !== 'session' && !path.startsWith('/mobile/'))
    .map(({ path }) => example(path)),
  '/api/Order/cal',
  '/_next/static/chunks/a.js',
  '/media/1.webp',
])('the matcher leaves %s alone', (address) => {
  expect(matches(address)).toBe(false)
})
