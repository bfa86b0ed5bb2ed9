import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { codeText, envelope, Money } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { GuestCart } from '@/contract/shop/cart'

/** The three places a cart has for codes; each holds one, and they are used together. */
const CodeKind = z.enum(['voucher', 'coupon', 'affiliate'])
export type CodeKind = z.output<typeof CodeKind>

/** What a code takes off this cart now, in đồng. */
const Saving = {
  kind: CodeKind,
  code: z.string(),
  saved: Money,
  /** The code in use that it would take the place of. */
  replaces: z.nullable(z.string()),
}
export const FoundCode = z.object(Saving)
export type FoundCode = z.output<typeof FoundCode>
export const CodeSaving = z.object({
  ...Saving,
  /** Why it is no use on this cart; empty when it is. */
  reason: z.string(),
})
export type CodeSaving = z.output<typeof CodeSaving>

export const findCode = endpoint({
  method: 'POST',
  path: '/api/Order/find-code',
  access: 'public',
  budget: { cost: 'heavy', limits: 'promotionCodes' },
  extension: true,
  summary:
    'Which kind a typed code is and what it saves on a cart; refused when it saves nothing, or less than the one it would replace.',
  body: z.extend(GuestCart, { typed: codeText(40, messages.voucherWrong) }),
  response: envelope(FoundCode),
})
export const listCodeSavings = endpoint({
  method: 'POST',
  path: '/api/Order/code-savings',
  access: 'public',
  budget: { cost: 'heavy' },
  extension: true,
  summary: 'What each code offered to the caller saves on a cart, the most first.',
  body: GuestCart,
  response: envelope(z.array(CodeSaving)),
})
