import { and, asc, eq, ne } from 'drizzle-orm'
import { isCourse } from '@/backend/modules/catalog'
import { type OrderRow, PAID, withLines } from '@/backend/modules/orders'
import { NEVER_PACKED } from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import { moneyOf, toldMoney } from '@/backend/modules/payments'
import type { Db } from '@/backend/platform/db/connect'
import { formatMoney } from '@/backend/platform/format-money'
import { orderSentences } from '@/contract/order-sentences/order-sentences'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import type { ParcelState } from '@/contract/shop/parcels'

type Line = { objectType: number; returned: number; quantity: number }

function contentsOf(lines: readonly Line[]): SentenceFacts['contents'] {
  if (lines.every((line) => !isCourse(line))) return 'books'
  return lines.every((line) => isCourse(line)) ? 'courses' : 'both'
}

async function parcelStatesOf(db: Db, orderId: string) {
  const rows = await db
    .select({ state: parcel.state })
    .from(parcel)
    .where(and(eq(parcel.orderId, orderId), ne(parcel.carrier, NEVER_PACKED)))
    .orderBy(asc(parcel.createdAt), asc(parcel.id))
  return rows.map(({ state }) => state as ParcelState)
}

/** What the words of an order depend on, as it stands now. */
export async function sentenceFactsOf(
  db: Db,
  order: OrderRow,
  who: SentenceFacts['who'] = 'buyer',
): Promise<SentenceFacts> {
  const { lines } = await withLines(db, order)
  return {
    status: order.status,
    paymentType: order.paymentType,
    paymentStatus: order.paymentStatus,
    total: order.total,
    money: toldMoney(order, await moneyOf(db, order.id)),
    contents: contentsOf(lines),
    isCourseOpen:
      order.paymentStatus === PAID &&
      lines.some((line) => isCourse(line) && line.returned < line.quantity),
    parcels: await parcelStatesOf(db, order.id),
    hasLater: lines.some(({ later }) => later > 0),
    hasCodes: order.voucherCode !== null || order.couponCode !== null,
    who,
  }
}

/** Everything an order says of itself in a mail to its buyer. */
export async function mailedOrderOf(db: Db, order: OrderRow) {
  const facts = await sentenceFactsOf(db, order)
  return { facts, sentences: orderSentences(facts, formatMoney) }
}
