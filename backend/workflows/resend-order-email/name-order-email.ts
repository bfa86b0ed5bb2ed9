import {
  lockOrder,
  mayMailOrder,
  orderTexts,
  recordInHistory,
  setGuestEmail,
  takesEmail,
} from '@/backend/modules/orders'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { placedAgain } from '@/backend/workflows/resend-order-email/resend-order-email'
import { rateLimits } from '@/contract/rate-limits'

const { most, seconds } = rateLimits.orders.ofEmail

/** A guest, whose right to the order has been checked, names the address its news go to. It counts as an order with that address would. */
export const nameOrderEmail = (context: Context, orderId: string, email: string) =>
  transact(context.db, async (tx) => {
    const now = context.now()
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound()
    if (order.guestEmail?.toLowerCase() === email.toLowerCase()) return
    if (!takesEmail(order)) throw new HttpError(409, orderTexts.emailNamedAlready)
    const key = throttleKey('orders:email', { email })
    const { allowed, retryAfter } = await countHit(tx, key, most, seconds, now)
    const mayMail = allowed && (await mayMailOrder(tx, email, now))
    if (!mayMail) throw tooManyRequests(retryAfter || seconds, orderTexts.tooManyMails)
    await setGuestEmail(tx, orderId, email)
    await recordInHistory(tx, order, {
      at: now,
      ...{ kind: 'note', note: orderTexts.guestNamedEmail, isInternal: true, actor: 'guest' },
    })
    await enqueueEmail(tx, email, await placedAgain(tx, context, order), now)
  })
