import { type Context, callerOf } from '@/backend/context'
import { type DetailIds, orderLineOf } from '@/backend/modules/cart/cart-mapper'
import {
  type CartRow,
  findCart,
  findOwnAddress,
  listDetails,
  type SavedAddress,
} from '@/backend/modules/cart/cart-queries'
import type { CartRequest, Quoted } from '@/backend/modules/cart/load-quote'
import type { Codes } from '@/backend/modules/cart/quote-cart'
import { quoteFor } from '@/backend/modules/cart/quote-request'
import type { Db } from '@/backend/platform/db/connect'
import type { OrderLine } from '@/contract/cart'

/** The columns that keep a cart's codes. */
export const codeColumns = {
  voucher: 'voucherCode',
  coupon: 'couponCode',
  affiliate: 'affiliateCode',
} as const satisfies Record<keyof Codes, keyof CartRow>

/** The caller's cart as it is kept, ready to be priced. */
export type OwnCart = {
  row: CartRow | null
  request: CartRequest
  address: SavedAddress | null
  detailIds: DetailIds
}

async function addressOf(
  db: Db,
  userId: number,
  row: CartRow | null,
): Promise<SavedAddress | null> {
  if (!row) return null
  if (row.addressId === null) return row.shipTo
  return (await findOwnAddress(db, userId, row.addressId)) ?? row.shipTo
}

/** Reads the cart; inside a transaction the row is the one it has locked. */
export async function readOwnCart(db: Db, userId: number, locked?: CartRow): Promise<OwnCart> {
  const row = locked ?? (await findCart(db, userId))
  const details = row ? await listDetails(db, row.id) : []
  const address = await addressOf(db, userId, row)
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
      holder: { userId, phone: null },
      address,
    },
  }
}

/** The wire form of the caller's priced cart. */
export const ownOrderLine = (own: OwnCart, quoted: Quoted, tab: number): OrderLine => ({
  ...orderLineOf(quoted, tab, own.detailIds),
  version: own.row?.version ?? 0,
})

/** The caller's cart, priced. */
export async function quoteOwnCart(context: Context) {
  const own = await readOwnCart(context.db, callerOf(context).userId)
  const { quoted } = await quoteFor(context, own.request)
  return { own, quoted }
}

/** The answer of most calls on the caller's cart. */
export async function cartResponse(context: Context, tab: (quoted: Quoted) => number) {
  const { own, quoted } = await quoteOwnCart(context)
  return { data: ownOrderLine(own, quoted, tab(quoted)) }
}
