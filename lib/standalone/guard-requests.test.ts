import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from '@jest/globals'
import { guardRequests } from '@/lib/standalone/guard-requests'

const site = 'https://sach.example'
const endGuard = guardRequests({
  ...{ publicUrl: site, shopMode: 'live', paymentHosts: ['pay.example'], adminHost: '' },
  trustedProxies: ['127.0.0.1'],
})
// Every server of this process is told of: those of the next test file too.
afterAll(endGuard)
/** A server of any framework: it answers what it was told of its visitor. */
const server = createServer((request, response) => response.end(JSON.stringify(request.headers)))
const listen = (host: string) =>
  new Promise<number>((resolve) =>
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port)),
  )
// Reached over IPv6 too, whose address is no trusted proxy's here.
const port = await listen('::')

const forged = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'evil.example',
  'x-real-ip': '203.0.113.7',
  'x-internal-secret': 'a guess',
  'x-request-id': 'chosen-by-them',
}
async function visit(host: string, path = '/san-pham', headers: Record<string, string> = forged) {
  const answer = await fetch(`http://${host}:${port}${path}`, { headers })
  return { seen: (await answer.json()) as IncomingHttpHeaders, headers: answer.headers }
}

test('a visitor’s own word on where they come from counts for nothing', async () => {
  const { seen, headers } = await visit('[::1]')
  expect(seen).toMatchObject({
    ...{ 'x-forwarded-for': '::1', 'x-forwarded-host': 'sach.example', host: 'sach.example' },
    'x-forwarded-proto': 'https',
  })
  for (const name of ['x-real-ip', 'x-internal-secret']) expect(seen).not.toHaveProperty(name)
  expect(headers.get('x-request-id')).not.toBe('chosen-by-them')
})

test('a trusted proxy’s word counts, up to the first hop that is not trusted', async () => {
  const { seen } = await visit('127.0.0.1')
  expect(seen).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'chosen-by-them' })
  const chain = { 'x-forwarded-for': '10.9.9.9, 203.0.113.8' }
  expect((await visit('127.0.0.1', '/', chain)).seen['x-forwarded-for']).toBe('203.0.113.8')
})

test('a page’s policy names the nonce Next is told, a new one each time; a call runs no script', async () => {
  const first = await visit('127.0.0.1')
  const [, nonce = ''] =
    /'nonce-([\w-]{22})'/.exec(first.headers.get('content-security-policy') ?? '') ?? []
  expect(nonce).not.toBe('')
  expect(first.seen['content-security-policy']).toBe(`script-src 'nonce-${nonce}'`)
  expect(first.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'nonce-[\w-]{22}' 'sha256-[^']+';.*form-action 'self' https:\/\/pay\.example/,
  )
  expect(first.headers.get('strict-transport-security')).toBe('max-age=31536000')
  const second = await visit('127.0.0.1')
  expect(second.headers.get('content-security-policy')).not.toContain(nonce)
  const call = await visit('127.0.0.1', '/api/FlashSale')
  expect(call.headers.get('content-security-policy')).toContain("script-src 'none'")
  expect(call.seen).not.toHaveProperty('content-security-policy')
})
