import type { Endpoint } from '@/contract/endpoint'
import { updateUser } from '@/contract/shop/accounts'
import { cancelPlacedOrder } from '@/contract/shop/cancellations'
import { nameOrderEmail } from '@/contract/shop/order-keys'
import { checkOut, checkOutAsGuest, getOrder, payAgain } from '@/contract/shop/orders'

const header = (name: string, description: string, example: string, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
  example,
})

const UUID = '0199f0a0-0000-7000-8000-000000000001'

/** Headers of requests that some calls read. `Authorization` is a security scheme of its own. */
export const requestHeaders = {
  IdempotencyKey: header(
    'Idempotency-Key',
    'A UUID the buyer’s browser keeps beside the cart: the same key is the same order, however often it is sent.',
    UUID,
    true,
  ),
  OrderToken: header(
    'x-order-token',
    'The `orderToken` of a placed order: opens that one order to whoever is not signed in as its owner.',
    'mot-chuoi-ngau-nhien-32-byte',
  ),
  RegistrationToken: header(
    'x-registration-token',
    'The single-use `registrationToken` of a fresh registration, in place of a session.',
    'mot-chuoi-dung-mot-lan',
  ),
  InternalSecret: header(
    'x-internal-secret',
    'INTERNAL_SECRET, sent with every call: only then does `x-forwarded-for` name the visitor.',
    'bi-mat-dung-chung-toi-thieu-16-ky-tu',
  ),
  ForwardedFor: header(
    'x-forwarded-for',
    'The visitor’s address, for rate limits; believed only beside the shared secret.',
    '203.0.113.7',
  ),
  RequestId: header(
    'x-request-id',
    'Names the request in the logs of both sides; 8 to 64 letters, digits, `-` and `_`.',
    '0199f0a0-0000-7000-8000-0000000000aa',
  ),
} as const

const onEveryCall = ['InternalSecret', 'ForwardedFor', 'RequestId'] as const

const ofSome = new Map<Endpoint, keyof typeof requestHeaders>([
  [checkOut, 'IdempotencyKey'],
  [checkOutAsGuest, 'IdempotencyKey'],
  [getOrder, 'OrderToken'],
  [payAgain, 'OrderToken'],
  [cancelPlacedOrder, 'OrderToken'],
  [nameOrderEmail, 'OrderToken'],
  [updateUser, 'RegistrationToken'],
])

/** References to the headers a call is sent with. */
export function headersOf(endpoint: Endpoint) {
  const own = ofSome.get(endpoint)
  return [...(own ? [own] : []), ...onEveryCall].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
}

const answered = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
})

/** Headers of answers. */
export const responseHeaders = {
  RequestId: answered('The request’s name, for support.', '0199f0a0-0000-7000-8000-0000000000aa'),
  RetryAfter: answered('Seconds to wait before the next try.', 60),
}
