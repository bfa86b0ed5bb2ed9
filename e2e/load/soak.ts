import { setTimeout as wait } from 'node:timers/promises'
import { visit } from '@/e2e/load/timed-visit'
import { percentile } from '@/e2e/support/cases'
import type { Check, Pace } from '@/e2e/support/check'
import { handlesOf, memoryOf, picturesDrawn } from '@/e2e/support/process-memory'
import { type RandomBelow, seededRandom } from '@/e2e/support/seeded-random'
import { type RunningShop, startShop } from '@/e2e/support/shop'

const MINUTE = 60_000
const EVERY_MS = 50
const LOOK_MS = 5_000
const MOST_MORE_MB = 30
const MOST_MORE_HANDLES = 10

/** In full an hour, whose first ten minutes are for warming up; in small a glance, too short to judge memory and handles. */
const lasting = ({ isFull }: Pace) =>
  isFull ? { all: 60 * MINUTE, warm: 10 * MINUTE } : { all: MINUTE, warm: MINUTE / 4 }

const median = (numbers: readonly number[]) => percentile(numbers, 0.5)

/** Pages of one kind, found where a visitor finds them. */
async function linksIn({ origin }: RunningShop, list: string, kind: RegExp): Promise<string[]> {
  const { text } = await visit(origin, list)
  const links = [...text.matchAll(/href="(\/[^"]+)"/g)].map(([, link]) => link ?? '')
  const found = [...new Set(links)].filter((link) => kind.test(link))
  if (found.length === 0) throw new Error(`${list} leads nowhere`)
  return found
}

/** What visitors do, out of a hundred: 40 read a book, 25 lists and searches, 15 news, 10 the front page, 10 the rest. */
async function visitorOf(shop: RunningShop): Promise<(roll: RandomBelow) => string> {
  const books = await linksIn(shop, '/san-pham', /^\/san-pham\/.+-\d+$/)
  const news = await linksIn(shop, '/tin-sach', /^\/tin-sach\/[^/?]+$/)
  const any = (roll: RandomBelow, some: readonly string[]) =>
    some[roll(some.length)] ?? '/trang-chu'
  return (roll) => {
    const what = roll(100)
    if (what < 40) return any(roll, books)
    if (what < 55) return `/san-pham?page=${1 + roll(10)}`
    if (what < 65) return `/api/ProductPage?searchContent=sach&page=${1 + roll(10)}`
    if (what < 80) return any(roll, news)
    return any(roll, ['/trang-chu', '/sach-giao-khoa', '/thu-vien'])
  }
}

/** Memory and handles of the whole shop, looked at now and then until told to stop. */
function watch({ pid }: RunningShop) {
  const looks: { at: number; memory: number; handles: number }[] = []
  const timer = setInterval(
    () => looks.push({ at: performance.now(), memory: memoryOf(pid), handles: handlesOf(pid) }),
    LOOK_MS,
  )
  return {
    between: (from: number, to: number) => looks.filter(({ at }) => at >= from && at < to),
    stop: () => clearInterval(timer),
  }
}

/** Asks at an even pace whatever the answers do; tells the statuses that should not be. */
async function walk(shop: RunningShop, { seed }: Pace, until: number) {
  const roll = seededRandom(seed)
  const next = await visitorOf(shop)
  const failures: string[] = []
  const asked: Promise<unknown>[] = []
  const begun = performance.now()
  let count = 0
  for (; performance.now() < until; count++) {
    const path = next(roll)
    const visited = visit(shop.origin, path, { 'accept-encoding': 'br' }).then(
      ({ status }) => status >= 400 && failures.push(`${path} answered ${status}`),
      (error: unknown) => failures.push(`${path}: ${error}`),
    )
    if (asked.push(visited) > 1_000) await Promise.all(asked.splice(0))
    await wait(Math.max(0, begun + (count + 1) * EVERY_MS - performance.now()))
  }
  await Promise.all(asked)
  return { count, failures }
}

async function soakFor(shop: RunningShop, pace: Pace) {
  await picturesDrawn(shop)
  const { all, warm } = lasting(pace)
  const begun = performance.now()
  const end = begun + all
  const watched = watch(shop)
  const { count, failures } = await walk(shop, pace, end)
  watched.stop()
  const span = (all - warm) / 3
  const early = watched.between(begun + warm, begun + warm + span)
  const late = watched.between(end - span, end)
  const grown = Math.round(
    median(late.map(({ memory }) => memory)) - median(early.map(({ memory }) => memory)),
  )
  const more =
    median(late.map(({ handles }) => handles)) - median(early.map(({ handles }) => handles))
  if (pace.isFull && grown > MOST_MORE_MB) failures.push(`${grown} MB more memory`)
  if (pace.isFull && Math.abs(more) > MOST_MORE_HANDLES) failures.push(`${more} more open handles`)
  const minutes = all / MINUTE
  return {
    count,
    failures,
    figures: { minutes: `${minutes}`, 'more memory': `${grown} MB`, 'more handles': `${more}` },
  }
}

/** An hour of ordinary visitors leaves nothing behind. */
export const soak: Check = {
  name: 'soak',
  proves: 'twenty visits a second for an hour',
  run: async (pace) => {
    const shop = await startShop()
    return soakFor(shop, pace).finally(() => shop.stop())
  },
}
