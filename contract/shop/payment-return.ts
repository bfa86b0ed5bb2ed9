import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'

export const readPaymentReturn = endpoint({
  method: 'POST',
  path: '/api/Payment/return',
  access: 'public',
  budget: { cost: 'read' },
  anonymous: true,
  extension: true,
  summary:
    'What a payment site signed into the address it sent a buyer back to: the order’s code and whether it was paid; nothing of the buyer.',
  /** The query of that address, as it came. */
  body: z.object({ query: z.string().check(z.maxLength(3000)) }),
  response: envelope(
    z.nullable(z.object({ orderCode: z.string(), result: z.enum(['paid', 'failed', 'pending']) })),
  ),
})
