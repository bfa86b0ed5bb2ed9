import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, jest, test } from '@jest/globals'
import { ask, type Trial, withDoor } from '@/server/testing'

const list = '/san-pham'
const letters = randomBytes(24_000).toString('base64')
const next = (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<p>${letters}</p>`)

const remembering = (run: (trial: Trial) => Promise<void>) =>
  withDoor({ cacheBytes: 1024 * 1024, isRouted: true, next }, async (trial) => {
    await ask(trial.port, list)
    await run(trial)
  })

const get = (more = '', method = 'GET') =>
  `${method} ${list} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n${more}\r\n`
const last = get('Connection: close\r\n')

/** Status and length of each answer in what came over one connection. */
function answersIn(bytes: Buffer, isHead: (index: number) => boolean = () => false) {
  const answers: { status: number; head: string; body: Buffer }[] = []
  for (let position = 0; position < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', position)
    const head = bytes.toString('latin1', position, end)
    const status = Number(head.split(' ')[1])
    const given = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const length = status === 304 || isHead(answers.length) ? 0 : given
    answers.push({ status, head, body: bytes.subarray(end + 4, end + 4 + length) })
    position = end + 4 + length
  }
  return answers
}

/** All that comes back for bytes sent at once, when nothing is read before the rest has waited for its reader. */
function readLate(port: number, bytes: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write(bytes, () => setImmediate(() => socket.resume()))
    })
    socket.on('data', (part) => parts.push(part as Buffer))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(parts)))
  })
}

const names = (head: string) =>
  head
    .split('\r\n')
    .slice(1)
    .map((line) => line.replace(/^(connection|keep-alive|date): .*/i, '$1').toLowerCase())
    .filter((line) => line !== 'keep-alive')
    .sort()

test('on a kept connection a remembered page says what Node would have said, and Node writes no head for it', () =>
  remembering(async ({ port, door }) => {
    const heads: boolean[] = []
    door.server.on('request', (_request, response) => heads.push(response.headersSent))
    const [quick, slow] = answersIn(await readLate(port, get() + last))
    expect(heads).toEqual([false, true])
    expect(quick?.head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(quick?.head).toContain('\r\nKeep-Alive: timeout=65')
    expect(names(quick?.head ?? '')).toEqual(names(slow?.head ?? ''))
    expect(quick?.body).toEqual(slow?.body)
  }))

test('a reader who has the page already is told so on the kept connection', () =>
  remembering(async ({ port }) => {
    const { headers } = await ask(port, list)
    const known = get(`If-None-Match: ${headers.etag}\r\n`)
    const answers = answersIn(await readLate(port, known + known + last))
    expect(answers.map(({ status }) => status)).toEqual([304, 304, 200])
    expect(answers[0]?.head).not.toMatch(/content-length/i)
  }))

test('questions sent without waiting are answered in their order, also to who reads late', () =>
  remembering(async ({ port }) => {
    const some = Array.from({ length: 120 }, (_, index) => (index % 5 === 3 ? 'HEAD' : 'GET'))
    const bytes = some.map((method) => get('', method)).join('') + last
    const answers = answersIn(await readLate(port, bytes), (index) => some[index] === 'HEAD')
    expect(answers).toHaveLength(some.length + 1)
    const whole = answers.at(-1)?.body
    for (const [index, method] of some.entries())
      expect(
        answers[index]?.body.equals(
          method === 'HEAD' ? Buffer.alloc(0) : (whole ?? Buffer.alloc(1)),
        ),
      ).toBe(true)
  }))

test('a question behind one that takes longer waits for its turn', () =>
  remembering(async ({ port }) => {
    const other = get().replace(list, `${list}?page=2`)
    const answers = answersIn(await readLate(port, other + get() + last))
    expect(answers.map(({ head }) => /cache-status: (.*)/i.exec(head)?.[1])).toEqual([
      'front-door; fwd=miss',
      'front-door; hit',
      'front-door; hit',
    ])
  }))

test('its date is that of the answer', () =>
  remembering(async ({ port }) => {
    const dateOf = async () => {
      const [quick] = answersIn(await readLate(port, get() + last))
      return Date.parse(/Date: (.*)/.exec(quick?.head ?? '')?.[1] ?? '')
    }
    const begun = Math.floor(Date.now() / 1_000) * 1_000
    const clock = jest.spyOn(Date, 'now')
    try {
      for (const time of [begun, begun + 1_000, begun + 9_000]) {
        clock.mockReturnValue(time)
        expect(await dateOf()).toBe(time)
      }
    } finally {
      clock.mockRestore()
    }
  }))
