import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '@/e2e/load/shop-pair'
import { visit } from '@/e2e/load/timed-visit'
import { percentile } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { type RunningShop, sharedShop } from '@/e2e/support/shop'

const PEOPLE = 800
const EVERY_MS = 100
/** On a machine with two cores, which this check shares with the shop. */
const LONGEST_MS = 2_000

/** One page from the memory, and one that is rendered for the reader. */
const pages = [() => '/trang-chu', (index: number) => `/san-pham?searchContent=vo+tap+${index}`]

/** Readers who come while something lasts, and how long each kind of page took. */
async function readWhile(origin: string, work: Promise<unknown>, failures: string[]) {
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
  for (let index = 1; !isOver; index += 1) {
    visits.push(...pages.map((page, at) => read(at, page(index))))
    await wait(EVERY_MS)
  }
  await Promise.all(visits)
  return times
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
    for (const page of pages) await visit(shop.origin, page(0))
    const rushing = rush(shop)
    const reading = await readWhile(shop.origin, rushing, failures)
    const { statuses, times } = await rushing
    const p95 = reading.map((some) => percentile(some, 0.95))
    for (const [at, ms] of p95.entries())
      if (ms > LONGEST_MS) failures.push(`${pages[at]?.(1)}: p95 ${Math.round(ms)} ms`)
    const odd = statuses.filter((status) => status !== 200 && status !== 503)
    if (odd.length > 0) failures.push(`sign-ins were answered ${[...new Set(odd)].join(', ')}`)
    return {
      count: PEOPLE + reading.flat().length,
      failures,
      figures: {
        'signed in': `${statuses.filter((status) => status === 200).length} of ${PEOPLE}`,
        'sign-in p95': `${Math.round(percentile(times, 0.95))} ms`,
        'page p95 kept and rendered': `${p95.map(Math.round).join(' and ')} ms`,
      },
    }
  },
}
