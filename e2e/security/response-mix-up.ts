import { liveShop } from '@/e2e/security/live-shop'
import { personalCalls, personalPages, publicPages } from '@/e2e/security/page-addresses'
import { newcomer, type Person } from '@/e2e/security/people'
import { createSharedCache } from '@/e2e/security/shared-cache'
import type { Check } from '@/e2e/support/check'
import type { Answer, Browser } from '@/e2e/support/http-browser'

type Visitor = { name: string; browser: Browser; own: readonly string[] }

const shown = (answer: Answer) =>
  [answer.body, ...answer.cookies, answer.headers.location].join('\n')

/** Texts in an answer that belong to somebody else than who asked. */
function foreignIn(answer: Answer, visitor: Visitor, all: readonly Visitor[]): string[] {
  const text = shown(answer)
  return all
    .filter((other) => other !== visitor)
    .flatMap(({ name, own }) =>
      own.filter((part) => text.includes(part)).map((part) => `${part} of ${name}`),
    )
}

const isPersonal = (answer: Answer, { own }: Visitor) =>
  own.some((part) => shown(answer).includes(part))

/** What is wrong with an answer that came through the cache. */
function faultsOf(answer: Answer, visitor: Visitor, all: readonly Visitor[]): string[] {
  const rules = answer.headers['cache-control'] ?? 'nothing'
  const isKept = !/no-store/.test(rules)
  const isDelicate = isPersonal(answer, visitor) || answer.cookies.length > 0
  return [
    ...foreignIn(answer, visitor, all).map((part) => `shows ${part}`),
    ...(isDelicate && isKept ? [`is personal and says ${rules}`] : []),
    ...(answer.status >= 500 ? [`answered ${answer.status}`] : []),
  ]
}

async function gather() {
  const live = await liveShop()
  const [lan, minh] = [await newcomer(live), await newcomer(live)]
  const guest = { name: 'guest', browser: live.browser(), own: [] }
  const asVisitor = (name: string, { browser, own }: Person): Visitor => ({ name, browser, own })
  const visitors: Visitor[] = [asVisitor('lan', lan), asVisitor('minh', minh), guest]
  const addresses = [
    ...(await publicPages(guest.browser)),
    ...personalPages(lan.orderId, 1),
    ...personalPages(minh.orderId, 1),
    ...personalCalls(lan.orderId),
    ...personalCalls(minh.orderId),
  ]
  // Orders' ids stand in these very addresses, so seeing them there tells nothing.
  for (const visitor of visitors)
    visitor.own = visitor.own.filter((part) => part !== lan.orderId && part !== minh.orderId)
  return { visitors, addresses: [...new Set(addresses)] }
}

/** A cache between the shop and everybody gives nobody what is another's. */
export const sharedCache: Check = {
  name: 'shared-cache',
  proves: 'a cache that everybody shares keeps nothing of anybody',
  run: async () => {
    const { visitors, addresses } = await gather()
    const cache = createSharedCache()
    const failures: string[] = []
    let [count, personal] = [0, 0]
    const look = async (visitor: Visitor, path: string, headers: Record<string, string>) => {
      count += 1
      const where = `${path}${headers.rsc ? ' (soft)' : ''}`
      const answer = await cache.ask(visitor.browser, path, headers)
      if (isPersonal(answer, visitor)) personal += 1
      for (const fault of faultsOf(answer, visitor, visitors))
        failures.push(`${where} for ${visitor.name} ${fault}`)
    }
    for (const path of addresses)
      for (const visitor of visitors) {
        await look(visitor, path, {})
        if (!path.startsWith('/api/')) await look(visitor, path, { rsc: '1' })
      }
    if (personal < 30) failures.push(`only ${personal} answers held anything personal`)
    if (cache.hits() === 0) failures.push('nothing came from the cache')
    const figures = {
      addresses: String(addresses.length),
      personal: String(personal),
      hits: String(cache.hits()),
    }
    return { count, failures, figures }
  },
}

const AT_ONCE = 4

/** Visitors at the same time see nothing of each other. */
export const parallelVisitors: Check = {
  name: 'parallel-visitors',
  proves: 'two readers and a guest at once see nothing of each other',
  run: async ({ isFull }) => {
    const { visitors, addresses } = await gather()
    const each = isFull ? 1_000 : 200
    const failures: string[] = []
    let [count, personal] = [0, 0]
    const look = async (visitor: Visitor, path: string) => {
      const answer = await visitor.browser.ask(path)
      count += 1
      if (isPersonal(answer, visitor)) personal += 1
      for (const part of foreignIn(answer, visitor, visitors))
        failures.push(`${path} shows ${visitor.name} ${part}`)
      if (answer.status >= 500) failures.push(`${path} answered ${answer.status}`)
    }
    const walk = async (visitor: Visitor) => {
      let next = 0
      const step = async () => {
        while (next < each) await look(visitor, addresses[next++ % addresses.length] ?? '/')
      }
      await Promise.all(Array.from({ length: AT_ONCE }, step))
    }
    await Promise.all(visitors.map(walk))
    if (personal < each / 10) failures.push(`only ${personal} answers held anything personal`)
    return { count, failures, figures: { personal: String(personal) } }
  },
}
