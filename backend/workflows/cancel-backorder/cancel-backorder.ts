import {
  leavesRest,
  restTerms,
  type Words as TakenWords,
  takeOut,
} from '@/backend/modules/order-lifecycle'
import {
  changeLockedOrder,
  dropLaterCopies,
  lockOrder,
  ON_ITS_WAY,
  type OrderChange,
  type OrderRow,
} from '@/backend/modules/orders'
import {
  bookLines,
  insertParcel,
  liveParcelsOf,
  NEVER_PACKED,
  parcelTexts,
} from '@/backend/modules/parcels'
import {
  approveSmallRefund,
  assertSameReceiver,
  listRefundsAskedAt,
} from '@/backend/modules/payments'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { leftOutSentences } from '@/contract/order-sentences/refund-sentences'
import type { RefundReceiver } from '@/contract/shop/refunds'

type Change = Omit<OrderChange, 'remember'>

/** Other parcels go on, something was taken out before, or a course stays with its buyer. */
async function hasOthers({ tx, order }: Change) {
  return (await liveParcelsOf(tx, order.id)) > 0 || (await leavesRest(tx, order))
}

/** Copies left for later; else those that are packed and in no parcel, such as of one that was taken back. */
async function linesToDrop(orderChange: Change) {
  const { tx, order } = orderChange
  // Before, there is no invoice yet to be put right.
  if (order.status !== ON_ITS_WAY) throw new HttpError(409, parcelTexts.dropNotNow)
  const books = await bookLines(tx, order.id)
  const dropped = books.some(({ later }) => later > 0) ? 'later' : 'packed'
  const chosen = books
    .filter((line) => line[dropped] > 0)
    .map((line) => ({ ...line, quantity: line[dropped] }))
  if (chosen.length === 0) throw new HttpError(409, parcelTexts.nothingLater)
  const isRest = dropped === 'later' && books.some(({ packed }) => packed > 0)
  if (!isRest && !(await hasOthers(orderChange))) {
    throw new HttpError(409, parcelTexts.nothingElse)
  }
  return { books, chosen }
}

type Wish = Pick<Parameters<typeof takeOut>[4], 'origin' | 'isRestocked' | 'reason' | 'receiver'>

type Told = { event: TakenWords['event']; mail: (shop: string, code: string) => readonly string[] }

const mailed = (
  { event, mail }: Told,
  lines: readonly { productName: string; quantity: number }[],
): TakenWords => ({
  event,
  mail: (shop, code, ofMoney) => [...mail(shop, code), ...leftOutSentences([...lines], ofMoney)],
})

/** The copies lie in a closed parcel, so that cash and copies add up as with one that came back. */
async function drop(
  orderChange: Change,
  context: Pick<Context, 'config' | 'settings'>,
  { books, chosen }: Awaited<ReturnType<typeof linesToDrop>>,
  words: typeof parcelTexts.dropped | typeof parcelTexts.cancelledRest,
  wish: Wish,
) {
  const { tx, order, now } = orderChange
  const facts = { carrier: NEVER_PACKED, state: 'cancelled', createdAt: now, closedAt: now }
  const row = await insertParcel(tx, order, { books, chosen }, facts)
  await dropLaterCopies(tx, order.id)
  await takeOut(orderChange, context, row, row.lines, {
    ...wish,
    note: words.note,
    words: mailed(words, chosen),
  })
}

/** Takes the copies left for later out of the order. */
export async function dropLater(context: Context, orderId: string, isRestocked: boolean) {
  const audit = { action: 'order.later.drop', data: { isRestocked } }
  await changeLockedOrder(context, orderId, audit, async (orderChange) => {
    const lines = await linesToDrop(orderChange)
    const wish = { origin: 'dropped' as const, isRestocked }
    await drop(orderChange, context, lines, parcelTexts.dropped, wish)
  })
}

/** The buyer, whose right to the order has been checked, no longer wants what is sent later; asked twice it is refused. */
export async function cancelRest(
  context: Context,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  receiver: RefundReceiver | undefined,
): Promise<void> {
  await transact(context.db, async (tx) => {
    const now = context.now()
    const order = await lockOrder(tx, id)
    if (!order) throw notFound()
    if (!(await restTerms(tx, context, order, now))) {
      throw new HttpError(409, parcelTexts.restHasLeft)
    }
    await assertSameReceiver(tx, order, receiver)
    const actor = userId === null ? 'guest' : `user:${userId}`
    const orderChange = { tx, order, actor, now }
    const lines = await linesToDrop(orderChange)
    await drop(orderChange, context, lines, parcelTexts.cancelledRest, {
      ...{ origin: 'cancelled', isRestocked: true, reason: 'unwanted', receiver },
    })
    for (const refundId of await listRefundsAskedAt(tx, id, now)) {
      await approveSmallRefund(tx, context, refundId, now)
    }
  })
}
