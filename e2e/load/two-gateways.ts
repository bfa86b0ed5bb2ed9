import { setTimeout as wait } from 'node:timers/promises'
import { signIn, staffOf, tell, withPair } from '@/e2e/load/shop-pair'
import type { EntryPoint } from '@/e2e/security/input/entry-points'
import type { Check, Finding } from '@/e2e/support/check'
import { type RunningShop, sharedSecret } from '@/e2e/support/shop'
import { parseIdSlug } from '@/lib/routes/id-slug'

const WITHIN_MS = 1_000
const GIVE_UP_MS = 5_000
const ROUNDS = 20
const ASK_EVERY_MS = 10

type Gateways = [RunningShop, RunningShop]
type Report = { failures: string[]; times: number[] }

/** The book's own price among the facts for search engines: books beside it may cost the same. */
const offerOf = (price: number) => `"priceCurrency":"VND","price":${price},`

/** A book of the list whose price is its own: a running flash sale's would hide the edit. */
async function ordinaryBook(shop: RunningShop) {
  const list = await tell(shop, { method: 'GET', address: '/san-pham' })
  const sale = await tell(shop, { method: 'GET', address: '/api/FlashSale' })
  for (const [, segment = ''] of list.text.matchAll(/href="\/san-pham\/([^"/?]+)"/g)) {
    const id = parseIdSlug(segment)?.id
    if (id && !sale.text.includes(`"productId":${id},`)) return { path: `/san-pham/${segment}`, id }
  }
  throw new Error('the list shows no book')
}

/** Asks until the price is there; undefined when it does not come. */
async function untilShown(ask: () => Promise<string>, price: string) {
  const begun = performance.now()
  let before = begun
  while (performance.now() - begun < GIVE_UP_MS) {
    const at = performance.now()
    if ((await ask()).includes(price)) return { before, at: performance.now() }
    before = at
    await wait(ASK_EVERY_MS)
  }
  return undefined
}

/** When a reader at this gateway sees the price; after that the old one must not come back. */
async function seen(shop: RunningShop, path: string, [old, fresh]: [string, string]) {
  const ask = async () => (await tell(shop, { method: 'GET', address: path })).text
  const shown = await untilShown(ask, fresh)
  const after = shown ? await ask() : fresh
  return { at: shown?.at, isBack: !after.includes(fresh) || after.includes(old) }
}

/** The last moment at which the backend certainly had not committed: it was then asked and answered with the old price. */
async function committed({ backendOrigin }: RunningShop, id: number, price: number) {
  const ask = async () => {
    const headers = { 'x-internal-secret': sharedSecret }
    return await (await fetch(`${backendOrigin}/api/ProductPage/${id}`, { headers })).text()
  }
  return (await untilShown(ask, `:${price},`))?.before
}

async function isCached({ origin }: RunningShop, path: string) {
  for (let tries = 0; tries < 5; tries++) {
    const answer = await fetch(origin + path)
    await answer.arrayBuffer()
    if (answer.headers.get('cache-status')?.endsWith('; hit')) return true
  }
  return false
}

type Edit = { path: string; id: number; price: number; old: string }

/** One edit through one gateway's staff, and how long after its commit both gateways' readers see it. */
async function edit(gateways: Gateways, staff: EntryPoint, { path, id, price, old }: Edit) {
  const watching = committed(gateways[0], id, price)
  const reading = gateways.map((gateway) => seen(gateway, path, [old, offerOf(price)]))
  const change = await staff.call('staff', {
    method: 'PATCH',
    address: `/api/staff/products/${id}`,
    body: JSON.stringify({ priceSale: price, price: price + 500 }),
  })
  await change.arrayBuffer()
  const commit = await watching
  const readers = (await Promise.all(reading)).map(({ at, isBack }) => ({
    ms: at === undefined || commit === undefined ? Number.POSITIVE_INFINITY : at - commit,
    isBack,
  }))
  return { status: change.status, readers }
}

/** What was wrong with one edit, in words. */
function judge(where: string, readers: Awaited<ReturnType<typeof edit>>['readers']) {
  return readers.flatMap(({ ms, isBack }, reader) => [
    ...(ms > WITHIN_MS ? [`${where}, read at gateway ${reader + 1}: ${Math.round(ms)} ms`] : []),
    ...(isBack ? [`${where}, read at gateway ${reader + 1}: the old price came back`] : []),
  ])
}

async function prices(gateways: Gateways, { times, failures }: Report) {
  const { path, id } = await ordinaryBook(gateways[0])
  const staff = [await staffOf(gateways[0]), await staffOf(gateways[1])] as const
  let old = 'not a price'
  for (let round = 0; round < ROUNDS; round++) {
    const at = round % 2 === 0 ? 0 : 1
    for (const gateway of gateways)
      if (!(await isCached(gateway, path))) failures.push(`${path} is not cached`)
    const price = 73_100 + round * 1_100
    const { status, readers } = await edit(gateways, staff[at], { path, id, price, old })
    if (status !== 200) failures.push(`the edit was answered ${status}`)
    times.push(...readers.map(({ ms }) => ms))
    failures.push(...judge(`round ${round}, edited at gateway ${at + 1}`, readers))
    old = offerOf(price)
  }
}

const pupil = ['hocsinh@hiensach.test', 'hocsinh123'] as const
const own = { method: 'GET', address: '/api/UserAddress' }

async function sessions([one, other]: Gateways, { failures }: Report) {
  const { status, cookie } = await signIn(one, pupil)
  const headers = { cookie }
  const expect = async (what: string, shop: RunningShop, wanted: number) => {
    const answer = await tell(shop, { ...own, headers })
    if (answer.status !== wanted) failures.push(`${what}: ${answer.status} instead of ${wanted}`)
  }
  if (status !== 200) failures.push(`signing in: ${status}`)
  await expect('own data at the gateway of the sign-in', one, 200)
  await expect('own data at the other gateway', other, 200)
  await tell(other, { method: 'POST', address: '/api/Authentication/Logout', headers, body: '{}' })
  await expect('own data after the end at the other gateway', one, 401)
}

/** Five wrong passwords are free, wherever they are tried. */
async function limits(gateways: Gateways, { failures }: Report) {
  const headers = { 'x-forwarded-for': '10.77.0.1' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 8; attempt++) {
    const shop = gateways[attempt % 2] ?? gateways[0]
    statuses.push((await signIn(shop, ['giaovien@hiensach.test', 'sai-mat-khau'], headers)).status)
  }
  const refused = statuses.indexOf(429)
  if (refused !== 5) failures.push(`wrong passwords in turn at two gateways: ${statuses.join(' ')}`)
}

/** Two gateways are one shop. */
export const twoGateways: Check = {
  name: 'two-gateways',
  proves: 'two gateways over one PostgreSQL: prices within a second, sessions, limits',
  run: async (): Promise<Finding> => {
    const report: Report = { failures: [], times: [] }
    await withPair(async (gateways) => {
      await prices(gateways, report)
      await sessions(gateways, report)
      await limits(gateways, report)
    })
    const sorted = report.times.sort((one, another) => one - another)
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
    return {
      count: report.times.length + 5,
      failures: report.failures,
      figures: {
        'from the commit until the new price is read, median': `${Math.round(middle)} ms`,
        most: `${Math.round(sorted.at(-1) ?? 0)} ms`,
      },
    }
  },
}
