import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, startProxy } from '@/e2e/chaos/fault-proxy'
import type { Check } from '@/e2e/support/check'
import { get } from '@/e2e/support/http'
import { startMockUpstream } from '@/e2e/support/mock-upstream'
import { type RunningShop, startShop } from '@/e2e/support/shop'

const ROWS = 24
const BROKEN = [2, 9, 17]
const FIELD = 'data.productSales.price'

type Shelf = { data: { productSales: Record<string, unknown>[] } }

/** The list with three books that have no price. */
function withoutPrices(answer: Answer): Answer {
  const shelf = JSON.parse(answer.body.toString()) as Shelf
  for (const at of BROKEN) Object.assign(shelf.data.productSales[at] ?? {}, { price: null })
  return { ...answer, body: Buffer.from(JSON.stringify(shelf)) }
}

const booksOn = (html: string) =>
  new Set(
    [...html.matchAll(/href="\/san-pham\/[a-z0-9-]+-(\d+)"/g)].map(([, productId]) => productId),
  ).size

async function leftOut({ origin }: RunningShop): Promise<number> {
  const { text } = await get(`${origin}/metrics`)
  const line = `storefront_rows_left_out_total{call="GET /api/ProductPage",field="${FIELD}"} `
  return Number(text.split(line)[1]?.split('\n')[0] ?? 0)
}

const toldIn = ({ dataDir, printed }: RunningShop): number => {
  const logs = join(dataDir, 'logs')
  const written = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'))
  return [...written, printed()].join('\n').split('"event":"row left out"').length - 1
}

/** An upstream whose list has rows that do not fit: the page shows the others, and the operator learns which field it was. */
export const brokenRows: Check = {
  name: 'broken-rows',
  proves: `a list with ${BROKEN.length} broken rows of ${ROWS}`,
  run: async () => {
    const upstream = await startMockUpstream()
    const proxy = await startProxy(upstream.origin)
    const shop = await startShop({ UPSTREAM_URL: proxy.origin })
    try {
      proxy.set(async ({ path }, fetchAnswer) => {
        const isList = /^\/api\/ProductPage\/?\?/i.test(path)
        return isList ? withoutPrices(await fetchAnswer()) : fetchAnswer()
      })
      const failures: string[] = []
      const expect = (what: string, seen: number, wanted: number) => {
        if (seen !== wanted) failures.push(`${what}: ${seen} instead of ${wanted}`)
      }
      // Two lists the gateway has no copy of.
      for (const [round, path] of ['/san-pham?priceFrom=1', '/san-pham?priceFrom=2'].entries()) {
        const page = await get(shop.origin + path)
        expect(`${path}, status`, page.status, 200)
        expect(`${path}, books`, booksOn(page.text), ROWS - BROKEN.length)
        expect('rows counted', await leftOut(shop), BROKEN.length * (round + 1))
      }
      expect('lines in the log within a minute', toldIn(shop), 1)
      return { count: 7, failures }
    } finally {
      await shop.stop()
      await proxy.down()
      await upstream.stop()
    }
  },
}
