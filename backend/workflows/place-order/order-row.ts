import { v7 } from 'uuid'
import type { CheckoutQuote } from '@/backend/modules/cart'
import { isCourse, type PricedLine } from '@/backend/modules/catalog'
import {
  AWAITS_CONFIRMATION,
  AWAITS_PAYMENT,
  amountColumns,
  CASH_ON_DELIVERY,
  DELIVERED,
  hashOf,
  type LineDraft,
  type OrderDraft,
  orderToken,
  PAID,
  payBefore,
  stockTerm,
  UNPAID,
} from '@/backend/modules/orders'
import type { Context, Services } from '@/backend/platform/context'
import { networkHash } from '@/backend/platform/http/throttle-key'
import type { PlaceOrderInput } from '@/backend/workflows/place-order/place-order-input'
import { wordsOf } from '@/contract/shop/order-words'

/** Cash is paid on delivery, and an order of 0 đồng is paid already. */
export const needsNoPayment = ({ paymentType }: PlaceOrderInput, { totals }: CheckoutQuote) =>
  paymentType === CASH_ON_DELIVERY || totals.total === 0

export const lineDrafts = (lines: readonly PricedLine[]): LineDraft[] =>
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

/** A guest is known by an e-mail and a token, of which only the hash is stored. */
const buyerColumns = (
  { config, ip }: Pick<Context, 'config' | 'ip'>,
  { cart, email }: PlaceOrderInput,
  id: string,
) => {
  const { userId } = cart.holder
  return userId === null
    ? {
        guestEmail: email,
        guestTokenHash: hashOf(orderToken(config.tokenSecret, id)),
        placedFrom: networkHash(config.tokenSecret, ip),
      }
    : { userId }
}

const placeColumns = ({ place }: CheckoutQuote) =>
  place
    ? {
        wardId: place.wardId,
        wardName: place.wardName,
        districtName: place.districtName,
        cityName: place.cityName,
      }
    : { wardName: '', cityName: '' }

/** A guest can name any telephone and mailbox: the stock waits for an answer from one of them. */
function holdColumns(
  { settings }: Pick<Services, 'settings'>,
  { cart, paymentType }: PlaceOrderInput,
  isPaid: boolean,
  now: Date,
) {
  const isHeld = cart.holder.userId === null && paymentType === CASH_ON_DELIVERY && !isPaid
  return isHeld ? stockTerm(settings.current().shop, now) : { holdUntil: null, holdRemindAt: null }
}

/** Columns of the buyer and the place, which have functions of their own, and of what happens later. */
type Elsewhere =
  | 'userId'
  | 'guestEmail'
  | 'guestTokenHash'
  | 'placedFrom'
  | 'wardId'
  | 'wardName'
  | 'districtName'
  | 'cityName'
  | 'searchText'
  | 'cancelReason'
  | 'cancelledAt'
  | 'stockReleasedAt'
  | 'tags'
  | 'version'

/** The row of an order before it has a code. The compiler asks for every other column, also for those with a default. */
export function orderDraft(
  services: Pick<Context, 'config' | 'settings' | 'ip'>,
  input: PlaceOrderInput,
  quote: CheckoutQuote,
  now: Date,
): OrderDraft {
  const { totals } = quote
  const id = v7()
  const isPaid = totals.total === 0
  const isConfirmable = needsNoPayment(input, quote)
  const isDelivered = isPaid && quote.lines.every(({ goods }) => goods !== null && isCourse(goods))
  const columns: Required<Omit<OrderDraft, Elsewhere>> = {
    id,
    receiverName: input.receiver.name,
    phone: input.receiver.phone,
    address: input.receiver.address,
    ...wordsOf(input),
    paymentType: input.paymentType,
    status: isDelivered ? DELIVERED : isConfirmable ? AWAITS_CONFIRMATION : AWAITS_PAYMENT,
    deliveredAt: isDelivered ? now : null,
    paymentStatus: isPaid ? PAID : UNPAID,
    ...amountColumns(totals),
    voucherCode: quote.voucher.found?.code ?? null,
    couponCode: quote.coupon.found?.code ?? null,
    affiliateCode: quote.affiliate.found?.code ?? null,
    weightGram: totals.weightGram,
    placedAt: now,
    payBefore: isConfirmable ? null : payBefore(input.paymentType, now),
    paidAt: isPaid ? now : null,
    ...holdColumns(services, input, isPaid, now),
  }
  return { ...columns, ...buyerColumns(services, input, id), ...placeColumns(quote) }
}
