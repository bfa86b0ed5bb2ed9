import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, line, Uuid } from '@/contract/fields'
import { OrderDetail } from '@/contract/shop/orders'
import { RefundReceiverInput } from '@/contract/shop/refunds'

const Cancellation = z.object({
  reason: z.optional(line(300)),
  /** Where what was paid by transfer goes back; may also be named later. */
  receiver: z.optional(RefundReceiverInput),
})
export const cancelPlacedOrder = endpoint({
  method: 'POST',
  path: '/api/Order/{id}/cancel',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Cancels an order that awaits payment or confirmation; owner or order token.',
  params: z.object({ id: Uuid }),
  body: Cancellation,
  response: envelope(OrderDetail),
})

export const cancelOrder = endpoint({
  method: 'PATCH',
  path: '/api/User/CancelOrder',
  access: 'user',
  budget: { cost: 'write' },
  summary: 'Cancels an order that awaits payment or confirmation; answers the order.',
  body: z.extend(Cancellation, { orderId: Uuid }),
  response: envelope(OrderDetail),
})

export const cancelRest = endpoint({
  method: 'POST',
  path: '/api/Order/{id}/cancel-rest',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Leaves out what of an order on its way is to be sent later; owner or order token. What has left goes on.',
  params: z.object({ id: Uuid }),
  body: z.object({
    /** Where what was paid by transfer goes back; may also be named later. */
    receiver: z.optional(RefundReceiverInput),
  }),
  response: envelope(OrderDetail),
})
