import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '@/e2e/load/shop-pair'
import { visit } from '@/e2e/load/timed-visit'
import { percentile } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { type RunningShop, sharedShop } from '@/e2e/support/shop'

const PEOPLE = 800
const EVERY_MS = 400
const ALONE_MS = 4_000
/** Less is not noticed, and on a small machine this check itself takes its share. */
const FINE_MS = 2_000

/** One page from the memory, and one that is rendered for the reader. */
const pages = [() => '/trang-chu', (index: number) => `/san-pham?priceFrom=${index}`]

/** Readers who come while something lasts, and how long each kind of page took. */
async function readWhile(
  origin: string,
  { work, first }: { work: Promise<unknown>; first: number },
  failures: string[],
) {
  const times: number[][] = pages.map(() => [])
  let isOver = false
  void work.then(() => {
    isOver = true
  })
  const visits: Promise<void>[] = []
  const read = async (at: number, path: string) => {
    const { status, ms } = await visit(origin, path)
    times[at]?.push(ms)
    if (status !== 200) failures.push(`a reader of ${path} was answered ${status}`)
  }
  for (let index = first; !isOver; index += 1) {
    visits.push(...pages.map((page, at) => read(at, page(index))))
    await wait(EVERY_MS)
  }
  await Promise.all(visits)
  return times.map((some) => percentile(some, 0.95))
}

async function rush(shop: RunningShop) {
  const statuses: number[] = []
  const times: number[] = []
  const enter = async (index: number) => {
    const begun = performance.now()
    const { status } = await signIn(shop, ['hocsinh@hiensach.test', 'hocsinh123'], {
      'x-forwarded-for': `10.2.${index >> 8}.${index & 255}`,
    })
    times.push(performance.now() - begun)
    statuses.push(status)
  }
  await Promise.all(Array.from({ length: PEOPLE }, (_, index) => enter(index)))
  return { statuses, times }
}

/** A school comes back from its break: everybody signs in at once, while others go on reading. */
export const signInRush: Check = {
  name: 'sign-in-rush',
  proves: '800 people who sign in at once do not keep readers waiting',
  run: async () => {
    const shop = await sharedShop()
    const failures: string[] = []
    const calm = { work: wait(ALONE_MS), first: 1 }
    const alone = await readWhile(shop.origin, calm, failures)
    const rushing = rush(shop)
    const beside = await readWhile(shop.origin, { work: rushing, first: 1_000 }, failures)
    const { statuses, times } = await rushing
    for (const [at, ms] of beside.entries())
      if (ms > Math.max(FINE_MS, 3 * (alone[at] ?? 0)))
        failures.push(`${pages[at]?.(1)}: p95 ${Math.round(ms)} ms`)
    const odd = statuses.filter((status) => status !== 200 && status !== 503)
    if (odd.length > 0) failures.push(`sign-ins were answered ${[...new Set(odd)].join(', ')}`)
    return {
      count: PEOPLE,
      failures,
      figures: {
        'signed in': `${statuses.filter((status) => status === 200).length} of ${PEOPLE}`,
        'sign-in p95': `${Math.round(percentile(times, 0.95))} ms`,
        'p95 of a kept and a rendered page': `${alone.map(Math.round)} ms alone, ${beside.map(Math.round)} ms beside`,
      },
    }
  },
}
