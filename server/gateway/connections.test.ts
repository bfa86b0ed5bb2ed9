import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import type { Gateway } from '@/server/gateway/create-gateway'
import { deferred, withGateway } from '@/server/testing'
import { sendRaw } from '@/server/testing-requests'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const last = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`

const bodiesIn = (text: string) => [...text.matchAll(/answer-\d+/g)].map(([body]) => body)

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Resolves when the gateway has let go of the next connection that somebody opens. */
const closeOfNext = ({ server }: Gateway) =>
  new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)))

test('requests sent ahead wait for their turn, in order and without holding others up', async () => {
  const { promise: isAsked, resolve: tellAsked } = deferred<void>()
  const { promise: mayAnswer, resolve: letAnswer } = deferred<void>()
  await withGateway(
    {
      next: async ({ url }, response) => {
        if (url === '/1') tellAsked()
        if (url === '/1') await mayAnswer
        response.end(`answer${url?.replace('/', '-')}`)
      },
    },
    async ({ port, asked }) => {
      const numbers = Array.from({ length: 10 }, (_, index) => index + 1)
      const ahead = sendRaw(port, numbers.map((number) => get(`/${number}`)).join('') + last('/11'))
      await isAsked
      expect((await sendRaw(port, last('/other'))).body).toContain('answer-other')
      expect(asked.map(({ url }) => url)).toEqual(['/1', '/other'])
      letAnswer()
      const { head, body } = await ahead
      const expected = [...numbers, 11].map((number) => `answer-${number}`)
      expect(bodiesIn(head + body)).toEqual(expected)
    },
  )
})

test('a connection that sends very many requests ahead is closed, and others are answered', () =>
  withGateway(
    { next: (_request, response) => response.end('fine') },
    async ({ port, gateway, asked }) => {
      const closed = closeOfNext(gateway)
      const socket = await open(port)
      socket.write(get('/ahead').repeat(1_000))
      const kept = await open(port)
      await closed
      expect((await sendRaw(port, last('/new'))).body).toContain('fine')
      kept.write(last('/kept'))
      await once(kept, 'data')
      expect(asked.filter(({ url }) => url === '/ahead').length).toBeLessThanOrEqual(1)
      for (const one of [socket, kept]) one.destroy()
    },
  ))

test('whoever leaves takes the requests that still waited along', async () => {
  const { promise: isAsked, resolve: tellAsked } = deferred<void>()
  const { promise: mayAnswer, resolve: letAnswer } = deferred<void>()
  await withGateway(
    {
      next: async (_request, response) => {
        tellAsked()
        await mayAnswer
        response.end()
      },
    },
    async ({ port, asked, gateway }) => {
      const closed = closeOfNext(gateway)
      const socket = await open(port)
      socket.write(get('/1') + get('/2') + get('/3'))
      await isAsked
      socket.destroy()
      await closed
      letAnswer()
      expect(asked.map(({ url }) => url)).toEqual(['/1'])
    },
  )
})

test('a reader who takes nothing is let go; one who waits for a slow page is not', async () => {
  const { promise: mayAnswer, resolve: letAnswer } = deferred<void>()
  const flood = Buffer.alloc(32 * 1024 * 1024)
  await withGateway(
    {
      readerPatienceMs: 200,
      next: async ({ url }, response) => {
        if (url === '/slow') await mayAnswer
        response.end(url === '/slow' ? 'worth waiting for' : flood)
      },
    },
    async ({ port, gateway }) => {
      const letGo = closeOfNext(gateway)
      const idle = await open(port)
      idle.pause()
      idle.write(get('/flood'))
      const patient = sendRaw(port, last('/slow'))
      await letGo
      letAnswer()
      expect((await patient).body).toBe('worth waiting for')
      idle.destroy()
    },
  )
})

test('one address holds a bounded number of connections, a trusted proxy any', () =>
  withGateway({ socketsPerAddress: 3 }, async ({ port }) => {
    const held = [await open(port), await open(port), await open(port)]
    const refused = await open(port)
    if (!refused.closed) await once(refused, 'close')
    const [first] = held
    first?.end()
    await new Promise((resolve) => first?.once('close', resolve))
    const answer = await sendRaw(port, last('/'))
    expect(answer.status).toBe(200)
    for (const socket of held) socket.destroy()
  }).then(() =>
    withGateway({ socketsPerAddress: 1, trustedProxies: ['loopback'] }, async ({ port }) => {
      const held = await open(port)
      expect((await sendRaw(port, last('/'))).status).toBe(200)
      held.destroy()
    }),
  ))

test('a sender whose time is over is let go of, also when it goes on sending', async () => {
  const { promise: isServed, resolve: serve } = deferred<Socket>()
  await withGateway({}, async ({ port, gateway }) => {
    const whole = 4096
    gateway.server.once('connection', serve)
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(`POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${whole}\r\n\r\n`)
    let sent = 0
    const goOn = () => {
      if (socket.destroyed) return
      sent += 1
      socket.write('x', () => setImmediate(goOn))
    }
    goOn()
    const isOver = Object.assign(new Error('over'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    gateway.server.emit('clientError', isOver, await isServed)
    await closed
    expect(sent).toBeLessThan(whole)
  })
})
