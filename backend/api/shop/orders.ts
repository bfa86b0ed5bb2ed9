import { invoiceRoutes } from '@/backend/api/shop/invoices'
import { readPaymentReturn } from '@/backend/api/shop/payment-return'
import { returnRoutes } from '@/backend/api/shop/returns'
import {
  getOwnOrder,
  getReadableOrder,
  listOrders,
  lookUpOrder,
  type OrderRow,
  orderItemDto,
  orderTexts,
} from '@/backend/modules/orders'
import { parcelTexts } from '@/backend/modules/parcels'
import { listOrderRefunds } from '@/backend/modules/payments'
import { type Context, callerOf, type HandlersOf } from '@/backend/platform/context'
import { changedOrderDetail, orderDetailFor } from '@/backend/read-models/order-page/order-detail'
import { cancelRest } from '@/backend/workflows/cancel-backorder/cancel-backorder'
import { cancelOrderAsBuyer } from '@/backend/workflows/cancel-order/cancel-as-buyer'
import { confirmOrder } from '@/backend/workflows/confirm-order/confirm-order'
import { checkOutAccountCart, checkOutGuestCart } from '@/backend/workflows/place-order/check-out'
import { placedOrderResponse } from '@/backend/workflows/place-order/placed-order-response'
import { nameRefundReceiver } from '@/backend/workflows/refund/name-receiver'
import { nameOrderEmail } from '@/backend/workflows/resend-order-email/name-order-email'
import { payAgain } from '@/backend/workflows/retry-payment/pay-again'

type Cancellation = Parameters<typeof cancelOrderAsBuyer>[2]

async function cancel(context: Context, order: OrderRow, { reason, receiver }: Cancellation) {
  await cancelOrderAsBuyer(context, order, { reason, receiver })
  return {
    data: await changedOrderDetail(context, order.id),
    successMessage: orderTexts.cancelled,
  }
}

export const orderRoutes: HandlersOf<'orders'> = {
  ...returnRoutes,
  ...invoiceRoutes,
  readPaymentReturn,

  checkOut: async ({ body }, context) => {
    const placed = await checkOutAccountCart(context, body)
    return { data: await placedOrderResponse(context, placed, { isGuest: false }) }
  },

  checkOutAsGuest: async ({ body }, context) => {
    const placed = await checkOutGuestCart(context, body)
    return { data: await placedOrderResponse(context, placed, { isGuest: true }) }
  },

  lookUpOrder: async ({ body }, context) => ({ data: await lookUpOrder(context, body) }),

  getOrder: async ({ params }, context) => ({
    data: await orderDetailFor(context, await getReadableOrder(context, params.id)),
  }),

  confirmPlacedOrder: ({ body }, context) => confirmOrder(context, body),

  cancelPlacedOrder: async ({ params, body }, context) =>
    cancel(context, await getReadableOrder(context, params.id), body),

  cancelRest: async ({ params, body }, context) => {
    const order = await getReadableOrder(context, params.id)
    await cancelRest(context, order, body.receiver)
    return {
      data: await changedOrderDetail(context, order.id),
      successMessage: parcelTexts.restCancelled,
    }
  },

  nameRefundReceiver: async ({ params, body }, context) => {
    const order = await getReadableOrder(context, params.id)
    await nameRefundReceiver(context, order.id, body)
    return {
      data: { refunds: await listOrderRefunds(context.db, context, order.id) },
      successMessage: orderTexts.receiverNamed,
    }
  },

  nameOrderEmail: async ({ params, body: { email } }, context) => {
    const order = await getReadableOrder(context, params.id)
    await nameOrderEmail(context, order.id, email)
    return {
      data: await changedOrderDetail(context, order.id),
      successMessage: orderTexts.emailNamed(email),
    }
  },

  forgetOrders: async () => ({ successMessage: orderTexts.forgotten }),

  payAgain: async ({ params, body }, context) => {
    const order = await getReadableOrder(context, params.id)
    const placed = await payAgain(context, order, body.paymentType)
    return { data: await placedOrderResponse(context, placed, { isGuest: order.userId === null }) }
  },

  listUserOrders: async ({ query }, context) => {
    const { page, pageSize, status } = query
    const filter = {
      userId: callerOf(context).userId,
      status: status === undefined ? undefined : Number(status),
    }
    const { rows, totalPage, totalItem } = await listOrders(context.db, filter, { page, pageSize })
    return { data: rows.map(orderItemDto), totalPage, totalItem }
  },

  getUserOrder: async ({ params }, context) => ({
    data: await orderDetailFor(context, await getOwnOrder(context, params.id)),
  }),

  cancelOrder: async ({ body }, context) =>
    cancel(context, await getOwnOrder(context, body.orderId), body),
}
