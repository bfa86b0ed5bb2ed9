import { z } from 'zod/mini'
import { messages } from '@/contract/messages'
import type { UpstreamError } from '@/lib/api/upstream-error'

/** What the dialog needs to know of a sign-in that failed. */
const SignInError = z.object({
  errorMessage: z.string(),
  /** The account waits for its activation code. */
  isInactive: z.boolean(),
  /** Seconds to wait before the next try. */
  retryAfter: z.nullable(z.number()),
  /** With a solved challenge it would pass. */
  isChallenged: z._default(z.optional(z.boolean()), false),
})
export type SignInError = z.output<typeof SignInError>

const Details = z.object({
  isInactive: z._default(z.optional(z.boolean()), false),
  isChallenged: z._default(z.optional(z.boolean()), false),
})

/** next-auth passes on nothing but an error's text, so all of it travels as that. */
export function writeSignInError({ userMessage, data, retryAfter }: UpstreamError): string {
  const details = Details.safeParse(data)
  return JSON.stringify({
    errorMessage: userMessage,
    isInactive: details.success && details.data.isInactive,
    retryAfter,
    isChallenged: details.success && details.data.isChallenged,
  } satisfies SignInError)
}

const unknown: SignInError = {
  errorMessage: messages.broken,
  isInactive: false,
  retryAfter: null,
  isChallenged: false,
}

export function readSignInError(text: string | null): SignInError {
  try {
    const parsed = SignInError.safeParse(JSON.parse(text ?? ''))
    return parsed.success ? parsed.data : unknown
  } catch {
    return unknown
  }
}
