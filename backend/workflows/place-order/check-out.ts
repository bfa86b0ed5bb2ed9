import { findAccountEmail } from '@/backend/modules/accounts'
import {
  cartFingerprint,
  cartRequestOf,
  emptyCart,
  lockCart,
  readAccountCart,
} from '@/backend/modules/cart'
import { orderTexts, type PlacedOrder } from '@/backend/modules/orders'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import type { IdempotencyKey } from '@/backend/platform/idempotency/idempotency-queries'
import { requestHash } from '@/backend/platform/idempotency/request-hash'
import { GUEST_SCOPE, placeOrder } from '@/backend/workflows/place-order/place-order'
import type { PlaceOrderInput } from '@/backend/workflows/place-order/place-order-input'
import type { Parsed } from '@/contract/endpoint'
import { Uuid } from '@/contract/fields'
import { wordsOf } from '@/contract/shop/order-words'
import type * as calls from '@/contract/shop/orders'

type GuestOrder = Parsed<typeof calls.checkOutAsGuest>['body']
type AccountOrder = Parsed<typeof calls.checkOut>['body']

/** One key is one order, however often the request is sent. */
function idempotencyKeyOf(
  context: Pick<Context, 'header'>,
  scope: string,
  body: unknown,
): IdempotencyKey {
  const given = Uuid.safeParse(context.header('idempotency-key'))
  if (!given.success) throw new HttpError(400, orderTexts.keyNeeded)
  return { scope, key: given.data.toLowerCase(), requestHash: requestHash(body) }
}

/** Orders the cart that a guest's browser sends along. */
export function checkOutGuestCart(context: Context, body: GuestOrder): Promise<PlacedOrder> {
  const input: PlaceOrderInput = {
    cart: cartRequestOf(body),
    receiver: body.address,
    email: body.email ?? null,
    ...wordsOf(body),
    paymentType: body.paymentType,
    invoice: body.invoice ?? null,
  }
  return placeOrder(context, {
    key: idempotencyKeyOf(context, GUEST_SCOPE, body),
    expectedTotal: body.expectedTotal,
    readInput: async () => input,
  })
}

const noAddress = { name: '', phone: '', address: '' }

async function readAccountInput(
  db: Db,
  tx: Tx | null,
  userId: number,
  { paymentType, invoice, ...written }: AccountOrder,
): Promise<PlaceOrderInput> {
  const locked = tx ? await lockCart(tx, userId) : undefined
  const cart = await readAccountCart(db, userId, locked)
  return {
    cart: cart.request,
    // An order without a place is refused when it is priced.
    receiver: cart.address ?? noAddress,
    email: await findAccountEmail(db, userId),
    ...wordsOf({ ...written, note: written.note ?? cart.row?.note }),
    paymentType,
    invoice: invoice ?? null,
    detailIds: cart.detailIds,
    fingerprint: cartFingerprint(cart),
  }
}

/** Orders the caller's own cart and empties it. */
export function checkOutAccountCart(context: Context, body: AccountOrder): Promise<PlacedOrder> {
  const { userId } = callerOf(context)
  return placeOrder(context, {
    key: idempotencyKeyOf(context, `order:user:${userId}`, body),
    expectedTotal: body.expectedTotal,
    expectedCart: body.expectedCart,
    readInput: (db, tx) => readAccountInput(db, tx, userId, body),
    afterPlacing: async (tx) => {
      const cart = await lockCart(tx, userId)
      await emptyCart(tx, cart.id)
    },
  })
}
