import { contentPages, ownPages, policyPages, reads } from '@/e2e/chaos/content-pages'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import {
  apologyFault,
  call,
  type Got,
  get,
  isFault,
  leakOf,
  slowest,
  uncached,
} from '@/e2e/support/http'
import { until } from '@/e2e/support/program'

const AWAY_WITHIN_MS = 3_000
const RECOVERED_WITHIN_MS = 5_000

/** Asks for pages past the page cache, calls and an order, and hears an apology everywhere. */
async function askEverything({ shop }: Stack, withinMs: number) {
  const faults: (string | null)[] = []
  const answers: Got[] = []
  const look = (path: string, got: Got) => {
    answers.push(got)
    faults.push(apologyFault(got, path, withinMs))
  }
  for (const path of contentPages) look(path, await get(shop.origin + path, { headers: uncached }))
  for (const path of reads) look(path, await call(shop.origin, path))
  look('/api/Order/checkout', await placeOrder(shop.origin, guestOrder()))
  return { faults, answers }
}

/** Pages that were read before stay readable, and so do those that need nobody. */
async function askCached({ shop }: Stack, pages: readonly string[]) {
  const answers = await Promise.all(pages.map((path) => get(shop.origin + path)))
  return answers.map((got, index) =>
    got.status === 200 && !leakOf(got) ? null : `${pages[index]} answered ${got.status}`,
  )
}

const warm = [...policyPages, '/trang-chu', ...ownPages]

/** Apologies while a fault lasts, cached pages all the while, everything back soon after. */
async function whileAway(
  stack: Stack,
  begin: () => Promise<void> | void,
  end: () => Promise<void> | void,
) {
  const { shop } = stack
  await askCached(stack, warm)
  await begin()
  const { faults, answers } = await askEverything(stack, AWAY_WITHIN_MS)
  const cached = await askCached(stack, warm)
  await end()
  const returned = performance.now()
  const isBack = await until(
    async () => (await get(`${shop.origin}/san-pham`, { headers: uncached })).status === 200,
    RECOVERED_WITHIN_MS,
  )
  return {
    count: answers.length + cached.length + 1,
    failures: [...faults, ...cached, isBack ? null : 'the shop did not come back'].filter(isFault),
    figures: { slowest: slowest(answers), back: `${Math.round(performance.now() - returned)} ms` },
  }
}

export const upstreamDown: Check = {
  name: 'upstream-down',
  proves: 'upstream down',
  run: () => withStack((stack) => whileAway(stack, stack.proxy.down, stack.proxy.up)),
}

const failures = [500, 502, 503, 504]
const page = Buffer.from(
  '<html><h1>upstream at 10.0.0.7</h1>at Object.<anonymous> (/srv/app.ts:7)</html>',
)

/** How often each call was made: a read may be repeated once, a write never. */
function repeats({ proxy }: Stack) {
  const times = new Map<string, number>()
  for (const { method, path, headers } of proxy.calls()) {
    const key = `${method} ${path} ${headers['idempotency-key'] ?? ''}`
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  return times
}

const tooOften = (times: Map<string, number>, pages: number) =>
  [...times].flatMap(([key, count]) => {
    const most = key.startsWith('GET') ? 2 * pages : 1
    return count > most && !key.startsWith('GET /readyz') ? [`${key} was asked ${count} times`] : []
  })

export const upstreamErrors: Check = {
  name: 'upstream-errors',
  proves: 'upstream answers 5xx with a page',
  run: () =>
    withStack(async (stack) => {
      const all = { count: 0, failures: [] as string[], figures: {} }
      for (const status of failures) {
        stack.proxy.forget()
        const found = await whileAway(
          stack,
          () =>
            stack.proxy.set(async () => ({
              status,
              headers: { 'content-type': 'text/html' },
              body: page,
            })),
          () => stack.proxy.set((_call, ask) => ask()),
        )
        const often = tooOften(repeats(stack), contentPages.length + warm.length)
        all.count += found.count
        all.failures.push(...[...found.failures, ...often].map((fault) => `${status}: ${fault}`))
        all.figures = { ...all.figures, [status]: `${found.figures.slowest}` }
      }
      return all
    }),
}
