import { cancelOrder } from '@/backend/modules/order-lifecycle'
import { AWAITS_CONFIRMATION, AWAITS_PAYMENT, lockOrder, owes } from '@/backend/modules/orders'
import { emailShop } from '@/backend/modules/settings'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import {
  listOrdersOfGroup,
  type OpenOrder,
} from '@/backend/read-models/suspicious-orders/suspicious-orders'
import { takenBackEmail } from '@/backend/workflows/take-back-orders/emails'
import type { SuspicionKind } from '@/contract/staff/suspicious-orders'

/** So many a call: the screen asks again for the rest. */
const MAX_AT_ONCE = 50
const DAY_SECONDS = 86_400
const open: readonly number[] = [AWAITS_PAYMENT, AWAITS_CONFIRMATION]

type TakeBack = { kind: SuspicionKind; key: string; until: Date; reason: string }

/** With the first order of a mailbox that is taken back: the others are named in the same mail. */
async function mailOnce(
  tx: Tx,
  context: Context,
  { email }: OpenOrder,
  orders: readonly OpenOrder[],
  { reason, until }: TakeBack,
) {
  if (email === null) return
  const key = throttleKey('orders:taken-back', { email, code: until.toISOString() })
  const { allowed } = await countHit(tx, key, 1, DAY_SECONDS, context.now())
  if (!allowed) return
  const codes = orders.filter((order) => order.email === email).map(({ code }) => code)
  const letter = takenBackEmail(emailShop(context), { codes, reason })
  await enqueueEmail(tx, email, letter, context.now())
}

/** Whether the order was still open; confirmed or paid meanwhile it stays. */
const takeBack = (
  context: Context,
  order: OpenOrder,
  orders: readonly OpenOrder[],
  asked: TakeBack,
) =>
  transact(context.db, async (tx) => {
    const locked = await lockOrder(tx, order.id)
    if (!locked || !open.includes(locked.status) || !owes(locked)) return false
    const actor = `staff:${callerOf(context).userId}`
    const { kind, reason } = asked
    const cancellation = { orderId: order.id, by: 'staff' as const, actor, reason, isTold: true }
    if (!(await cancelOrder(tx, context, cancellation, context.now()))) return false
    await mailOnce(tx, context, order, orders, asked)
    await audit(tx, context, {
      action: 'order.takeBack',
      subject: order.code,
      data: { kind, reason },
    })
    return true
  })

/**
 * Cancels the orders of a group, one transaction each: cut off anywhere and asked again, it goes on with what is left. Each mailbox
 * has one mail.
 */
export async function takeBackGroup(context: Context, asked: TakeBack) {
  const orders = await listOrdersOfGroup(context.db, asked, context.now())
  let taken = 0
  for (const order of orders.slice(0, MAX_AT_ONCE)) {
    if (await takeBack(context, order, orders, asked)) taken++
  }
  return { taken, left: Math.max(0, orders.length - MAX_AT_ONCE) }
}
