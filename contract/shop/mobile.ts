import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { login } from '@/contract/shop/auth'

/** 32 random bytes as text. */
export const SessionCode = z
  .string(messages.badInput)
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, messages.badInput))

export const createSessionCode = endpoint({
  method: 'POST',
  path: '/api/mobile/session-code',
  access: 'user',
  budget: { cost: 'write', limits: 'sessionCodes' },
  extension: true,
  direct: true,
  summary: 'A code with which the app’s webview begins a session of its own: once, for a minute.',
  body: z.object({
    /** Where the webview goes with it: an address under `/mobile/`. */
    next: z.string(messages.badInput).check(z.maxLength(1024, messages.badInput)),
  }),
  response: envelope(z.object({ code: SessionCode, expiresIn: z.int() })),
})
export const redeemSessionCode = endpoint({
  method: 'POST',
  path: '/api/mobile/session',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  direct: true,
  summary: 'The storefront exchanges such a code; 401 when it was used, is too old or nobody’s.',
  body: z.object({
    code: SessionCode,
    /** Whose session the new one would replace: somebody else’s code is then kept and refused with 409. */
    userId: z.optional(Id),
  }),
  response: z.extend(login.response, { next: z.string() }),
})
