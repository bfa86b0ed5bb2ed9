import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { signIn } from '@/e2e/load/shop-pair'
import { visit } from '@/e2e/load/timed-visit'
import { inTurns } from '@/e2e/support/cases'
import type { Check, Finding, Pace } from '@/e2e/support/check'
import type { HttpAnswer } from '@/e2e/support/http'
import { memoryOf, picturesDrawn } from '@/e2e/support/process-memory'
import { type RandomBelow, seededRandom } from '@/e2e/support/seeded-random'
import { type RunningShop, startShop } from '@/e2e/support/shop'

const CACHE_MB = 8
const MEGABYTE = 1024 * 1024
const MOST_MEMORY_MB = 1_024
const AT_ONCE = 12

const pages = [
  '/trang-chu',
  '/san-pham',
  '/san-pham?page=2',
  '/tin-sach',
  '/sach-giao-khoa',
  '/thu-vien',
]
const people = [
  { account: ['hocsinh@hiensach.test', 'hocsinh123'], own: '12 Lê Lợi' },
  { account: ['giaovien@hiensach.test', 'giaovien123'], own: '8 Bạch Đằng' },
] as const

type Person = { cookie: string; own: string }

const queries = [
  '',
  'utm_source=a',
  'x=',
  'dialog=login',
  'nobody=',
  '__proto__=',
  'sort=x&sort=y',
  '_rsc=',
]
const encodings = [
  'br',
  'gzip',
  'identity',
  'br;q=0, gzip;q=0',
  'gzip;q=1, br;q=1, *;q=0',
  ', ;',
  'br;q=2, zstd',
]
const ranges = ['bytes=0-10', 'bytes=5-', 'bytes=-1', 'bytes=0-1,3-4']
const steering = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': '%5B%22%22%5D' },
]

const one = <T>(roll: RandomBelow, some: readonly T[]): T => some[roll(some.length)] as T

/** A question no honest browser asks. */
function question(roll: RandomBelow, persons: readonly Person[], index: number) {
  const path = one(roll, pages)
  const query = one(roll, queries)
  const mark = query.endsWith('=') ? `${query}${index}` : query
  const isSoft = roll(4) === 0
  const headers: Record<string, string> = {
    'accept-encoding': one(roll, encodings),
    cookie:
      roll(2) === 0 ? one(roll, persons).cookie : `junk=${index}; hien-sach-session=x${index}`,
    ...(roll(3) === 0 && { range: one(roll, ranges) }),
    ...(isSoft && one(roll, steering)),
  }
  return { target: mark === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${mark}`, headers }
}

function judge({ status, headers, text }: HttpAnswer, persons: readonly Person[]): string | null {
  const isDocument = /^text\/html/.test(headers['content-type'] ?? '')
  if (status >= 500) return `answered ${status}`
  if (status === 206) return 'sent in part'
  if (status === 200 && isDocument && !text.trimEnd().endsWith('</html>')) return 'a broken page'
  const leaked = persons.some(({ own, cookie }) => text.includes(own) || text.includes(cookie))
  return leaked ? 'tells of a visitor' : null
}

async function enter(shop: RunningShop): Promise<Person[]> {
  const persons: Person[] = []
  for (const { account, own } of people) {
    const { status, cookie } = await signIn(shop, account)
    if (status !== 200) throw new Error(`${account[0]} cannot sign in: ${status}`)
    persons.push({ cookie, own })
  }
  return persons
}

/** Everybody's own data, asked for in the midst of it. */
async function ownData({ origin }: RunningShop, persons: readonly Person[], failures: string[]) {
  await Promise.all(
    persons.map(async ({ cookie, own }) => {
      const { status, text } = await visit(origin, '/api/UserAddress', { cookie })
      const others = persons.filter((person) => person.own !== own)
      const isOwn = status === 200 && text.includes(own)
      if (!isOwn || others.some((other) => text.includes(other.own)))
        failures.push(`own data: ${status}, ${text.slice(0, 80)}`)
    }),
  )
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

async function cached({ origin }: RunningShop): Promise<number> {
  const { text } = await visit(origin, '/metrics')
  return Number(/^gateway_cache_bytes\S* (\d+)/m.exec(text)?.[1])
}

/** Ids nobody has: pages that are not there must not be kept anywhere. */
async function strangers(shop: RunningShop, count: number, failures: string[]) {
  const before = bytesIn('.next')
  let most = 0
  await inTurns(count, AT_ONCE, async (index) => {
    const { status } = await visit(shop.origin, `/san-pham/${9_000_000 + index}-khong-co`)
    if (status !== 404) failures.push(`unknown id ${index}: ${status}`)
    if (index % 100 === 0) most = Math.max(most, await cached(shop))
  })
  const grown = bytesIn('.next') - before
  if (grown !== 0) failures.push(`.next grew by ${grown} bytes`)
  return most
}

async function mix(shop: RunningShop, { seed, isFull }: Pace): Promise<Finding> {
  const failures: string[] = []
  const persons = await enter(shop)
  const roll = seededRandom(seed)
  const asked = isFull ? 5_000 : 200
  await inTurns(asked, AT_ONCE, async (index) => {
    const { target, headers } = question(roll, persons, index)
    const wrong = judge(await visit(shop.origin, target, headers), persons)
    if (wrong) failures.push(`${target} ${JSON.stringify(headers).slice(0, 120)}: ${wrong}`)
    if (index % 20 === 0) await ownData(shop, persons, failures)
  })
  for (const path of pages) {
    const wrong = judge(await visit(shop.origin, path, { 'accept-encoding': 'br' }), persons)
    if (wrong) failures.push(`${path} afterwards: ${wrong}`)
  }
  const unknown = isFull ? 10_000 : 200
  const most = Math.max(await strangers(shop, unknown, failures), await cached(shop))
  if (most > CACHE_MB * MEGABYTE) failures.push(`${most} bytes cached`)
  await picturesDrawn(shop)
  const memory = memoryOf(shop.pid)
  if (memory > MOST_MEMORY_MB) failures.push(`${Math.round(memory)} MB of memory`)
  return {
    count: asked + unknown,
    failures,
    figures: {
      cached: `${(most / MEGABYTE).toFixed(1)} of ${CACHE_MB} MB`,
      memory: `${Math.round(memory)} MB`,
    },
  }
}

/** Whatever is asked, and by whom, the memory holds whole public pages within its bound and nothing else. */
export const hostileMix: Check = {
  name: 'hostile-mix',
  proves: 'a hostile mix and unknown ids mix nothing up, store nothing private and grow nothing',
  run: async (pace) => {
    const shop = await startShop({ CACHE_MB: String(CACHE_MB) })
    try {
      return await mix(shop, pace)
    } finally {
      await shop.stop()
    }
  },
}
