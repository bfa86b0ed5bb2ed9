import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  getFlashSale,
  type LockedItem,
  lockFlashSale,
  type Row,
  stateOf,
} from '@/backend/modules/catalog/flash-sales/staff-flash-sale-queries'
import { flashSale, flashSaleItem, product } from '@/backend/modules/catalog/tables'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseCatalogVersion } from '@/backend/platform/db/data-version'
import { formatMoney } from '@/backend/platform/format-money'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import type { FlashSaleItemDraft, staffFlashSales } from '@/contract/staff/flash-sales'

type Draft = Parsed<typeof staffFlashSales.create>['body']
type Change = Parsed<typeof staffFlashSales.change>['body']
type Time = { startsAt: Date; endsAt: Date }

const refuse = (text: string) => {
  throw new HttpError(400, text)
}

/** What the items name, by id. */
async function productsOf(tx: Tx, items: readonly FlashSaleItemDraft[]) {
  const ids = items.map(({ productId }) => productId)
  const rows = await tx
    .select({ id: product.id, title: product.title, salePrice: product.salePrice })
    .from(product)
    .where(and(inArray(product.id, ids), isNull(product.archivedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

async function checkItems(tx: Tx, items: readonly FlashSaleItemDraft[], known: LockedItem[]) {
  const products = await productsOf(tx, items)
  const seen = new Set<number>()
  for (const { productId, price } of items) {
    const book = products.get(productId)
    if (!book) return refuse(officeTexts.flashSaleNoProduct(productId))
    if (seen.has(productId)) refuse(officeTexts.flashSaleTwice(book.title))
    seen.add(productId)
    const isAsBefore = known.some((one) => one.productId === productId && one.price === price)
    if (price >= book.salePrice && !isAsBefore) {
      refuse(officeTexts.flashSaleNotCheaper(book.title, formatMoney(book.salePrice)))
    }
  }
}

/** What is sold at the price of the sale stays in it: orders name it. */
async function checkSold(tx: Tx, items: readonly FlashSaleItemDraft[], known: LockedItem[]) {
  for (const { productId, sold } of known) {
    const next = items.find((item) => item.productId === productId)
    if (sold === 0 || (next && next.quantity >= sold)) continue
    const [row] = await tx
      .select({ title: product.title })
      .from(product)
      .where(eq(product.id, productId))
    throw new HttpError(409, officeTexts.flashSaleSold(row?.title ?? '', sold))
  }
}

/** Items that stay keep their rows, by which orders know them. */
async function writeItems(
  tx: Tx,
  flashSaleId: number,
  items: readonly FlashSaleItemDraft[],
  known: LockedItem[],
) {
  const gone = known.filter((one) => !items.some(({ productId }) => productId === one.productId))
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await tx.delete(flashSaleItem).where(inArray(flashSaleItem.id, ids))
  }
  for (const { productId, price, quantity, perUser } of items) {
    await tx
      .insert(flashSaleItem)
      .values({ flashSaleId, productId, price, quantity, perUser })
      .onConflictDoUpdate({
        target: [flashSaleItem.flashSaleId, flashSaleItem.productId],
        set: { price, quantity, perUser },
      })
  }
}

function checkTime({ startsAt, endsAt }: Time, now: Date, before: Row | null) {
  if (endsAt <= startsAt) refuse(officeTexts.endsBeforeStart)
  if (endsAt <= now) refuse(officeTexts.flashSaleInPast)
  const isMoved = before === null || startsAt.getTime() !== before.startsAt.getTime()
  if (!isMoved) return
  if (before && stateOf(before, now) === 'running') {
    throw new HttpError(409, officeTexts.flashSaleBegun)
  }
  if (startsAt < now) refuse(officeTexts.flashSaleInPast)
}

/** Plans a sale; refused in the past, without length, or with items that cannot be sold at their price. */
export const createFlashSale = (context: Context, draft: Draft) =>
  changeWithAudit(context, 'flash-sale.create', async (tx) => {
    const now = context.now()
    const time = { startsAt: new Date(draft.startTime), endsAt: new Date(draft.endTime) }
    checkTime(time, now, null)
    await checkItems(tx, draft.items, [])
    const [row] = await tx
      .insert(flashSale)
      .values({ name: draft.name, bannerUrl: draft.bannerUrl ?? null, ...time })
      .returning()
    if (!row) throw new Error('the sale was not written')
    await writeItems(tx, row.id, draft.items, [])
    await raiseCatalogVersion(tx)
    const result = await getFlashSale(tx, row.id, now)
    return { subject: row.id, after: result, result }
  })

const timeOf = (row: Row, { startTime, endTime }: Change): Time => ({
  startsAt: startTime === undefined ? row.startsAt : new Date(startTime),
  endsAt: endTime === undefined ? row.endsAt : new Date(endTime),
})

/** Changes a sale that is not over; 404 when there is none, 409 when it is. What has been sold bounds what may be changed. */
export const changeFlashSale = (context: Context, id: number, change: Change) =>
  changeWithAudit(context, 'flash-sale.change', async (tx) => {
    const now = context.now()
    const { row, items } = await lockFlashSale(tx, id)
    if (stateOf(row, now) === 'ended') throw new HttpError(409, officeTexts.flashSaleOver)
    const before = await getFlashSale(tx, id, now)
    const time = timeOf(row, change)
    checkTime(time, now, row)
    if (change.items) {
      await checkItems(tx, change.items, items)
      await checkSold(tx, change.items, items)
      await writeItems(tx, id, change.items, items)
    }
    const { name, bannerUrl } = change
    await tx
      .update(flashSale)
      .set({ name, bannerUrl, ...time })
      .where(eq(flashSale.id, id))
    await raiseCatalogVersion(tx)
    const result = await getFlashSale(tx, id, now)
    return { subject: id, before, after: result, result }
  })

/** Ends a running sale now; 404 when there is none, 409 when it does not run. */
export const endFlashSale = (context: Context, id: number) =>
  changeWithAudit(context, 'flash-sale.end', async (tx) => {
    const now = context.now()
    const { row } = await lockFlashSale(tx, id)
    if (stateOf(row, now) !== 'running') {
      throw new HttpError(409, officeTexts.flashSaleNotRunning)
    }
    const before = await getFlashSale(tx, id, now)
    // A sale has some length, also one ended in the moment it began.
    const endsAt = new Date(Math.max(now.getTime(), row.startsAt.getTime() + 1))
    await tx.update(flashSale).set({ endsAt }).where(eq(flashSale.id, id))
    await raiseCatalogVersion(tx)
    const result = await getFlashSale(tx, id, now)
    return { subject: id, before, after: result, result }
  })

/** Takes back one that has not begun; nobody has bought at its prices. */
export const dropFlashSale = (context: Context, id: number) =>
  changeWithAudit(context, 'flash-sale.drop', async (tx) => {
    const now = context.now()
    const { row } = await lockFlashSale(tx, id)
    if (stateOf(row, now) !== 'planned') {
      throw new HttpError(409, officeTexts.flashSaleNotDroppable)
    }
    const before = await getFlashSale(tx, id, now)
    await tx.delete(flashSale).where(eq(flashSale.id, id))
    await raiseCatalogVersion(tx)
    return { subject: id, before, result: null }
  })
