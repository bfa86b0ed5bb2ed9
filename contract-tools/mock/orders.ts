import { randomBytes, randomUUID } from 'node:crypto'
import { Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import * as cancellations from '@/contract/shop/cancellations'
import { nameOrderEmail } from '@/contract/shop/order-keys'
import * as calls from '@/contract/shop/orders'
import { listOwnReturns } from '@/contract/shop/returns'
import { texts } from '@/contract-tools/examples/texts'
import { addressOf, type cartCalls, guestCart } from '@/contract-tools/mock/carts'
import { example } from '@/contract-tools/mock/examples'
import { type Caller, type MockCall, mockCall, ownerOf } from '@/contract-tools/mock/mock-call'
import { type Cart, inStock } from '@/contract-tools/mock/quote'
import { Refusal } from '@/contract-tools/mock/refusal'

const CANCELLED = 7
const AWAITING_PAYMENT = 0
const AWAITING_CONFIRMATION = 1
const ORDERED_TAB = 4

type Kept = { owner: number; token: string; detail: calls.OrderDetail; placed: calls.Placed }
type Terms = { paymentType: calls.PaymentType; expectedTotal?: number | undefined }

const now = () => new Date().toISOString()

function detailOf(cart: Cart, { paymentType }: Terms, count: number): calls.OrderDetail {
  const priced = inStock(cart)
  const status = paymentType === 1 ? AWAITING_CONFIRMATION : AWAITING_PAYMENT
  const { code, productCode, affiliateCode, subTotal, shippingFee, total, totalProducts } = priced
  const { discountVoucher, discountCoupon, discountAffiliate } = priced
  const { money: _, ...sample } = example<calls.OrderDetail>('OrderDetail', {
    given: { paymentType },
  })
  return {
    ...sample,
    ...{ code, productCode, affiliateCode, subTotal, shippingFee, total, totalProducts },
    ...{ discountVoucher, discountCoupon, discountAffiliate },
    orderId: randomUUID(),
    orderCode: `HS${String(count).padStart(8, '0')}`,
    status,
    paymentStatus: 0,
    createdTime: now(),
    cartDetails: priced.cartDetails.map((line, at) => ({ ...line, orderLineId: at + 1 })),
    address: priced.address ?? sample.address,
    events: [{ status, time: now(), note: null }],
    canCancel: true,
    canPay: paymentType !== 1,
  }
}

const itemOf = ({ detail }: Kept): calls.OrderItem => {
  const { orderId, orderCode, status, paymentType, paymentStatus, createdTime } = detail
  const { totalProducts, total, cartDetails } = detail
  return {
    ...{
      orderId,
      orderCode,
      status,
      paymentType,
      paymentStatus,
      createdTime,
      totalProducts,
      total,
    },
    firstProductName: cartDetails[0]?.productName ?? '',
    originalUrl: cartDetails[0]?.originalUrl,
  }
}

const pageOf = (all: readonly Kept[], page: number, pageSize: number) => ({
  data: all.slice((page - 1) * pageSize, page * pageSize).map(itemOf),
  totalPage: Math.ceil(all.length / pageSize),
  totalItem: all.length,
})

function cancel(kept: Kept, reason: string | undefined) {
  if (!kept.detail.canCancel) throw new Refusal(409, messages.badInput)
  const event = { status: CANCELLED, time: now(), note: reason ?? texts.cancelReason }
  kept.detail = {
    ...kept.detail,
    status: CANCELLED,
    cancelReason: reason ?? null,
    events: [...kept.detail.events, event],
    canCancel: false,
    canPay: false,
  }
  return { data: kept.detail }
}

/** Nothing has been delivered here. */
const nothingToReturn = {
  ...{ lines: [], reasons: [], needsReceiver: false, returns: [], refunds: [] },
  reckoning: { subTotal: 0, total: 0, deliveryPaid: 0, returned: 0, most: 0 },
  warehouse: '',
}

/** Orders placed with the mock. */
export function orderCalls({ cartOf, empty }: ReturnType<typeof cartCalls>) {
  const orders = new Map<string, Kept>()
  const keys = new Map<string, Kept>()

  function place(caller: Caller, cart: Cart, terms: Terms): calls.Placed {
    const key = Uuid.safeParse(caller.header('idempotency-key'))
    if (!key.success) throw new Refusal(400, messages.badInput)
    const known = keys.get(`${ownerOf(caller)}:${key.data}`)
    if (known) return known.placed
    if (cart.lines.length === 0) throw new Refusal(400, messages.badInput)
    const detail = detailOf(cart, terms, orders.size + 1)
    const { orderId, orderCode, total, paymentType } = detail
    if (terms.expectedTotal !== undefined && terms.expectedTotal !== total)
      throw new Refusal(409, messages.badInput, inStock(cart))
    const token = randomBytes(24).toString('base64url')
    const placed: calls.Placed = { orderId, orderCode, tabIndex: ORDERED_TAB, paymentType, total }
    const kept = {
      owner: ownerOf(caller),
      token,
      detail,
      placed: caller.user ? placed : { ...placed, orderToken: token },
    }
    orders.set(orderId, kept)
    keys.set(`${ownerOf(caller)}:${key.data}`, kept)
    return kept.placed
  }

  /** Somebody else's order is as unknown as one that never was. */
  function opened(id: string, caller: Caller): Kept {
    const kept = orders.get(id)
    const isOwner = kept && kept.owner !== 0 && kept.owner === ownerOf(caller)
    if (!kept || !(isOwner || caller.header('x-order-token') === kept.token))
      throw new Refusal(404, messages.notFound)
    return kept
  }
  const ownOrders = (caller: Caller) =>
    [...orders.values()].filter(({ owner }) => owner === ownerOf(caller)).reverse()

  const own: readonly MockCall[] = [
    mockCall(calls.checkOut, ({ body }, caller) => {
      const data = place(caller, cartOf(caller), body)
      empty(caller)
      return { data }
    }),
    mockCall(calls.checkOutAsGuest, ({ body }, caller) => ({
      data: place({ ...caller, user: null }, guestCart(body, addressOf(body.address)), body),
    })),
    mockCall(calls.getOrder, ({ params }, caller) => ({ data: opened(params.id, caller).detail })),
    mockCall(listOwnReturns, ({ params }, caller) => ({
      data: opened(params.id, caller) && nothingToReturn,
    })),
    mockCall(calls.lookUpOrder, ({ body }) => {
      const kept = [...orders.values()].find(
        ({ detail }) =>
          detail.orderCode === body.orderCode.toUpperCase() && detail.address.phone === body.phone,
      )
      if (!kept) throw new Refusal(404, messages.notFound)
      return { data: { orderId: kept.detail.orderId, orderToken: kept.token } }
    }),
    mockCall(calls.payAgain, ({ params }, caller) => ({ data: opened(params.id, caller).placed })),
    mockCall(nameOrderEmail, ({ params, body }, caller) => ({
      data: Object.assign(opened(params.id, caller).detail, { ...body, takesEmail: false }),
    })),
    mockCall(cancellations.cancelPlacedOrder, ({ params, body }, caller) =>
      cancel(opened(params.id, caller), body.reason),
    ),
    mockCall(cancellations.cancelRest, ({ params }, caller) => {
      opened(params.id, caller)
      // Nothing is on its way here.
      throw new Refusal(409, messages.badInput)
    }),
    mockCall(cancellations.cancelOrder, ({ body }, caller) =>
      cancel(opened(body.orderId, caller), body.reason),
    ),
    mockCall(calls.listUserOrders, ({ query: { page, pageSize, status } }, caller) => {
      const all = ownOrders(caller).filter(
        ({ detail }) => status === undefined || String(detail.status) === status,
      )
      return pageOf(all, page, pageSize)
    }),
    mockCall(calls.getUserOrder, ({ params }, caller) => ({
      data: opened(params.id, caller).detail,
    })),
  ]
  return own
}
