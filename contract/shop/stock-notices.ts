import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, IdText } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Email } from '@/contract/shop/auth'

export const askForStockNotice = endpoint({
  method: 'POST',
  path: '/api/StockNotice/{id}',
  access: 'public',
  budget: { cost: 'mail', limits: 'stockNotices' },
  anonymous: true,
  extension: true,
  summary:
    'Asks to be mailed once when a sold-out book is there again; the address is confirmed by a link first.',
  params: z.object({ id: IdText }),
  body: z.object({ email: Email }),
  response: Confirmation,
})
export const confirmStockNotice = endpoint({
  method: 'POST',
  path: '/api/StockNotice/Confirm',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary: 'Confirms the address of a notice by the token of its link.',
  body: z.object({
    token: z.string(messages.badInput).check(z.regex(/^[\w-]{43}$/, messages.badInput)),
  }),
  response: envelope(z.object({ productId: z.int(), productName: z.string() })),
})
