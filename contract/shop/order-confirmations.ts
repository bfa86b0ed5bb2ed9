import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, orderCodeText, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'

export const confirmPlacedOrder = endpoint({
  method: 'POST',
  path: '/api/Order/confirm',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary:
    'Confirms a guest’s cash order by the token of the link mailed or sent to its buyer; takes released stock again, 409 when it is gone.',
  body: z.object({
    orderCode: orderCodeText(messages.badInput),
    token: z.string(messages.badInput).check(z.regex(/^[\w-]{22,43}$/, messages.badInput)),
  }),
  response: envelope(z.object({ orderId: Uuid, orderCode: z.string() })),
})
