import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Uuid } from '@/contract/fields'
import { OrderDetail } from '@/contract/shop/orders'
import { RefundReceiverInput } from '@/contract/shop/refunds'

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
