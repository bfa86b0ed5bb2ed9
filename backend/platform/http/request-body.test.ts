import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { readBody } from '@/backend/platform/http/request-body'

test('too large a body without a length is read to its end and refused, never cut', async () => {
  const sent: number[] = []
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.push(1)
      controller.enqueue(new Uint8Array(1024).fill(0x20))
      if (sent.length === 200) controller.close()
    },
    cancel: () => {
      cancelled = true
    },
  })
  // The types know no `duplex`, without which a stream cannot be sent.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  await expect(readBody(new Request('http://localhost/', init))).rejects.toMatchObject({
    status: 413,
  })
  expect([sent.length, cancelled]).toEqual([200, false])
})

test('a body that is announced too large is refused, and the connection answers the next call', async () => {
  const app = new Hono().post('/', async ({ req, json }) => json(await readBody(req.raw)))
  app.onError((_, { body }) => body(null, 413))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = server.address() as AddressInfo
  const send = async (body: string) => {
    const options = { port, agent, method: 'POST', headers: { 'content-type': 'application/json' } }
    const call = request(options).end(body)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return [answer.statusCode, await text(answer), call.reusedSocket]
  }
  try {
    expect(await send(`"${'x'.repeat(2_000_000)}"`)).toEqual([413, '', false])
    expect(await send('{"a":1}')).toEqual([200, '{"a":1}', true])
  } finally {
    agent.destroy()
    server.close()
  }
})
