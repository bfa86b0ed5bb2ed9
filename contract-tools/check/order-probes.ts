import { randomUUID } from 'node:crypto'
import * as cancellations from '@/contract/shop/cancellations'
import * as cart from '@/contract/shop/cart'
import { forgetOrders } from '@/contract/shop/order-keys'
import * as orders from '@/contract/shop/orders'
import { shown } from '@/contract-tools/check/answer'
import type { Walk } from '@/contract-tools/check/call-endpoints'
import { findOrderable, wardOf } from '@/contract-tools/check/cart-probes'
import { BUYER } from '@/contract-tools/check/write-probes'

const NOTE = 'Đơn kiểm tra, sẽ được hủy ngay'
const ON_DELIVERY = 1

type Cart = { data?: cart.OrderLine } | undefined
type Placed = { data?: orders.Placed } | undefined

/** A guest's order is placed once although sent twice, opened by its token alone, and cancelled. */
export async function probeGuestOrder(walk: Walk) {
  const product = findOrderable(walk)
  const wardId = wardOf(walk)
  if (!product || wardId === undefined) return
  const body = {
    cartDetails: [{ productId: product.productId, Quantity: 1 }],
    address: { ...BUYER, wardId },
    note: NOTE,
    paymentType: ON_DELIVERY,
  }
  const place = orders.checkOutAsGuest
  await walk.expectRefusal(place, 'repeat', [400, 422], { body })
  const headers = { 'idempotency-key': randomUUID() }
  const placed = (await walk.expectRight(place, { body, headers })) as Placed
  const again = (await walk.expectRight(place, { body, headers })) as Placed
  const id = placed?.data?.orderId
  if (id === undefined) return
  if (again?.data && again.data.orderId !== id) {
    const fault = { path: 'data.orderId', expected: `${id} again`, seen: shown(again.data.orderId) }
    walk.fault(place, { rule: 'repeat', ...fault }, { body })
  }
  await probeLookUp(walk, id, placed?.data?.orderCode ?? '')
  await probePlacedOrder(walk, id, placed?.data?.orderToken)
  if (again?.data && again.data.orderId !== id)
    await cancel(walk, again.data.orderId, again.data.orderToken)
}

async function cancel(walk: Walk, id: string, orderToken = '') {
  const given = {
    params: { id },
    body: { reason: 'Đơn kiểm tra' },
    headers: { 'x-order-token': orderToken },
  }
  return walk.expectRight(cancellations.cancelPlacedOrder, given)
}

async function probePlacedOrder(walk: Walk, id: string, orderToken: string | undefined) {
  const place = orders.checkOutAsGuest
  if (!orderToken) {
    const fault = { path: 'data.orderToken', expected: 'the token of the order', seen: 'nothing' }
    walk.fault(place, { rule: 'shape', ...fault })
    return
  }
  await walk.expectRight(orders.getOrder, {
    params: { id },
    headers: { 'x-order-token': orderToken },
  })
  await walk.expectRefusal(orders.getOrder, 'no token', [401, 403, 404], {
    params: { id },
    token: null,
  })
  const headers = { 'x-order-token': 'khong-phai-cua-don-nay' }
  await walk.expectRefusal(orders.getOrder, 'foreign token', [401, 403, 404], {
    params: { id },
    headers,
    token: null,
  })
  const unknown = { params: { id: randomUUID() }, body: {}, token: null }
  await walk.expectRefusal(orders.payAgain, 'unknown id', [401, 403, 404], unknown)
  await walk.expectRefusal(cancellations.cancelRest, 'unknown id', [401, 403, 404], unknown)
  await walk.expectRight(forgetOrders, {})
  await cancel(walk, id, orderToken)
}

/** Code and telephone together find a guest's order; another telephone does not. */
async function probeLookUp(walk: Walk, id: string, orderCode: string) {
  const given = { body: { orderCode, phone: BUYER.phone } }
  const found = (await walk.expectRight(orders.lookUpOrder, given)) as
    | { data?: { orderId: string } }
    | undefined
  if (walk.result(orders.lookUpOrder).isAbsent) return
  if (found?.data && found.data.orderId !== id) {
    const fault = { path: 'data.orderId', expected: id, seen: shown(found.data.orderId) }
    walk.fault(orders.lookUpOrder, { rule: 'effect', ...fault }, given)
  }
  const body = { orderCode, phone: '0987654321' }
  await walk.expectRefusal(orders.lookUpOrder, 'refusal', [400, 403, 404], { body })
}

/** The account's cart becomes an order that its owner sees among the others and cancels. */
export async function probeOwnOrder(walk: Walk) {
  const product = findOrderable(walk)
  const wardId = wardOf(walk)
  if (!product || wardId === undefined) return
  await walk.expectRight(cart.addProduct, { body: { productId: product.productId, Quantity: 1 } })
  const body = { ...BUYER, wardId }
  const addressed = (await walk.expectRight(cart.setAddress, { body })) as Cart
  if (!addressed?.data) return
  const headers = { 'idempotency-key': randomUUID() }
  const placed = (await walk.expectRight(orders.checkOut, {
    body: { paymentType: ON_DELIVERY, note: NOTE },
    headers,
  })) as Placed
  const id = placed?.data?.orderId
  if (id === undefined) return
  const params = { id }
  await walk.expectRight(orders.getUserOrder, { params })
  const foreign = { params, token: 'khong-phai-cua-ai' }
  await walk.expectRefusal(orders.getUserOrder, 'foreign token', [401], foreign)
  const cancelled = (await walk.expectRight(cancellations.cancelOrder, {
    body: { orderId: id, reason: NOTE },
  })) as { data?: orders.OrderDetail } | undefined
  if (!cancelled?.data || cancelled.data.status === 7) return
  const fault = {
    path: 'data.status',
    expected: '7, cancelled',
    seen: shown(cancelled.data.status),
  }
  walk.fault(cancellations.cancelOrder, { rule: 'effect', ...fault })
}
