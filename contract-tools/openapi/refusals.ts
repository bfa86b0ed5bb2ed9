import type { Endpoint } from '@/contract/endpoint'
import { messages } from '@/contract/messages'

const refusal = (description: string, errorMessage: string, waits = false) => ({
  description,
  headers: {
    'x-request-id': { $ref: '#/components/headers/RequestId' },
    ...(waits && { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }),
  },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/ErrorBody' },
      example: { errorMessage },
    },
  },
})

/** The one shape of every refusal, by what it says. */
export const refusals = {
  BadInput: refusal('What was sent is not the contract’s.', messages.badInput),
  SignInFirst: refusal(
    'No session, or one that is over: the storefront forgets it.',
    messages.signInFirst,
  ),
  Forbidden: refusal('The session may not do this.', messages.forbidden),
  NotFound: refusal(
    'There is nothing of that name, or it belongs to somebody else.',
    messages.notFound,
  ),
  Conflict: refusal('The shop has moved on; `data` may hold what is true now.', messages.badInput),
  TooLarge: refusal('The body is larger than allowed.', messages.tooLarge),
  TooMany: refusal('A rate limit is reached.', messages.tooMany, true),
  Unavailable: refusal(
    'Busy or under maintenance; the storefront shows what it has kept.',
    messages.unavailable,
    true,
  ),
  Refused: refusal('Refused; `errorMessage` is the text for the person.', messages.broken),
}

/** Which refusals a call knows, by status. */
export function refusalsOf(endpoint: Endpoint) {
  const { access, body, params, query, method } = endpoint
  const known: [boolean, string, keyof typeof refusals][] = [
    [Boolean(body ?? params ?? query), '400', 'BadInput'],
    [access !== 'public' && access !== 'guest', '401', 'SignInFirst'],
    [access === 'guest' || access === 'staff', '403', 'Forbidden'],
    [params !== undefined, '404', 'NotFound'],
    [method !== 'GET' && access !== 'guest', '409', 'Conflict'],
    [body !== undefined, '413', 'TooLarge'],
    [true, '429', 'TooMany'],
    [true, '503', 'Unavailable'],
    [true, 'default', 'Refused'],
  ]
  return Object.fromEntries(
    known
      .filter(([is]) => is)
      .map(([, status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  )
}
