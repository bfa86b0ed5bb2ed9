import { setTimeout as wait } from 'node:timers/promises'
import { contentPages, reads } from '@/e2e/chaos/content-pages'
import type { passOn } from '@/e2e/chaos/fault-proxy'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import { apologyFault, call, type Got, get, isFault, slowest, uncached } from '@/e2e/support/http'

const READ_MS = 5_000
const WRITE_MS = 15_000
const GRACE_MS = 500
const MOST_HELD = 100
const CROWD = 300
const BESIDE = 3

type Waited = { got: Got; fault: string | null }

/** The upstream takes its time; it is well when the storefront only asks whether it is there. */
const slowBy =
  (ms: number): typeof passOn =>
  async (asked, fetchAnswer) => {
    if (asked.path !== '/readyz') await wait(ms)
    return fetchAnswer()
  }

/** Slower than any patience: an apology in time, for pages, reads and an order. */
async function beyondPatience({ shop, proxy }: Stack) {
  proxy.set(slowBy(30_000))
  // A few at a time: the crowd comes later.
  const asked: (() => Promise<Waited>)[] = [
    ...contentPages.map((path) => async () => {
      const got = await get(shop.origin + path, { headers: uncached })
      return { got, fault: apologyFault(got, path, READ_MS + GRACE_MS) }
    }),
    ...reads.map((path) => async () => {
      const got = await call(shop.origin, path)
      return { got, fault: apologyFault(got, path, READ_MS + GRACE_MS) }
    }),
    async () => {
      const got = await placeOrder(shop.origin, guestOrder())
      return { got, fault: apologyFault(got, '/api/Order/checkout', WRITE_MS + GRACE_MS) }
    },
  ]
  const all: Waited[] = []
  for (let from = 0; from < asked.length; from += BESIDE)
    all.push(...(await Promise.all(asked.slice(from, from + BESIDE).map((ask) => ask()))))
  return {
    count: all.length,
    faults: all.map(({ fault }) => fault),
    slowest: slowest(all.map(({ got }) => got)),
  }
}

/** Slow, but within patience: what was asked for comes. */
async function withinPatience({ shop, proxy }: Stack) {
  // The first time a page is written its program is still being read.
  for (const path of contentPages) await get(shop.origin + path, { headers: uncached })
  proxy.set(slowBy(1_000))
  const page = await get(`${shop.origin}/san-pham`, { headers: uncached })
  const read = await call(shop.origin, '/api/HomePage/Logo')
  proxy.set(slowBy(6_000))
  const order = await placeOrder(shop.origin, guestOrder())
  return [page, read, order].map(({ status }, index) =>
    status === 200 ? null : `${['a page', 'a read', 'an order'][index]} answered ${status}`,
  )
}

/** A crowd comes while the upstream sleeps: the storefront asks it about a hundred things at a time, and no more. */
async function crowd({ shop, proxy }: Stack) {
  proxy.set(slowBy(30_000))
  proxy.forget()
  const before = proxy.mostHeld()
  const all = await Promise.all(
    Array.from({ length: CROWD }, (_, index) =>
      call(shop.origin, `/api/ProductPage?searchContent=sach+${index}`),
    ),
  )
  // Who gave up before is still held: the proxy sleeps through it.
  const held = proxy.mostHeld() - before
  const faults = all.map((got) => apologyFault(got, '/api/ProductPage', READ_MS + 2_000))
  return {
    held,
    faults: [...faults, held > MOST_HELD ? `${held} calls were held at once` : null],
  }
}

export const slowUpstream: Check = {
  name: 'slow-upstream',
  proves: 'upstream slow by 1, 6 and 30 s',
  run: () =>
    withStack(async (stack) => {
      const patient = await withinPatience(stack)
      const beyond = await beyondPatience(stack)
      const crowded = await crowd(stack)
      return {
        count: patient.length + beyond.count + CROWD,
        failures: [...patient, ...beyond.faults, ...crowded.faults].filter(isFault),
        figures: { slowest: beyond.slowest, held: String(crowded.held) },
      }
    }),
}
