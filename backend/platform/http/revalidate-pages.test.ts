import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import {
  createRevalidatePages,
  revalidationSignature,
} from '@/backend/platform/http/revalidate-pages'
import { TEST_NOW } from '@/backend/testing/test-app'

const secret = 'a shared secret of the tests'

/** A storefront that answers with the statuses given, one after the other. */
async function storefront(statuses: number[]) {
  const heard: { request: IncomingMessage; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      heard.push({ request, body })
      response.writeHead(statuses[heard.length - 1] ?? 200).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/revalidate`
  const purge = createRevalidatePages({
    url,
    secret,
    log: pino({ level: 'silent' }),
    now: () => TEST_NOW,
    firstPauseMs: 1,
  })
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { heard, purge, close }
}

test('an edit is announced signed, and again until it is heard', async () => {
  const { heard, purge, close } = await storefront([500, 401, 200])
  await purge(['product:1', 'products'])
  expect(heard).toHaveLength(3)
  for (const { request, body } of heard) {
    expect(JSON.parse(body)).toEqual({ tags: ['product:1', 'products'] })
    const time = String(request.headers['x-revalidate-time'])
    expect(time).toBe(String(TEST_NOW.getTime() / 1_000))
    expect(request.headers['x-revalidate-signature']).toBe(
      revalidationSignature(secret, time, body),
    )
  }
  close()
})

test('a storefront that does not hear fails nobody', async () => {
  const { heard, purge, close } = await storefront(Array.from({ length: 6 }, () => 500))
  await expect(purge(['news'])).resolves.toBeUndefined()
  expect(heard.length).toBeGreaterThan(3)
  close()
})
