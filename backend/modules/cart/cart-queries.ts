import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { userAddress } from '@/backend/modules/accounts/tables'
import { cart, cartDetail } from '@/backend/modules/cart/tables'
import { product } from '@/backend/modules/catalog/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'

export type CartRow = typeof cart.$inferSelect
export type CartDetail = Pick<
  typeof cartDetail.$inferSelect,
  'cartDetailId' | 'productId' | 'quantity'
>

/** Makes the account's cart when it has none, and holds it until the transaction ends: changes to one cart come one after the other. */
export async function lockCart(tx: Tx, userId: number): Promise<CartRow> {
  await tx.insert(cart).values({ userId }).onConflictDoNothing({ target: cart.userId })
  const [row] = await tx.select().from(cart).where(eq(cart.userId, userId)).for('update')
  if (!row) throw new Error(`user ${userId} has no cart`)
  return row
}

/** The account's cart; null before anything was put into it. */
export async function findCart(db: Db, userId: number): Promise<CartRow | null> {
  const [row] = await db.select().from(cart).where(eq(cart.userId, userId))
  return row ?? null
}

export const listDetails = (db: Db, cartId: string): Promise<CartDetail[]> =>
  db
    .select({
      cartDetailId: cartDetail.cartDetailId,
      productId: cartDetail.productId,
      quantity: cartDetail.quantity,
    })
    .from(cartDetail)
    .where(eq(cartDetail.cartId, cartId))
    .orderBy(asc(cartDetail.cartDetailId))

/** Writes the quantities of some products, in lines old or new. The cart must be locked. */
export async function putLines(
  tx: Tx,
  cartId: string,
  lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(cartDetail)
    .values(lines.map((line) => ({ ...line, cartId })))
    .onConflictDoUpdate({
      target: [cartDetail.cartId, cartDetail.productId],
      set: { quantity: sql`excluded.quantity` },
    })
}

/** The product of one of the cart's lines; null when it is not this cart's. */
export async function findDetail(
  db: Db,
  cartId: string,
  cartDetailId: number,
): Promise<CartDetail | null> {
  const details = await listDetails(db, cartId)
  return details.find((detail) => detail.cartDetailId === cartDetailId) ?? null
}

export const deleteDetail = (tx: Tx, cartDetailId: number) =>
  tx.delete(cartDetail).where(eq(cartDetail.cartDetailId, cartDetailId))

export type CartChange = Partial<
  Pick<CartRow, 'voucherCode' | 'couponCode' | 'affiliateCode' | 'addressId' | 'shipTo' | 'note'>
>

/** Changes the cart and counts its version up. */
export const changeCart = (tx: Tx, cartId: string, change: CartChange) =>
  tx
    .update(cart)
    .set({ ...change, version: sql`${cart.version} + 1` })
    .where(eq(cart.id, cartId))

/** Leaves an ordered cart empty; the address stays for the next order. */
export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartDetail).where(eq(cartDetail.cartId, cartId))
  await changeCart(tx, cartId, {
    voucherCode: null,
    couponCode: null,
    affiliateCode: null,
    note: '',
  })
}

/** Which of these ids are products at all, sold or not. */
export async function knownProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, [...ids]))
  return new Set(rows.map((row) => row.id))
}

export type SavedAddress = { name: string; phone: string; address: string; wardId: number }

/** One of the account's own addresses. */
export async function findOwnAddress(
  db: Db,
  userId: number,
  addressId: number,
): Promise<SavedAddress | null> {
  const [row] = await db
    .select({
      name: userAddress.receiverName,
      phone: userAddress.phone,
      address: userAddress.address,
      wardId: userAddress.wardId,
    })
    .from(userAddress)
    .where(and(eq(userAddress.id, addressId), eq(userAddress.userId, userId)))
  return row ?? null
}

/** Where the account usually has its orders sent; null without a default address. */
export async function findUsualWard(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ wardId: userAddress.wardId })
    .from(userAddress)
    .where(and(eq(userAddress.userId, userId), eq(userAddress.isDefault, true)))
    .limit(1)
  return row?.wardId ?? null
}
