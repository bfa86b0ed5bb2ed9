import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, Uuid } from '@/contract/fields'
import { Email } from '@/contract/shop/auth'
import { OrderDetail } from '@/contract/shop/orders'

export const nameOrderEmail = endpoint({
  method: 'POST',
  path: '/api/Order/{id}/email',
  access: 'public',
  budget: { cost: 'mail', limits: 'orders' },
  extension: true,
  summary:
    'Names an e-mail address for a guest’s order that has none, and mails the order to it; order token.',
  params: z.object({ id: Uuid }),
  body: z.object({ email: Email }),
  response: envelope(OrderDetail),
})
export const forgetOrders = endpoint({
  method: 'DELETE',
  path: '/api/Order/kept-tokens',
  access: 'public',
  budget: { cost: 'read' },
  anonymous: true,
  extension: true,
  summary:
    'Changes nothing here: a storefront that keeps the tokens of orders for its browser drops them.',
  response: Confirmation,
})
