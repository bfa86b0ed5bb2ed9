import { findAccountEmail } from '@/backend/modules/accounts'
import { isCourse } from '@/backend/modules/catalog'
import { mailedOrderOf } from '@/backend/modules/order-lifecycle'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  BANK_TRANSFER,
  changeLockedOrder,
  confirmLink,
  emailBuyer,
  type OrderRow,
  orderEmails,
  PAID,
  staffOrderTexts,
  statusEmail,
  withLines,
} from '@/backend/modules/orders'
import { isUndone } from '@/backend/modules/payments'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import type { MailContent } from '@/backend/platform/mail/mail-body'
import type { OrderEmailKind } from '@/contract/staff/order-changes'

export async function placedAgain(
  tx: Tx,
  context: Pick<Context, 'config' | 'settings'>,
  order: OrderRow,
): Promise<MailContent> {
  const { shop, accounts } = context.settings.current()
  const { publicUrl, tokenSecret: secret } = context.config
  const { lines } = await withLines(tx, order)
  const { discountVoucher, discountCoupon, discountAffiliate } = order
  const awaitsTransfer = order.paymentType === BANK_TRANSFER && order.status === AWAITS_PAYMENT
  const place = [order.address, order.wardName, order.cityName]
  const facts = {
    ...order,
    address: place.filter(Boolean).join(', '),
    discount: discountVoucher + discountCoupon + discountAffiliate,
    lines: lines.map((line) => ({
      title: line.title,
      quantity: line.quantity,
      total: line.lineTotal,
      isCourse: isCourse(line),
    })),
    payBefore: order.status === AWAITS_PAYMENT ? order.payBefore : null,
    confirm:
      order.holdUntil && order.status === AWAITS_CONFIRMATION && !order.stockReleasedAt
        ? { until: order.holdUntil, link: confirmLink({ publicUrl, secret }, order) }
        : null,
    transfer: awaitsTransfer ? accounts.transfer : null,
  }
  return orderEmails(emailShop(context)).placed(facts, shop)
}

async function letterOf(
  tx: Tx,
  context: Pick<Context, 'config' | 'settings'>,
  order: OrderRow,
  kind: OrderEmailKind,
) {
  const shop = emailShop(context)
  if (kind === 'placed') return isUndone(order) ? null : placedAgain(tx, context, order)
  if (kind === 'status') return statusEmail(order, { shop, ...(await mailedOrderOf(tx, order)) })
  return order.paymentStatus === PAID ? orderEmails(shop).paid(order) : null
}

const addressOf = (tx: Tx, { userId, guestEmail }: OrderRow) =>
  userId === null ? guestEmail : findAccountEmail(tx, userId)

/** Mails again what the order says now; refused when there is nothing to say or nobody to tell. */
export const sendOrderEmail = (context: Context, id: string, kind: OrderEmailKind) => {
  const entry = { action: 'order.email', data: { kind } }
  return changeLockedOrder(context, id, entry, async ({ tx, order, now, remember }) => {
    const letter = await letterOf(tx, context, order, kind)
    if (!letter) throw new HttpError(409, staffOrderTexts.nothingToMail)
    if (!(await addressOf(tx, order))) throw new HttpError(409, staffOrderTexts.nobodyToMail)
    await emailBuyer(tx, order, letter, now)
    await remember({
      kind: 'note',
      note: staffOrderTexts.mailedAgain(letter.subject),
      isInternal: true,
    })
  })
}
