import { v7 } from 'uuid'
import type { Context, Services } from '@/backend/context'
import { isCourse, type PricedLine } from '@/backend/modules/cart/cart-lines'
import type { DetailIds } from '@/backend/modules/cart/cart-mapper'
import type { CartRequest, Quoted } from '@/backend/modules/cart/load-quote'
import { holderKey } from '@/backend/modules/cart/quote-cart'
import { settleOrder } from '@/backend/modules/orders/order-change-queries'
import { hashOf, orderToken } from '@/backend/modules/orders/order-secrets'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  BANK_TRANSFER,
  CASH_ON_DELIVERY,
  ONLINE,
  PAID,
  payBefore,
  UNPAID,
} from '@/backend/modules/orders/order-status'
import {
  insertCommission,
  insertEvent,
  insertHolds,
  insertLines,
  insertOrder,
  insertPayment,
  type LineDraft,
  type OrderDraft,
} from '@/backend/modules/orders/place-order-queries'
import { claimFlashCopies, moveStock } from '@/backend/modules/orders/stock-queries'
import { orderEmails } from '@/backend/modules/orders/texts'
import { percentOf } from '@/backend/modules/promotions/discount'
import { claimVouchers } from '@/backend/modules/promotions/voucher-use-queries'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

/** Everything an order is made of besides its cart's worth. */
export type PlaceOrderInput = {
  request: CartRequest
  receiver: { name: string; phone: string; address: string }
  email: string | null
  note: string
  paymentType: 0 | 1 | 2
  /** Of a signed-in cart. */
  detailIds?: DetailIds
}

/** What is kept of an answered order; the rest of the answer is made from it again. */
export type PlacedOrder = {
  orderId: string
  orderCode: string
  paymentType: 0 | 1 | 2
  total: number
}

/** Something the price was counted from is gone: the transaction is undone and the cart counted anew. */
export class CartChangedError extends Error {
  override name = 'CartChangedError'
}

const mustHold = (isHeld: boolean) => {
  if (!isHeld) throw new CartChangedError()
}

const stocked = (lines: readonly PricedLine[]) =>
  lines.filter(({ goods }) => goods !== null && !isCourse(goods))

/** Whether the order needs no further payment step: cash comes at the door, and nothing is due for nothing. */
const isFirm = ({ paymentType }: PlaceOrderInput, { totals }: Quoted) =>
  paymentType === CASH_ON_DELIVERY || totals.total === 0

const flashClaims = (lines: readonly PricedLine[]) =>
  lines.flatMap(({ flashItemId, quantity, goods }) =>
    flashItemId === null
      ? []
      : [{ itemId: flashItemId, quantity, perHolder: goods?.flash?.perHolder ?? 0 }],
  )

/** A code that takes nothing off this order is not used up by it. */
const voucherClaims = ({ voucher, coupon, totals }: Quoted) => [
  ...(voucher.found && totals.discountVoucher > 0
    ? [{ voucherId: voucher.found.id, amount: totals.discountVoucher }]
    : []),
  ...(coupon.found && totals.discountCoupon > 0
    ? [{ voucherId: coupon.found.id, amount: totals.discountCoupon }]
    : []),
]

const lineDrafts = (lines: readonly PricedLine[]): LineDraft[] =>
  lines.map((line) => ({
    productId: line.productId,
    title: line.goods?.title ?? '',
    imageUrl: line.goods?.imageUrl ?? null,
    unitPrice: line.unitPrice,
    listPrice: line.listPrice,
    quantity: line.quantity,
    lineTotal: line.total,
    flashSaleItemId: line.flashItemId,
    courseId: line.goods?.courseId ?? null,
  }))

/** A guest is known by an address to write to and a token, of which only the hash is kept. */
const buyerColumns = ({ config }: Services, { request, email }: PlaceOrderInput, id: string) => {
  const { userId } = request.holder
  return userId === null
    ? { guestEmail: email, guestTokenHash: hashOf(orderToken(config.tokenSecret, id)) }
    : { userId }
}

const placeColumns = ({ place }: Quoted) =>
  place
    ? {
        wardId: place.wardId,
        wardName: place.wardName,
        districtName: place.districtName,
        cityName: place.cityName,
      }
    : { wardName: '', cityName: '' }

