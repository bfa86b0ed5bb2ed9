import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { createBodyBudget } from '@/server/gateway/body-budget'
import { withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const KILOBYTE = 1024

test('what one address and all together hold is bounded, and given back', () => {
  const shareOf = createBodyBudget({ ofAddress: 100, ofAll: 150 })
  const [one, again, other, third] = [
    shareOf('10.0.0.1'),
    shareOf('10.0.0.1'),
    shareOf('2001:db8::1'),
    shareOf('2001:db8:0:1::1'),
  ]
  expect([one.take(60), again.take(40), again.take(1)]).toEqual([true, true, false])
  // The same network of the sixth version is the same sender.
  expect([other.take(50), shareOf('2001:db8::ffff').take(51), third.take(1)]).toEqual([
    true,
    false,
    false,
  ])
  one.giveBack()
  one.giveBack()
  expect([third.take(60), again.take(1), other.take(0)]).toEqual([true, false, true])
  for (const share of [again, other, third]) share.giveBack()
  expect(shareOf('10.0.0.1').take(100)).toBe(true)
})

/** Sends the beginning of a body and no more. */
async function beginBody(port: number, from: string, bytes: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = `POST /api/x HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n`
  socket.write(`${head}Content-Length: ${bytes + 1}\r\n\r\n${'x'.repeat(bytes)}`)
  return socket
}

const post = (port: number, from: string, bytes: number) =>
  ask(port, '/api/x', {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: 'x'.repeat(bytes),
  })

/** Asks until the gateway has read what was sent before, or let go of it. */
async function statusBecomes(status: number, send: () => ReturnType<typeof post>) {
  for (;;) {
    const answer = await send()
    if (answer.status === status) return answer
  }
}

test('bodies that are begun and never ended leave the memory to others', () =>
  withGateway(
    {
      trustedProxies: ['loopback'],
      bodyBytes: { ofAddress: 100 * KILOBYTE, ofAll: 150 * KILOBYTE },
    },
    async ({ port }) => {
      const greedy = '198.51.100.7'
      const open = [
        await beginBody(port, greedy, 50 * KILOBYTE),
        await beginBody(port, greedy, 45 * KILOBYTE),
      ]
      const refused = await statusBecomes(503, () => post(port, greedy, 20 * KILOBYTE))
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await post(port, '203.0.113.9', 40 * KILOBYTE)).status).toBe(200)
      expect((await post(port, '203.0.113.9', 60 * KILOBYTE)).status).toBe(503)
      for (const socket of open) socket.destroy()
      await statusBecomes(200, () => post(port, greedy, 60 * KILOBYTE))
    },
  ))
