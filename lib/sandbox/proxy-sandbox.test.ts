import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { proxySandbox } from '@/lib/sandbox/proxy-sandbox'

const PAGE = 'http://localhost:3000/sandbox-pay/paymentv2/vpcpay.html?vnp_TxnRef=HS1-1'
const sandboxPages = ['/sandbox-pay/paymentv2/vpcpay.html']

async function upstream() {
  const seen: { request: IncomingMessage; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      seen.push({ request, body })
      response.writeHead(303, { location: 'http://localhost:3000/back', 'set-cookie': 'a=b' })
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const upstreamUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { seen, upstreamUrl, close: () => server.close() }
}

test('a decision reaches the payment site without cookies, and its way back reaches the browser', async () => {
  const { seen, upstreamUrl, close } = await upstream()
  const request = new Request(PAGE, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer x' },
    body: 'code=00',
  })
  const answer = await proxySandbox(request, { shopMode: 'demo', upstreamUrl, sandboxPages })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('http://localhost:3000/back')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(seen[0]?.body).toBe('code=00')
  expect(seen[0]?.request.url).toBe('/sandbox-pay/paymentv2/vpcpay.html?vnp_TxnRef=HS1-1')
  expect(seen[0]?.request.headers.authorization).toBeUndefined()
  close()
})

test('in live mode, and for any other address, there is nothing', async () => {
  const rules = { sandboxPages, upstreamUrl: 'http://127.0.0.1:1' }
  expect((await proxySandbox(new Request(PAGE), { ...rules, shopMode: 'live' })).status).toBe(404)
  const other = new Request('http://localhost:3000/sandbox-pay/merchant_webapi/api/transaction')
  expect((await proxySandbox(other, { ...rules, shopMode: 'demo' })).status).toBe(404)
})

test('a form larger than any decision is not passed on, and a silent site is an answer', async () => {
  const rules = { sandboxPages, upstreamUrl: 'http://127.0.0.1:1', shopMode: 'demo' }
  const large = new Request(PAGE, { method: 'POST', body: 'x'.repeat(5_000) })
  expect((await proxySandbox(large, rules)).status).toBe(413)
  expect((await proxySandbox(new Request(PAGE), rules)).status).toBe(503)
})
