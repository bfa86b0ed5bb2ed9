import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { isPrivate } from '@/contract-tools/check/private-address'
import { createSend, type Limits } from '@/contract-tools/check/send-http'

const get = { method: 'GET', path: '/api/x', headers: { authorization: 'Bearer secret' } }

/** Asks a server on this machine that answers as told. */
async function ask(listener: RequestListener, limits: Partial<Limits> = {}, allowPrivate = true) {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  try {
    return await createSend(`http://127.0.0.1:${port}/base/`, { allowPrivate, limits })(get)
  } finally {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
}

test('an answer comes with status, headers and text, from behind the base address', async () => {
  const answer = await ask((request, response) =>
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify(request.url)),
  )
  expect(answer).toMatchObject({
    status: 201,
    headers: { 'content-type': 'application/json' },
    text: '"/base/api/x"',
  })
})

test('an endless answer is cut off', async () => {
  const answer = await ask(
    (_, response) => {
      const more = () => response.write('x'.repeat(10_000), more)
      more()
    },
    { bytes: 100_000 },
  )
  expect(answer.failure).toBe('more than 100000 bytes')
})

test('an answer that never comes, or never ends, is not waited for', async () => {
  const limits = { timeoutMs: 60 }
  expect((await ask(() => {}, limits)).failure).toBe('no whole answer within 60 ms')
  const begun: RequestListener = (_, response) => void response.write('{')
  expect((await ask(begun, limits)).failure).toBe('no whole answer within 60 ms')
})

test('redirects are followed a few times on the same host, never to another', async () => {
  const loop: RequestListener = (_, response) =>
    response.writeHead(302, { location: '/api/x' }).end()
  expect((await ask(loop)).failure).toBe('sent on more than 3 times')
  const heard: string[] = []
  const once: RequestListener = ({ url = '' }, response) => {
    heard.push(url)
    if (url === '/there') response.end('"here"')
    else response.writeHead(308, { location: '/there' }).end()
  }
  expect(await ask(once)).toMatchObject({ status: 200, text: '"here"' })
  expect(heard).toEqual(['/base/api/x', '/there'])
  const away: RequestListener = (_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  expect((await ask(away)).failure).toBe('sent on to another host, http://127.0.0.1:9')
})

test('a connection that breaks is an answer too', async () => {
  const answer = await ask(({ socket }) => void socket.destroy())
  expect(answer.failure).toMatch(/^no connection: /)
})

test('a private address is asked only when that is allowed, by its name too', async () => {
  expect((await ask((_, response) => response.end(), {}, false)).failure).toContain(
    '--allow-private',
  )
  const byName = createSend('http://localhost:9', { allowPrivate: false })
  expect((await byName(get)).failure).toContain('is a private address')
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.100.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['::', true],
  ['[fd00::1]', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['203.113.152.1', false],
  ['172.32.0.1', false],
  ['2400:cb00::1', false],
  ['::ffff:8.8.8.8', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected)
})
