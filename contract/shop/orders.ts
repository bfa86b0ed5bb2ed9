import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  envelope,
  Instant,
  line,
  Money,
  orderCodeText,
  PageText,
  paged,
  sizeText,
  Uuid,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Phone } from '@/contract/phone'
import { Email } from '@/contract/shop/auth'
import { GuestAddress, guestCart, OpenTypes } from '@/contract/shop/cart'
import { InvoiceInput, OrderInvoices } from '@/contract/shop/invoices'
import { OrderMoney } from '@/contract/shop/order-money'
import { eachWord, orderWords } from '@/contract/shop/order-words'
import { Parcel } from '@/contract/shop/parcels'
import { OrderRefund, RefundTerms, RestTerms } from '@/contract/shop/refunds'

/** 0 awaiting payment, 1 awaiting confirmation, 2 confirmed, 3 packed, 4 on the way, 5 delivered, 6 returned, 7 cancelled. */
export const orderStatuses = [0, 1, 2, 3, 4, 5, 6, 7] as const
export type OrderStatus = (typeof orderStatuses)[number]
/**
 * 0 online at the payment site, 1 cash on delivery, 2 bank transfer; from 3 on they are extensions, chosen only where the upstream names
 * them in `paymentTypes`. Each that is paid at once has its site in `payment-sites.ts`.
 */
export const paymentTypes = [0, 1, 2, 3, 4] as const
/** Paid at a payment site at once, neither on delivery nor by transfer. */
export const onlinePaymentTypes: readonly number[] = paymentTypes.filter(
  (type) => type !== 1 && type !== 2,
)
export const PaymentType = z.literal([...paymentTypes])
export type PaymentType = z.output<typeof PaymentType>
/** 0 unpaid, 1 paid, 2 failed, 3 to be refunded, 4 refunded. */
const PaymentStatus = z.int()

export const GuestCheckout = z.object({
  ...guestCart,
  cartDetails: guestCart.cartDetails.check(z.minLength(1, messages.badInput)),
  address: GuestAddress,
  email: z.nullish(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      Email,
    ]),
  ),
  ...orderWords,
  paymentType: PaymentType,
  /** Whom the invoice is made out to; sent only where the cart says that it may be. */
  invoice: z.optional(InvoiceInput),
  /** Total the buyer saw, in đồng: a different one is refused with 409 instead of charged. @example 98000 */
  expectedTotal: z.optional(Money),
})

const BankTransfer = z.object({
  bank: z.string(),
  account: z.string(),
  /** @example "HIEN SACH MINH HOA" */
  accountName: z.string(),
  /** What is still to be sent; 0 when what has come is enough and the shop is looking at it. */
  amount: Money,
  /** What has come without paying the order: too little, or too much. */
  received: z.optional(Money),
  content: z.string(),
  /** @example "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" */
  qrSvg: z.string(),
  /** Where the demonstration’s transfer can be tried; a real shop has none. */
  demoUrl: z.optional(z.string()),
})
export const Placed = z.object({
  orderId: Uuid,
  orderCode: z.string(),
  /** @example 4 */
  tabIndex: z.int(),
  paymentType: PaymentType,
  total: Money,
  /** @example "https://pay.vnpay.vn/vpcpay.html?vnp_TxnRef=1" */
  paymentUrl: z.optional(z.string()),
  bankTransfer: z.optional(BankTransfer),
  /** For guests: needed by GET /api/Order/{id}; the storefront keeps it in an httpOnly cookie. @example "mot-chuoi-ngau-nhien-32-byte" */
  orderToken: z.optional(z.string()),
})
export type Placed = z.output<typeof Placed>

const OrderedLine = z.object({
  orderLineId: z.int(),
  productId: z.nullable(z.int()),
  productName: z.string(),
  slug: z.nullish(z.string()),
  originalUrl: z.nullish(z.string()),
  objectType: z.int(),
  price: Money,
  priceSale: Money,
  /** @example 2 @example 1 */
  Quantity: z.int(),
  total: Money,
  canReview: z.optional(z.boolean()),
  /** Copies that came back or were taken out of the order. */
  returned: z.optional(z.int()),
})
export const OrderItem = z.object({
  orderId: Uuid,
  orderCode: z.string(),
  status: z.int(),
  paymentType: PaymentType,
  paymentStatus: PaymentStatus,
  createdTime: Instant,
  /** @example 2 */
  totalProducts: z.int(),
  total: Money,
  firstProductName: z.string(),
  originalUrl: z.nullish(z.string()),
  /** Nothing of it is sent. */
  isOnlyCourses: z.optional(z.boolean()),
  /** It ended because its parcels were lost. */
  isLost: z.optional(z.boolean()),
})
export type OrderItem = z.output<typeof OrderItem>