function orderDraft(
  services: Services,
  wish: PlaceOrderInput,
  quoted: Quoted,
  now: Date,
): OrderDraft {
  const { totals } = quoted
  const id = v7()
  const isPaid = totals.total === 0
  const isDone = isFirm(wish, quoted)
  return {
    id,
    ...buyerColumns(services, wish, id),
    receiverName: wish.receiver.name,
    phone: wish.receiver.phone,
    address: wish.receiver.address,
    ...placeColumns(quoted),
    note: wish.note,
    paymentType: wish.paymentType,
    status: isDone ? AWAITS_CONFIRMATION : AWAITS_PAYMENT,
    paymentStatus: isPaid ? PAID : UNPAID,
    subTotal: totals.subTotal,
    discountVoucher: totals.discountVoucher,
    discountCoupon: totals.discountCoupon,
    discountAffiliate: totals.discountAffiliate,
    shippingFee: totals.shippingFee,
    total: totals.total,
    voucherCode: quoted.voucher.found?.code ?? null,
    couponCode: quoted.coupon.found?.code ?? null,
    affiliateCode: quoted.affiliate.found?.code ?? null,
    weightGram: totals.weightGram,
    placedAt: now,
    payBefore: isDone ? null : payBefore(wish.paymentType, now),
    paidAt: isPaid ? now : null,
  }
}

/** The attempts that wait for money: one per transfer, one per visit to the payment site. */
async function openPayment(tx: Tx, { payment }: Services, placed: PlacedOrder, now: Date) {
  const { orderId, orderCode, paymentType, total } = placed
  const attempt = { orderId, amount: total, createdAt: now }
  if (paymentType === BANK_TRANSFER) {
    await insertPayment(tx, { ...attempt, txnRef: orderCode, provider: 'vietqr' })
  }
  if (paymentType === ONLINE && payment) {
    await insertPayment(tx, { ...attempt, txnRef: `${orderCode}-1`, provider: payment.name })
  }
}

async function creditAffiliate(tx: Tx, orderId: string, { affiliate, totals }: Quoted) {
  if (!affiliate.found) return
  const { userId, ratePercent } = affiliate.found
  await insertCommission(tx, {
    orderId,
    affiliateUserId: userId,
    base: totals.commissionBase,
    ratePercent,
    amount: percentOf(totals.commissionBase, ratePercent),
  })
}

function letterOf(
  { config }: Services,
  wish: PlaceOrderInput,
  { orderId, orderCode, total }: PlacedOrder,
  { lines, totals, place }: Quoted,
) {
  return orderEmails.placed(
    {
      id: orderId,
      code: orderCode,
      receiverName: wish.receiver.name,
      phone: wish.receiver.phone,
      address: [wish.receiver.address, place?.wardName, place?.cityName].filter(Boolean).join(', '),
      paymentType: wish.paymentType,
      subTotal: totals.subTotal,
      discount: totals.discountVoucher + totals.discountCoupon + totals.discountAffiliate,
      shippingFee: totals.shippingFee,
      total,
      lines: lines.map(({ goods, quantity, total: lineTotal }) => ({
        title: goods?.title ?? '',
        quantity,
        total: lineTotal,
        isCourse: goods !== null && isCourse(goods),
      })),
      transfer: wish.paymentType === BANK_TRANSFER && total > 0 ? config.transferAccount : null,
    },
    config.publicUrl,
  )
}

/** Takes what the order needs: copies, shares of flash sales, uses of codes. Throws `CartChangedError` when something is gone since it was priced. */
async function claim(tx: Tx, orderId: string, wish: PlaceOrderInput, quoted: Quoted) {
  const copies = stocked(quoted.lines).map(({ productId, quantity }) => ({ productId, quantity }))
  const isDone = isFirm(wish, quoted)
  mustHold(await moveStock(tx, isDone ? 'take' : 'hold', copies, orderId))
  const { holder } = wish.request
  mustHold(await claimFlashCopies(tx, flashClaims(quoted.lines), holder))
  mustHold(await claimVouchers(tx, voucherClaims(quoted), holderKey(holder) ?? '', orderId))
  return { copies, state: isDone ? ('taken' as const) : ('held' as const) }
}

/** Writes the order of a priced cart, with everything it takes and the letter about it, inside the caller's transaction. */
export async function writeOrder(
  tx: Tx,
  context: Context,
  wish: PlaceOrderInput,
  quoted: Quoted,
): Promise<PlacedOrder> {
  const now = context.now()
  const draft = orderDraft(context, wish, quoted, now)
  const { copies, state } = await claim(tx, draft.id, wish, quoted)
  const orderCode = await insertOrder(tx, draft)
  const placed = {
    orderId: draft.id,
    orderCode,
    paymentType: wish.paymentType,
    total: draft.total,
  }
  await insertLines(tx, draft.id, lineDrafts(quoted.lines))
  await insertHolds(tx, draft.id, copies, state)
  await insertEvent(tx, {
    orderId: draft.id,
    toStatus: draft.status,
    actor: holderKey(wish.request.holder) ?? 'guest',
    at: now,
  })
  await creditAffiliate(tx, draft.id, quoted)
  if (draft.paymentStatus === PAID) await settleOrder(tx, draft.id, now)
  else await openPayment(tx, context, placed, now)
  if (wish.email) await enqueueEmail(tx, wish.email, letterOf(context, wish, placed, quoted), now)
  return placed
}
