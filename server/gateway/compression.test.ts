import { get } from 'node:http'
import { createGunzip, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { chooseEncoding, isCompressible } from '@/server/gateway/compression'
import { deferred, type Handler, withGateway } from '@/server/testing'
import { ask } from '@/server/testing-requests'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['gzip;q=0', null],
  [undefined, null],
])('%s: %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['application/ld+json', true],
  ['text/x-component', true],
  ['application/javascript; charset=UTF-8', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['video/mp4', false],
  ['font/woff2', false],
  ['text/event-stream', false],
  ['', false],
])('%s is text: %s', (type, isText) => expect(isCompressible(type)).toBe(isText))

const gzip = { 'accept-encoding': 'gzip' }

test('what comes bit by bit is read bit by bit, compressed', async () => {
  const isRead = deferred<void>()
  const next: Handler = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/x-component' }).write('first')
    await isRead.promise
    response.end('second')
  }
  await withGateway({ next }, async ({ port }) => {
    const text = await new Promise<string>((resolve) => {
      get({ port, path: '/api/Course', headers: gzip }, (answer) => {
        let seen = ''
        answer.pipe(createGunzip()).on('data', (part) => {
          seen += part
          if (seen === 'first') isRead.resolve()
          if (seen === 'firstsecond') resolve(seen)
        })
      })
    })
    expect(text).toBe('firstsecond')
  })
})

test('a call leaves compressed, one with a secret in it does not', () => {
  const body = JSON.stringify({ data: 'Sách '.repeat(1_000) })
  const next: Handler = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', etag: '"a"' }).end(body)
  return withGateway({ next }, async ({ port }) => {
    const call = await ask(port, '/api/Course', { headers: gzip })
    expect([call.headers['content-encoding'], call.headers.vary]).toEqual([
      'gzip',
      'Accept-Encoding',
    ])
    expect(gunzipSync(call.body).toString()).toBe(body)
    const session = await ask(port, '/api/auth/session', { headers: gzip })
    expect(session.headers['content-encoding']).toBeUndefined()
  })
})
