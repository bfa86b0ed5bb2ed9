import {
  DELIVERED,
  emailBuyer,
  insertEvent,
  lockOrder,
  type OrderRow,
} from '@/backend/modules/orders'
import { needsReceiver } from '@/backend/modules/payments'
import {
  insertReturn,
  listReturnableLines,
  openReasons,
  refusalOf,
  returnEmail,
  returnStates,
  returnTexts,
} from '@/backend/modules/returns'
import type { RefundReceiver } from '@/backend/modules/returns/tables'
import { emailShop } from '@/backend/modules/settings'
import { refundFor } from '@/backend/modules/settlement'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { ReturnReason } from '@/contract/return-terms'

type ReturnInput = {
  reason: ReturnReason
  note?: string | undefined
  lines: { orderLineId: number; quantity: number }[]
  receiver?: RefundReceiver | undefined
}

type Request = { context: Context; input: ReturnInput; now: Date }

async function assertReturnable(tx: Tx, order: OrderRow, { context, input, now }: Request) {
  if (order.status !== DELIVERED) throw new HttpError(409, returnTexts.notDelivered)
  if (!openReasons(order, now).includes(input.reason))
    throw new HttpError(409, returnTexts.termOver)
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
  if (!input.receiver && (await needsReceiver(tx, context, order.id))) {
    throw new HttpError(400, returnTexts.receiverNeeded)
  }
}

/** Says by mail what was asked for, what goes back for it, and who pays the postage. */
async function acknowledge(tx: Tx, order: OrderRow, { context, input, now }: Request) {
  const copies = new Map(input.lines.map((line) => [line.orderLineId, line.quantity]))
  const lines = await listReturnableLines(tx, order.id)
  const amount = await refundFor(tx, order, input.reason, lines, ({ id }) => copies.get(id) ?? 0)
  const titles = lines.flatMap(({ id, title }) => {
    const quantity = copies.get(id)
    return quantity ? [`${quantity} × ${title}`] : []
  })
  const shop = emailShop(context)
  const facts = { shop: shop.name, code: order.code, reason: input.reason, amount }
  await emailBuyer(tx, order, returnEmail(order, returnTexts.askedMail(facts, titles), shop), now)
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
    await assertReturnable(tx, order, { context, input, now })
    const { reason, note = '', receiver = null } = input
    const draft = { orderId, reason, note, receiver, status: returnStates.asked, createdAt: now }
    const row = await insertReturn(tx, draft, input.lines)
    await insertEvent(tx, {
      orderId,
      fromStatus: order.status,
      toStatus: order.status,
      kind: 'return',
      actor: order.userId === null ? 'guest' : `user:${order.userId}`,
      note: returnTexts.askedEvent(reason),
      at: now,
    })
    await acknowledge(tx, order, { context, input, now })
    return row.id
  })
}
