import type { ListedOrder, OrderRow, OrderWithLines } from '@/backend/modules/orders/order-queries'
import { AWAITS_CONFIRMATION, CANCELLED, DELIVERED } from '@/backend/modules/orders/order-status'
import type { OrderMoney } from '@/contract/shop/order-money'
import { wordsOf } from '@/contract/shop/order-words'
import type { OrderDetail, OrderItem, PaymentType } from '@/contract/shop/orders'

type Rights = {
  /** The buyer is signed in. */
  isOwner: boolean
  /** The lines that have a review already. */
  reviewedLines: ReadonlySet<number>
  /** The shop can send the link that confirms an order to a telephone. */
  linkByMessage: boolean
  /** The buyer asks, signed in or with the order's token. */
  isBuyer: boolean
  canPay: boolean
  canCancel: boolean
  /** Why not, where the order's status alone would allow it. */
  cancelRefusal: string | null
  refundIfCancelled: OrderDetail['refundIfCancelled'] | null
  restIfCancelled: OrderDetail['restIfCancelled'] | null
  refunds: NonNullable<OrderDetail['refunds']>
  paymentTypes: PaymentType[]
  bankTransfer: OrderDetail['bankTransfer'] | null
  parcels: NonNullable<OrderDetail['parcels']>
  replaces: OrderDetail['replaces'] | null
  invoice: OrderDetail['invoice']
  money: OrderMoney
}

const orderedLines = ({ order, lines }: OrderWithLines, { isOwner, reviewedLines }: Rights) =>
  lines.map((line) => ({
    orderLineId: line.id,
    productId: line.productId,
    productName: line.title,
    slug: line.slug,
    originalUrl: line.imageUrl,
    objectType: line.objectType,
    price: line.listPrice,
    priceSale: line.unitPrice,
    Quantity: line.quantity,
    total: line.lineTotal,
    canReview: isOwner && order.status === DELIVERED && !reviewedLines.has(line.id),
    returned: line.returned,
  }))

/** A guest who left a telephone number alone may still name an address. */
export const takesEmail = ({ userId, guestEmail, phone, status }: OrderRow) =>
  userId === null && guestEmail === null && phone !== '' && status !== CANCELLED

/** What only some orders have; the compiler asks for the rest, also for what other upstreams leave out. */
type Sometimes =
  | 'bankTransfer'
  | 'parcels'
  | 'invoice'
  | 'cancelRefusal'
  | 'refundIfCancelled'
  | 'refunds'
  | 'takesEmail'
  | 'hold'
  | 'restIfCancelled'
  | 'replaces'
const holdOf = (
  { holdUntil, stockReleasedAt }: OrderWithLines['order'],
  { linkByMessage }: Pick<Rights, 'linkByMessage'>,
) =>
  holdUntil && {
    hold: { until: holdUntil.toISOString(), isOver: stockReleasedAt !== null, linkByMessage },
  }

/** An order as its buyer reads it. */
export function orderDetailDto(found: OrderWithLines, rights: Rights): OrderDetail {
  const { order, lines, events } = found
  const always: Required<Omit<OrderDetail, Sometimes>> = {
    orderId: order.id,
    orderCode: order.code,
    status: order.status,
    paymentType: order.paymentType as OrderDetail['paymentType'],
    paymentStatus: order.paymentStatus,
    createdTime: order.placedAt.toISOString(),
    payBefore: order.payBefore?.toISOString() ?? null,
    cartDetails: orderedLines(found, rights),
    totalProducts: lines.reduce((sum, line) => sum + line.quantity, 0),
    subTotal: order.subTotal,
    discountVoucher: order.discountVoucher,
    discountCoupon: order.discountCoupon,
    discountAffiliate: order.discountAffiliate,
    shippingFee: order.shippingFee,
    total: order.total,
    money: rights.money,
    code: order.voucherCode,
    productCode: order.couponCode,
    affiliateCode: order.affiliateCode,
    ...wordsOf(order),
    email: order.guestEmail,
    cancelReason: order.cancelReason,
    address: {
      name: order.receiverName,
      phone: order.phone,
      address: order.address,
      wardName: order.wardName,
      cityName: order.cityName,
    },
    events: events.map((event) => ({
      status: event.status,
      time: event.at.toISOString(),
      note: event.note,
    })),
    canCancel: rights.isBuyer && rights.canCancel,
    canPay: rights.canPay,
    paymentTypes: rights.paymentTypes,
  }
  return {
    ...always,
    ...(rights.isBuyer && takesEmail(order) && { takesEmail: true }),
    ...(order.status === AWAITS_CONFIRMATION && holdOf(order, rights)),
    ...(rights.isBuyer && rights.cancelRefusal && { cancelRefusal: rights.cancelRefusal }),
    ...(rights.isBuyer &&
      rights.refundIfCancelled && { refundIfCancelled: rights.refundIfCancelled }),
    ...(rights.isBuyer && rights.restIfCancelled && { restIfCancelled: rights.restIfCancelled }),
    ...(rights.refunds.length > 0 && { refunds: rights.refunds }),
    ...(rights.bankTransfer && { bankTransfer: rights.bankTransfer }),
    ...(rights.parcels.length > 0 && { parcels: rights.parcels }),
    ...(rights.replaces && { replaces: rights.replaces }),
    ...(rights.invoice && { invoice: rights.invoice }),
  }
}

/** An order as lists show it. */
export const orderItemDto = (row: ListedOrder): OrderItem => ({
  orderId: row.id,
  orderCode: row.code,
  status: row.status,
  paymentType: row.paymentType as OrderItem['paymentType'],
  paymentStatus: row.paymentStatus,
  createdTime: row.placedAt.toISOString(),
  totalProducts: row.copies,
  total: row.total,
  firstProductName: row.firstTitle ?? '',
  originalUrl: row.firstImage,
  isOnlyCourses: row.isOnlyCourses,
  ...(row.isLost && { isLost: true }),
})
