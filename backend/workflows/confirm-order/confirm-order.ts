import { eq } from 'drizzle-orm'
import { changeOrderStatus } from '@/backend/modules/order-lifecycle'
import {
  AWAITS_CONFIRMATION,
  CANCELLED,
  CONFIRMED,
  findOrder,
  isConfirmToken,
  lockOrder,
  orderTexts,
} from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'

type Confirmation = { orderCode: string; token: string }

/** Confirms a guest's order for who reads its mails or messages; pressed twice it stays confirmed. */
export async function confirmOrder(context: Context, { orderCode, token }: Confirmation) {
  const { config, db, now } = context
  const found = await findOrder(db, eq(orders.code, orderCode))
  if (!found || !isConfirmToken(config.tokenSecret, found.id, token)) {
    throw new HttpError(404, orderTexts.confirmLinkWrong)
  }
  const { id, code } = found
  const isNew = await transact(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || order.status === CANCELLED) {
      throw new HttpError(409, orderTexts.confirmCancelled)
    }
    if (order.status !== AWAITS_CONFIRMATION) return false
    const note = orderTexts.confirmedByLink
    const change = { to: CONFIRMED, actor: 'guest', note, shop: emailShop(context) }
    await changeOrderStatus(tx, order, change, now())
    return true
  })
  return {
    data: { orderId: id, orderCode: code },
    successMessage: isNew ? orderTexts.confirmed : orderTexts.confirmedAlready,
  }
}
