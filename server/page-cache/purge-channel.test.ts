import { createHmac, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { createClient } from '@redis/client'
import { revalidateSecret, type Trial, withGateway } from '@/server/testing'
import { findRedis } from '@/server/testing-redis'
import { ask } from '@/server/testing-requests'

const redis = await findRedis()

/** A test of what only a real server does; counted as skipped where there is none. */
function onRedis(name: string, run: (url: URL) => Promise<void>) {
  if (redis !== null) test(name, () => run(redis), 30_000)
  else test.skip(`${name} not run: no Redis`, () => {})
}

const cacheBytes = 1024 * 1024
const book = '/san-pham/7'

function revalidate({ port }: Trial, tags: string[]) {
  const body = JSON.stringify({ tags })
  const time = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', revalidateSecret).update(`${time}.${body}`).digest('hex')
  const headers = { 'x-revalidate-time': time, 'x-revalidate-signature': signature }
  return ask(port, '/api/revalidate', { method: 'POST', body, headers })
}

async function until(isSo: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 10_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('waited ten seconds in vain')
    await new Promise(setImmediate)
  }
}

const bodyOf = async ({ port }: Trial, path = book) => (await ask(port, path)).body.toString()

/** Two gateways of one shop, each with its own Next, before one price. */
async function withTwoDoors(
  url: URL,
  run: (here: Trial, there: Trial, shop: { price: number }) => Promise<void>,
) {
  const shop = { price: 50_000 }
  const next = (_request: unknown, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`${shop.price} ₫`)
  const options = { next, cacheBytes, isRouted: true, channel: { url, shop: randomUUID() } }
  await withGateway(options, (here) =>
    withGateway(options, async (there) => {
      await until(() => here.channel?.isUp() === true && there.channel?.isUp() === true)
      await run(here, there, shop)
    }),
  )
}

onRedis('a new price told to one gateway is read at the other within a second', (url) =>
  withTwoDoors(url, async (here, there, shop) => {
    expect(await Promise.all([bodyOf(here), bodyOf(there)])).toEqual(['50000 ₫', '50000 ₫'])
    shop.price = 45_000
    expect(await bodyOf(there)).toBe('50000 ₫')
    const committed = performance.now()
    expect((await revalidate(here, ['product:7'])).status).toBe(204)
    await until(async () => (await bodyOf(there)) === '45000 ₫')
    expect(performance.now() - committed).toBeLessThan(1_000)
    expect(await bodyOf(here)).toBe('45000 ₫')
  }),
)

onRedis('what is said on the channel and is no list of tags changes nothing', (url) =>
  withTwoDoors(url, async (here, there, shop) => {
    await bodyOf(there)
    shop.price = 1
    for (const tags of [['product:8'], ['']]) await here.channel?.tell(tags)
    expect(await bodyOf(there)).toBe('50000 ₫')
  }),
)

onRedis('a gateway that lost the channel forgets what it cached once it is back', async (url) => {
  const killer = createClient({ url: url.href })
  await killer.connect()
  await withTwoDoors(url, async (_here, there, shop) => {
    await bodyOf(there)
    shop.price = 45_000
    await killer.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub'])
    await until(() => there.channel?.isUp() === false)
    await until(() => there.channel?.isUp() === true)
    expect(await bodyOf(there)).toBe('45000 ₫')
  })
  killer.destroy()
})

test('an sender is told when the other gateways cannot be reached', () =>
  withGateway(
    // Nobody listens on the port of discard.
    { cacheBytes, isRouted: true, channel: { url: new URL('redis://127.0.0.1:9'), shop: 'none' } },
    async (trial) => {
      expect((await revalidate(trial, ['product:7'])).status).toBe(503)
      expect(trial.channel?.isUp()).toBe(false)
    },
  ))
