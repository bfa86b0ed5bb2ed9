import { eq } from 'drizzle-orm'
import { priceStep, product, productImage } from '@/backend/modules/catalog/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'

type ProductDraft = typeof product.$inferInsert

/** Null when the address of its page is taken. */
export async function insertProduct(tx: Tx, draft: ProductDraft) {
  const [row] = await tx
    .insert(product)
    .values(draft)
    .onConflictDoNothing({ target: product.slug })
    .returning()
  return row ?? null
}

/** Writes new products in one statement; answers their ids and slugs. */
export const insertProducts = (tx: Tx, drafts: ProductDraft[]) =>
  tx.insert(product).values(drafts).returning({ id: product.id, slug: product.slug })

/** Changes columns of a locked product. */
export const updateProduct = (
  tx: Tx,
  id: number,
  changes: { [C in keyof ProductDraft]?: ProductDraft[C] | undefined },
) => tx.update(product).set(changes).where(eq(product.id, id))

/** Throws when something refers to it: an order, a cart, a review. */
export const deleteProduct = (tx: Tx, id: number) => tx.delete(product).where(eq(product.id, id))

/** Replaces the pictures of a product; the first one is its cover. */
export async function replacePictures(
  tx: Tx,
  productId: number,
  images: readonly { url: string; alt: string }[],
): Promise<void> {
  await tx.delete(productImage).where(eq(productImage.productId, productId))
  if (images.length === 0) return
  await tx
    .insert(productImage)
    .values(
      images.map(({ url, alt }, position) => ({ productId, originalUrl: url, alt, position })),
    )
}

type AppliedPrice = { productId: number; price: number; salePrice: number; actorId: number | null }

/** What products cost from now on. */
export const insertPriceSteps = (tx: Db, prices: readonly AppliedPrice[], now: Date) =>
  tx
    .insert(priceStep)
    .values(prices.map((one) => ({ ...one, startsAt: now, appliedAt: now, createdAt: now })))
