import { z } from 'zod'
import type { Product } from '@/backend/seed/catalog/products'
import { type Random, randomFor } from '@/backend/seed/random'
import { grade, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

export const FLASH_SALES_FILE = 'promotions/flash-sales.json'

/** A sale by its name and what it picks from: the whole shop unless narrowed. */
const Theme = z.strictObject({
  name: text,
  publisher: slug.optional(),
  series: text.optional(),
  maxGrade: grade.optional(),
})
type Theme = z.infer<typeof Theme>

/** One sale that has ended, one that runs, and the themes of the days to come. */
export const flashSaleThemes = once(() =>
  readJson(
    FLASH_SALES_FILE,
    z.strictObject({ ended: Theme, running: Theme, coming: z.array(Theme).min(1) }),
  ),
)

type SaleItem = {
  slug: string
  price: number
  quantity: number
  sold: number
  perUser: number
}
export type Sale = { name: string; startsAt: Date; endsAt: Date; items: SaleItem[] }

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Vietnam keeps one time all year. */
const ZONE = 7 * HOUR

const DAYS_AHEAD = 13
const ITEMS = 10

const fits = (product: Product, { publisher, series, maxGrade }: Theme) =>
  (publisher === undefined || product.publisher === publisher) &&
  (series === undefined || product.series === series) &&
  (maxGrade === undefined || (product.grade !== null && product.grade <= maxGrade))

const isOnOffer = ({ kind, stock, price }: Product) =>
  kind === 'book' && stock >= 40 && price >= 39_000

function itemsOf(
  theme: Theme,
  products: readonly Product[],
  name: string,
  share: (random: Random) => number,
): SaleItem[] {
  const random = randomFor(`flash ${name}`)
  return random
    .shuffle(products.filter((product) => isOnOffer(product) && fits(product, theme)))
    .slice(0, ITEMS)
    .map((product) => {
      const quantity = random.pick([20, 25, 30, 30, 40])
      const price =
        Math.floor((product.salePrice * random.pick([0.6, 0.65, 0.7, 0.7, 0.75])) / 1000) * 1000
      return {
        slug: product.slug,
        price,
        quantity: Math.min(quantity, product.stock),
        sold: Math.min(quantity, Math.round(quantity * share(random))),
        perUser: random.pick([1, 2, 2, 3]),
      }
    })
}

/** Midnight in Vietnam at the beginning of the day `now` falls on. */
const dayStart = (now: Date) => new Date(Math.floor((now.getTime() + ZONE) / DAY) * DAY - ZONE)

/** Until midnight in Vietnam, or eight hours when that is near. */
const tonight = (now: Date) => {
  const midnight = dayStart(now).getTime() + DAY
  return new Date(midnight - now.getTime() < 3 * HOUR ? now.getTime() + 8 * HOUR : midnight)
}

/** One sale that has ended, one that runs, and one for each day to come, so that the shop is alive tomorrow too. */
export function flashSales(products: readonly Product[], now: Date): Sale[] {
  const themes = flashSaleThemes()
  const today = dayStart(now).getTime()
  const at = (day: number, hour: number) => new Date(today + day * DAY + hour * HOUR)
  const running: Sale = {
    name: themes.running.name,
    startsAt: new Date(now.getTime() - 2 * HOUR),
    endsAt: tonight(now),
    items: itemsOf(themes.running, products, 'running', (random) => 0.1 + random.next() * 0.75),
  }
  const ended: Sale = {
    name: themes.ended.name,
    startsAt: at(-1, 20),
    endsAt: new Date(Math.min(at(-1, 23.5).getTime(), now.getTime() - 3 * HOUR)),
    items: itemsOf(themes.ended, products, 'ended', () => 1),
  }
  const coming = Array.from({ length: DAYS_AHEAD }, (_, ahead): Sale => {
    const theme = themes.coming[(ahead + 1) % themes.coming.length] ?? themes.running
    return {
      name: theme.name,
      startsAt: at(ahead + 1, 9),
      endsAt: at(ahead + 1, 23),
      items: itemsOf(theme, products, `day ${ahead}`, () => 0),
    }
  })
  return [ended, running, ...coming]
}
