import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test } from '@jest/globals'
import { revalidateSecret, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

const TOPIC = 'a'.repeat(32)
const address = (topic: string) => `/api/session-end/${topic}`

/** A page that listens; `heard` is everything the line has brought so far. */
async function listen(port: number, topic = TOPIC) {
  const asked = request({ port, host: '127.0.0.1', path: address(topic) }).end()
  const [line] = (await once(asked, 'response')) as [IncomingMessage]
  line.setEncoding('utf8')
  let text = ''
  line.on('data', (part: string) => {
    text += part
  })
  line.on('error', () => {})
  const heard = async (words: string) => {
    while (!text.includes(words)) await once(line, 'data')
    return text
  }
  return { line, heard, text: () => text }
}

function revalidate(port: number, tags: string[], secret = revalidateSecret) {
  const body = JSON.stringify({ tags })
  const time = String(Math.floor(Date.now() / 1000))
  const headers = {
    'x-revalidate-time': time,
    'x-revalidate-signature': createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
  }
  return ask(port, '/api/revalidate', { method: 'POST', headers, body })
}

test('a page hears at once that sessions of its person have ended, and only of theirs', () =>
  withGateway({}, async ({ port, asked }) => {
    const [own, second, foreign] = [
      await listen(port),
      await listen(port),
      await listen(port, 'b'.repeat(32)),
    ]
    expect(own.line.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    await revalidate(port, ['product:1', `session:${TOPIC}`])
    await own.heard('data: ended')
    await second.heard('data: ended')
    expect(foreign.text()).not.toContain('data:')
    for (const { line } of [own, second, foreign]) line.destroy()
    expect(asked).toEqual([])
  }))

test('a page that comes to listen just after the end still hears of it', () =>
  withGateway({}, async ({ port }) => {
    await revalidate(port, [`session:${TOPIC}`])
    const [late, foreign] = [await listen(port), await listen(port, 'b'.repeat(32))]
    await late.heard('data: ended')
    expect(foreign.text()).not.toContain('data:')
    for (const { line } of [late, foreign]) line.destroy()
  }))

test('nobody but the upstream ends anything', () =>
  withGateway({}, async ({ port }) => {
    const own = await listen(port)
    const refused = await revalidate(port, [`session:${TOPIC}`], 'another secret')
    expect(refused.status).toBe(401)
    await own.heard('retry:')
    expect(own.text()).not.toContain('data:')
    own.line.destroy()
  }))

test('one person’s lines are bounded: the oldest gives way', () =>
  withGateway({}, async ({ port }) => {
    const first = await listen(port)
    const gone = once(first.line, 'end')
    const others = await Promise.all(Array.from({ length: 20 }, () => listen(port)))
    await gone
    for (const { line } of others) line.destroy()
  }))

test('one address holds a bounded number of lines, whoever they are for', () =>
  withGateway({ trustedProxies: ['loopback'] }, async ({ port }) => {
    const from = (visitor: string, index: number) => {
      const headers = { 'x-forwarded-for': visitor }
      const path = address(index.toString(16).padStart(32, '0'))
      const asked = request({ port, host: '127.0.0.1', path, headers, agent: false }).end()
      asked.on('error', () => {})
      return once(asked, 'response') as Promise<[IncomingMessage]>
    }
    const many = Array.from({ length: 501 }, (_, index) =>
      from(`2001:db8::${index.toString(16)}`, index),
    )
    const lines = (await Promise.all(many)).flat()
    const statuses = lines.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(500)
    expect(statuses.filter((status) => status === 503)).toHaveLength(1)
    const [other] = await from('2001:db8:1::1', 600)
    expect(other.statusCode).toBe(200)
    for (const line of [...lines, other]) line.destroy()
  }))

test('a gateway that closes lets its lines go at once', () =>
  withGateway({}, async ({ port, gateway }) => {
    const { line } = await listen(port)
    const gone = once(line, 'end')
    await gateway.drain(5_000)
    await gone
  }))

test('what is no topic is an unknown call, and the line is only to be read', () =>
  withGateway({}, async ({ port, asked }) => {
    await ask(port, address('nonsense'))
    expect(asked.map(({ url }) => url)).toEqual([address('nonsense')])
    const posted = await ask(port, address(TOPIC), { method: 'POST', body: '{}' })
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET'])
  }))