export const OrderDetail = z.object({
  orderId: Uuid,
  orderCode: z.string(),
  status: z.int(),
  paymentType: PaymentType,
  paymentStatus: PaymentStatus,
  createdTime: Instant,
  /** @example "2036-11-21T03:00:00Z" */
  payBefore: z.nullish(Instant),
  cartDetails: z.array(OrderedLine),
  /** @example 2 */
  totalProducts: z.int(),
  /** @example 76000 */
  subTotal: Money,
  discountVoucher: Money,
  discountCoupon: Money,
  discountAffiliate: Money,
  /** @example 22000 */
  shippingFee: Money,
  total: Money,
  /** What its money has come to; without it the payment status says all. */
  money: z.optional(OrderMoney),
  code: z.nullable(z.string()),
  productCode: z.nullable(z.string()),
  affiliateCode: z.nullable(z.string()),
  ...eachWord(() => z.nullish(z.string())),
  email: z.nullish(z.string()),
  /** A guest's order without an address: one may still be named. */
  takesEmail: z.optional(z.boolean()),
  cancelReason: z.nullish(z.string()),
  address: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    wardName: z.string(),
    cityName: z.string(),
  }),
  events: z.array(z.object({ status: z.int(), time: Instant, note: z.nullish(z.string()) })),
  /**
   * A guest's unconfirmed cash order: until when its stock is held; over, it is confirmed as long as copies last. `linkByMessage`: who left no
   * e-mail address is sent the link by message; where the shop cannot, it calls.
   */
  hold: z.optional(
    z.object({ until: Instant, isOver: z.boolean(), linkByMessage: z.optional(z.boolean()) }),
  ),
  canCancel: z.boolean(),
  /** Why its buyer can't cancel it although it has not been sent, as they read it. */
  cancelRefusal: z.optional(z.string()),
  /** What cancelling gives back; only while it may be cancelled and has been paid. */
  refundIfCancelled: z.optional(RefundTerms),
  /** Copies that are sent later and may be left out now, and what goes back for them. */
  restIfCancelled: z.optional(RestTerms),
  /** Money on its way back or gone back, the latest first. */
  refunds: z.optional(z.array(OrderRefund)),
  canPay: z.boolean(),
  /** @example [0, 1, 2] */
  paymentTypes: OpenTypes,
  bankTransfer: z.optional(BankTransfer),
  /** The parcels the order travels in, the first one first, once a carrier is told of them. */
  parcels: z.optional(z.array(Parcel)),
  /** The order whose copies came back and paid for it. */
  replaces: z.optional(z.object({ orderId: Uuid, orderCode: z.string() })),
  /** Its electronic invoices, where the shop issues any. */
  invoice: z.optional(OrderInvoices),
})
export type OrderDetail = z.output<typeof OrderDetail>

export const checkOut = endpoint({
  method: 'POST',
  path: '/api/Order/CheckOut',
  access: 'user',
  budget: { cost: 'order', limits: 'orders' },
  summary: 'Places the order of the caller’s cart; one order per Idempotency-Key.',
  body: z.object({
    paymentType: PaymentType,
    ...orderWords,
    invoice: z.optional(InvoiceInput),
    /** @example 98000 */
    expectedTotal: z.optional(Money),
    /** Fingerprint of the cart the buyer saw: another one is refused with 409 and comes along. */
    expectedCart: z.optional(line(64)),
  }),
  response: envelope(Placed),
})
export const checkOutAsGuest = endpoint({
  method: 'POST',
  path: '/api/Order/checkout-without-login',
  access: 'public',
  budget: { cost: 'order', limits: 'orders' },
  anonymous: true,
  summary: 'Places a guest’s order; one order per Idempotency-Key.',
  body: GuestCheckout,
  response: envelope(Placed),
})
export const lookUpOrder = endpoint({
  method: 'POST',
  path: '/api/Order/look-up',
  access: 'public',
  budget: { cost: 'write', limits: 'orderLookUps' },
  anonymous: true,
  extension: true,
  summary: 'Finds a guest’s order by its code and phone; answers the order token.',
  body: z.object({ orderCode: orderCodeText(messages.badInput), phone: Phone }),
  response: envelope(
    z.object({
      orderId: Uuid,
      /** Kept by the storefront, like that of a placed order. @example "mot-chuoi-ngau-nhien-32-byte" */
      orderToken: z.optional(z.string()),
    }),
  ),
})
export const payAgain = endpoint({
  method: 'POST',
  path: '/api/Order/{id}/pay',
  access: 'public',
  budget: { cost: 'order' },
  extension: true,
  summary:
    'Starts another payment for an unpaid order, by another way when one is named; owner or order token.',
  params: z.object({ id: Uuid }),
  body: z.object({ paymentType: z.optional(PaymentType) }),
  response: envelope(Placed),
})
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/Order/{id}',
  whole: true,
  access: 'public',
  budget: { cost: 'read' },
  summary:
    'An order for its owner, or for whoever holds its token in x-order-token; 404 otherwise.',
  params: z.object({ id: Uuid }),
  response: envelope(OrderDetail),
})

export const listUserOrders = endpoint({
  method: 'GET',
  path: '/api/User/orders',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The caller’s orders, newest first.',
  query: z.object({
    page: PageText,
    pageSize: sizeText(10, 50),
    status: z.optional(z.enum(orderStatuses.map(String) as [string, ...string[]])),
  }),
  response: paged(OrderItem),
})
export const getUserOrder = endpoint({
  method: 'GET',
  path: '/api/User/orders/{id}',
  whole: true,
  access: 'user',
  budget: { cost: 'read' },
  summary: 'One of the caller’s orders.',
  params: z.object({ id: Uuid }),
  response: envelope(OrderDetail),
})
