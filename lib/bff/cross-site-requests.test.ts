import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from '@jest/globals'
import { endpoints } from '@/contract'
import { isWrite } from '@/lib/bff/same-origin'
import { concretePath } from '@/lib/bff/testing-concrete-path'

const heard: string[] = []
const upstream = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`)
  response.end('{}')
})
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
Object.assign(process.env, {
  UPSTREAM_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
  SHOP_MODE: 'demo',
})
const { handleRequest } = await import('@/lib/bff/handle-request')
const { encryptToken } = await import('@/lib/session/session-token')
const { env } = await import('@/lib/env')
afterAll(() => void upstream.close())

const writes = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(isWrite)
  // What programs alone may call is not there for any browser.
  .map(
    (endpoint) => [endpoint.method, concretePath(endpoint), endpoint.direct ? 404 : 403] as const,
  )

/** What a signed-in visitor's browser sends along when another site makes it ask. */
const foreign = {
  'a form': {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  },
  'a form as text': { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a sibling site': {
    origin: 'http://forum.localhost:3000',
    'sec-fetch-site': 'same-site',
    'x-requested-with': 'storefront',
  },
  'an old browser’s form': { 'content-type': 'multipart/form-data; boundary=x' },
  'a page that knows the header but is not ours': {
    origin: 'https://evil.example',
    'x-requested-with': 'storefront',
  },
}

const cookie = async () => {
  const claims = {
    upstreamToken: 'the token',
    upstreamExpires: Math.floor(Date.now() / 1000) + 3600,
    userId: 7,
    name: 'Lan',
    email: 'lan@sach.vn',
    picture: null,
    roles: ['user'],
  }
  return `hien-sach-session=${await encryptToken(claims, env().nextauthSecret)}`
}

test.each(writes)('%s %s does nothing for another site', async (method, path, refused) => {
  const before = heard.length
  for (const headers of Object.values(foreign)) {
    const answer = await handleRequest(
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: { host: 'localhost:3000', cookie: await cookie(), ...headers },
        ...(method !== 'GET' && { body: 'x' }),
      }),
    )
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([refused, []])
  }
  expect(heard).toHaveLength(before)
})
