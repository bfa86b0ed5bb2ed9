import { eq, gt } from 'drizzle-orm'
import { v7 } from 'uuid'
import { flashSale, flashSaleItem, product } from '@/backend/modules/catalog/tables'
import { orderSearchText } from '@/backend/modules/orders'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import { defaultRates, quoteFromTable, zoneOf } from '@/backend/modules/shipping'
import { stockHold } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { Place } from '@/backend/seed/accounts/write-accounts'
import type { SeedContext } from '@/backend/seed/context'
import { coverName } from '@/backend/seed/generators/covers/book-covers'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { randomFor } from '@/backend/seed/random'
import { dealCopies, guestOf } from './flash-buyers'
import { historyOf, type OrderStep } from './order-history'
import { warehouse } from './price-order'
import type { WrittenOrder } from './write-orders'

const HOUR = 3_600_000
const CASH = 1
const CONFIRMED = 2
const ON_ITS_WAY = 4
/** More than any item of a sale has copies. */
const BUYERS = 48

const soldItems = (db: Db) =>
  db
    .select({
      itemId: flashSaleItem.id,
      saleId: flashSale.id,
      startsAt: flashSale.startsAt,
      endsAt: flashSale.endsAt,
      sold: flashSaleItem.sold,
      unitPrice: flashSaleItem.price,
      productId: product.id,
      title: product.title,
      slug: product.slug,
      listPrice: product.price,
      weightGram: product.weightGram,
    })
    .from(flashSaleItem)
    .innerJoin(flashSale, eq(flashSale.id, flashSaleItem.flashSaleId))
    .innerJoin(product, eq(product.id, flashSaleItem.productId))
    .where(gt(flashSaleItem.sold, 0))
    .orderBy(flashSaleItem.id)
type Sold = Awaited<ReturnType<typeof soldItems>>[number]

type FlashOrder = {
  row: typeof orders.$inferInsert & { id: string; code: string; placedAt: Date }
  items: Sold[]
  history: OrderStep[]
  past: { status: number; paymentType: number; hoursAgo: number }
}

const sumOf = (items: readonly Sold[], field: 'unitPrice' | 'weightGram') =>
  items.reduce((sum, item) => sum + item[field], 0)

/** A guest's cash order of one copy of each item, placed while the sale ran. */
function flashOrder(items: Sold[], at: number, places: readonly Place[], now: Date): FlashOrder {
  const random = randomFor(`flash order ${at}`)
  const place = places[at % places.length]
  const [first] = items
  if (!first || !place) throw new Error('A flash order needs a book and a place')
  const isOver = first.endsAt < now
  const until = isOver ? first.endsAt : now
  const span = until.getTime() - first.startsAt.getTime()
  const placedAt = until.getTime() - span * (0.05 + random.next() * 0.9)
  const past = {
    status: isOver ? ON_ITS_WAY : random.pick([1, CONFIRMED]),
    paymentType: CASH,
    hoursAgo: (now.getTime() - placedAt) / HOUR,
  }
  const history = historyOf(past, now)
  const guest = guestOf(at)
  const code = `HS${random.whole(10_000_000, 99_999_999)}`
  const [subTotal, weightGram] = [sumOf(items, 'unitPrice'), sumOf(items, 'weightGram')]
  const parcel = { hasBooks: true, booksTotal: subTotal, weightGram }
  const shippingFee = quoteFromTable(defaultRates[zoneOf(warehouse, place)], parcel).fee
  const bytes = Uint8Array.from({ length: 16 }, () => random.whole(0, 255))
  const row = {
    ...guest,
    id: v7({ msecs: placedAt, random: bytes }),
    code,
    wardId: place.wardId,
    wardName: place.wardName,
    cityName: place.cityName,
    paymentType: CASH,
    status: past.status,
    subTotal,
    shippingFee,
    total: subTotal + shippingFee,
    weightGram,
    placedAt: new Date(placedAt),
    searchText: orderSearchText(
      { ...guest, code },
      items.map(({ title }) => title),
    ),
  }
  return { row, items, history, past }
}

const lineRows = ({ row, items }: FlashOrder) =>
  items.map(({ productId, title, slug, unitPrice, listPrice, itemId }) => ({
    orderId: row.id,
    productId,
    title,
    imageUrl: mediaUrl(coverName(slug)),
    unitPrice,
    listPrice,
    quantity: 1,
    lineTotal: unitPrice,
    flashSaleItemId: itemId,
  }))

const eventRows = ({ row, history }: FlashOrder) =>
  history.map(({ from, to, at }) => ({
    orderId: row.id,
    fromStatus: from,
    toStatus: to,
    actor: from === null ? 'guest' : 'shop',
    at,
  }))

const TAKEN = 1
const copiesOf = ({ items }: FlashOrder) =>
  items.map(({ productId }) => ({ productId, quantity: 1 }))
const holdRows = (one: FlashOrder) =>
  copiesOf(one).map((copy) => ({ ...copy, orderId: one.row.id, state: TAKEN }))

/** The orders behind the copies that flash sales have sold; answers what they took from the stock. */
export async function writeFlashOrders(
  db: Db,
  places: ReadonlyMap<number, Place>,
  { now }: SeedContext,
): Promise<WrittenOrder[]> {
  const items = await soldItems(db)
  const sales = [...new Set(items.map(({ saleId }) => saleId))]
  const shares = sales.flatMap((id) =>
    dealCopies(
      items.filter(({ saleId }) => saleId === id),
      BUYERS,
    ),
  )
  const mainland = [...places.values()].filter(({ isIsland }) => !isIsland)
  const made = shares.map((share, at) => flashOrder(share, at, mainland, now))
  if (made.length === 0) return []
  await db.insert(orders).values(made.map(({ row }) => row))
  await db.insert(orderLine).values(made.flatMap(lineRows))
  await db.insert(orderEvent).values(made.flatMap(eventRows))
  await db.insert(stockHold).values(made.flatMap(holdRows))
  return made.map((one) => ({
    past: one.past,
    id: one.row.id,
    code: one.row.code,
    placedAt: one.row.placedAt,
    copies: copiesOf(one),
  }))
}
