import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from '@jest/globals'

const held: ServerResponse[] = []
let heard = 0
let tellNext = () => {}
const upstream = createServer(({ url }, response) => {
  // What earlier tests gave up may still arrive.
  if (url !== '/counted') return
  held.push(response)
  heard += 1
  tellNext()
})
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
process.env.UPSTREAM_URL = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
process.env.SHOP_MODE = 'demo'
const { fetchUpstream } = await import('@/lib/api/fetch-upstream')
afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
})

const LONG = 60_000
const heardOf = (count: number) =>
  new Promise<void>((resolve) => {
    tellNext = () => heard >= count && resolve()
    tellNext()
  })

test('patience ends whatever the garbage collector does', async () => {
  await expect(fetchUpstream('/slow', { timeoutMs: 50 })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})

test('who leaves is not waited for', async () => {
  const visitor = new AbortController()
  const asked = fetchUpstream('/left', { timeoutMs: LONG, clientSignal: visitor.signal })
  visitor.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  await expect(
    fetchUpstream('/late', { timeoutMs: LONG, clientSignal: visitor.signal }),
  ).rejects.toThrow('left')
})

test('a hundred calls wait at once, the next one takes the place of the first that ends', async () => {
  const before = heard
  held.length = 0
  const asked = Array.from({ length: 100 }, () => fetchUpstream('/counted', { timeoutMs: LONG }))
  await heardOf(before + 100)
  await expect(fetchUpstream('/counted', { timeoutMs: 50 })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  expect(heard).toBe(before + 100)
  await expect(fetchUpstream('/counted', { timeoutMs: LONG })).rejects.toThrow('too many')
  const last = fetchUpstream('/counted', { timeoutMs: LONG })
  held[0]?.end('{}')
  await heardOf(before + 101)
  for (const response of held) response.end('{}')
  await Promise.all([...asked, last])
})
