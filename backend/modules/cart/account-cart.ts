import { createHash } from 'node:crypto'
import { accountHolder } from '@/backend/modules/accounts'
import { type CartStep, cartDto, type DetailIds } from '@/backend/modules/cart/cart-mapper'
import {
  type CartRow,
  findCart,
  findOwnAddress,
  findUsualWard,
  listDetails,
  type SavedAddress,
} from '@/backend/modules/cart/cart-queries'
import { quoteForCaller } from '@/backend/modules/cart/cart-request'
import type { CartRequest, CheckoutQuote } from '@/backend/modules/cart/load-quote'
import type { Codes } from '@/backend/modules/promotions'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import type { OrderLine } from '@/contract/shop/cart'

/** The columns of the codes in a cart. */
export const codeColumns = {
  voucher: 'voucherCode',
  coupon: 'couponCode',
  affiliate: 'affiliateCode',
} as const satisfies Record<keyof Codes, keyof CartRow>

/** An account's stored cart, ready to be priced. */
export type AccountCart = {
  row: CartRow | null
  request: CartRequest
  address: SavedAddress | null
  detailIds: DetailIds
}

const byProduct = ([one = 0]: number[], [other = 0]: number[]) => one - other

async function findAddress(
  db: Db,
  userId: number,
  row: CartRow | null,
): Promise<SavedAddress | null> {
  if (!row) return null
  if (row.addressId === null) return row.shipTo
  return (await findOwnAddress(db, userId, row.addressId)) ?? row.shipTo
}

/** Reads the cart; inside a transaction `locked` is the row it has locked. */
export async function readAccountCart(
  db: Db,
  userId: number,
  locked?: CartRow,
): Promise<AccountCart> {
  const row = locked ?? (await findCart(db, userId))
  const details = row ? await listDetails(db, row.id) : []
  const address = await findAddress(db, userId, row)
  return {
    row,
    address,
    detailIds: new Map(details.map((one) => [one.productId, one.cartDetailId])),
    request: {
      items: details.map(({ productId, quantity }) => ({ productId, quantity })),
      codes: {
        voucher: row?.voucherCode ?? null,
        coupon: row?.couponCode ?? null,
        affiliate: row?.affiliateCode ?? null,
      },
      holder: accountHolder(userId),
      address,
    },
  }
}

/** Names everything of a cart that makes the order but its prices, which `expectedTotal` guards. */
export function cartFingerprint({ row, request, address }: Omit<AccountCart, 'detailIds'>): string {
  const items = request.items.map((item) => [item.productId, item.quantity]).sort(byProduct)
  const to = address && [address.name, address.phone, address.address, address.wardId]
  const { voucher, coupon, affiliate } = request.codes
  const contents = [items, [voucher, coupon, affiliate], to, row?.note ?? '']
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 32)
}

/** The cart as `/api` answers it at this step, with the version and the fingerprint an order must repeat. Amounts are đồng. */
export const accountCartDto = (
  cart: AccountCart,
  quote: CheckoutQuote,
  step: CartStep,
): OrderLine => ({
  ...cartDto(quote, step, cart.detailIds),
  version: cart.row?.version ?? 0,
  fingerprint: cartFingerprint(cart),
})

/** Before an address is chosen the usual one tells the fee; an order still asks for one. */
async function withUsualPlace(db: Db, userId: number, { request }: AccountCart) {
  if (request.address !== null || request.items.length === 0) return request
  const wardId = await findUsualWard(db, userId)
  return wardId === null ? request : { ...request, address: { wardId } }
}

/** The caller's cart, priced. */
export async function quoteAccountCart(context: Context) {
  const { userId } = callerOf(context)
  const cart = await readAccountCart(context.db, userId)
  const request = await withUsualPlace(context.db, userId, cart)
  return { cart, quote: await quoteForCaller(context, request) }
}

/** What most calls on the caller's cart return. */
export async function cartResponse(context: Context, step: (quote: CheckoutQuote) => CartStep) {
  const { cart, quote } = await quoteAccountCart(context)
  return { data: accountCartDto(cart, quote, step(quote)) }
}
