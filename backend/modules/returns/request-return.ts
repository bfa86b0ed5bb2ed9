import { isCourse } from '@/backend/modules/catalog/priced-lines'
import { lockOrder, type OrderRow } from '@/backend/modules/orders/order-queries'
import { CASH_ON_DELIVERY, DELIVERED } from '@/backend/modules/orders/order-status'
import { insertEvent } from '@/backend/modules/orders/place-order-queries'
import { isCourseSeen } from '@/backend/modules/returns/course-seen'
import {
  listReturnableLines,
  type ReturnableLine,
  returnStates,
} from '@/backend/modules/returns/return-queries'
import {
  type returnRequest as Requests,
  returnLine,
  returnRequest,
} from '@/backend/modules/returns/tables'
import { returnTexts } from '@/backend/modules/returns/texts'
import type { Context } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { type ReturnReason, returnReasons, returnTerms } from '@/contract/return-terms'

const DAY = 86_400_000

type ReturnInput = {
  reason: ReturnReason
  note?: string | undefined
  lines: { orderLineId: number; quantity: number }[]
  receiver?: NonNullable<(typeof Requests.$inferSelect)['receiver']> | undefined
}

/** Reasons whose term, counted from the delivery, is not over; none before it. */
export const openReasons = ({ status, deliveredAt }: OrderRow, now: Date): ReturnReason[] => {
  if (status !== DELIVERED || !deliveredAt) return []
  return returnReasons.filter(
    (reason) => now.getTime() <= deliveredAt.getTime() + returnTerms[reason].days * DAY,
  )
}

/** Cash can only go back to an account. */
export const needsReceiver = ({ paymentType }: OrderRow) => paymentType === CASH_ON_DELIVERY

/** Why a line can't be sent back (any more); null when it can. */
export async function refusalOf(db: Db, order: OrderRow, line: ReturnableLine) {
  if (line.quantity - line.promised <= 0) return returnTexts.allReturned
  if (isCourse(line) && line.courseId !== null && order.userId !== null) {
    if (await isCourseSeen(db, order.userId, line.courseId)) return returnTexts.courseSeen
  }
  return null
}

async function assertReturnable(tx: Tx, order: OrderRow, input: ReturnInput, now: Date) {
  if (order.status !== DELIVERED) throw new HttpError(409, returnTexts.notDelivered)
  if (!openReasons(order, now).includes(input.reason))
    throw new HttpError(409, returnTexts.termOver)
  if (needsReceiver(order) && !input.receiver) throw new HttpError(400, returnTexts.receiverNeeded)
  const lines = new Map((await listReturnableLines(tx, order.id)).map((line) => [line.id, line]))
  for (const { orderLineId, quantity } of input.lines) {
    const line = lines.get(orderLineId)
    if (!line || quantity > line.quantity - line.promised) {
      throw new HttpError(409, returnTexts.noSuchLine)
    }
    const refusal = await refusalOf(tx, order, line)
    if (refusal) throw new HttpError(409, refusal)
    // Named twice, a line must not count twice.
    lines.delete(orderLineId)
  }
}

/** The buyer, whose right to the order has been checked, asks to send lines of it back. Answers the id of the return. */
export async function requestReturn(
  context: Context,
  orderId: string,
  input: ReturnInput,
): Promise<string> {
  return transact(context.db, async (tx) => {
    const now = context.now()
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    await assertReturnable(tx, order, input, now)
    const { reason, note = '', receiver = null } = input
    const [row] = await tx
      .insert(returnRequest)
      .values({ orderId, reason, note, receiver, status: returnStates.asked, createdAt: now })
      .returning({ id: returnRequest.id })
    if (!row) throw new Error('a return was not written')
    await tx.insert(returnLine).values(input.lines.map((line) => ({ ...line, returnId: row.id })))
    await insertEvent(tx, {
      orderId,
      fromStatus: order.status,
      toStatus: order.status,
      kind: 'return',
      actor: order.userId === null ? 'guest' : `user:${order.userId}`,
      note: returnTexts.askedEvent(reason),
      at: now,
    })
    return row.id
  })
}
