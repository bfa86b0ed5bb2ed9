import { eq } from 'drizzle-orm'
import type { Context, HandlersOf } from '@/backend/context'
import { indexProducts } from '@/backend/modules/catalog/index-products'
import { audit } from '@/backend/modules/office/audit-log'
import { officeTexts } from '@/backend/modules/office/texts'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { inventory, product, stockMovement } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

type OfficeCatalogRoutes = Pick<HandlersOf<'office'>, 'changeProduct'>
type ProductChange = Parameters<OfficeCatalogRoutes['changeProduct']>[0]['body']
type ProductRow = typeof product.$inferSelect

/** Sets how many copies stand on the shelf; those promised to orders must be among them. */
async function setStock(tx: Tx, { id, objectType }: ProductRow, stock: number) {
  if (objectType !== 0) throw new HttpError(409, officeTexts.courseStock)
  const [row] = await tx.select().from(inventory).where(eq(inventory.productId, id)).for('update')
  const { onHand = 0, reserved = 0 } = row ?? {}
  if (stock < reserved) throw new HttpError(409, officeTexts.stockPromised(reserved))
  await tx
    .insert(inventory)
    .values({ productId: id, onHand: stock })
    .onConflictDoUpdate({ target: inventory.productId, set: { onHand: stock } })
  await tx.insert(stockMovement).values({
    productId: id,
    dOnHand: stock - onHand,
    dReserved: 0,
    reason: 'count',
  })
}

/** Only what was named changes. */
const productColumns = (row: ProductRow, change: ProductChange) => ({
  price: change.price ?? row.price,
  salePrice: change.priceSale ?? Math.min(row.salePrice, change.price ?? row.salePrice),
  isActive: change.isActive ?? row.isActive,
  descriptionHtml: change.description ?? row.descriptionHtml,
  title: change.productName ?? row.title,
})

/** What the audit log tells of a product. */
const auditedFields = ({ title, price, salePrice, isActive, descriptionHtml }: ProductRow) => ({
  title,
  price,
  salePrice,
  isActive,
  descriptionHtml,
})

async function changeWithin(tx: Tx, context: Context, id: number, change: ProductChange) {
  // Stock before product, as orders lock them.
  if (change.stock !== undefined) {
    const [known] = await tx.select().from(product).where(eq(product.id, id))
    if (known) await setStock(tx, known, change.stock)
  }
  const [row] = await tx.select().from(product).where(eq(product.id, id)).for('update')
  if (!row) throw notFound()
  const columns = productColumns(row, change)
  if (columns.salePrice > columns.price) throw new HttpError(400, officeTexts.saleAbovePrice)
  await tx
    .update(product)
    .set({ ...columns, updatedAt: context.now() })
    .where(eq(product.id, id))
  if (change.productName !== undefined) await indexProducts(tx, [id])
  await raiseDataVersion(tx)
  await audit(tx, context, {
    action: 'product.change',
    subject: id,
    before: auditedFields(row),
    after: auditedFields({ ...row, ...columns }),
    ...(change.stock !== undefined && { data: { stock: change.stock } }),
  })
  const [shelf] = await tx.select().from(inventory).where(eq(inventory.productId, id))
  const { price, salePrice, isActive } = columns
  return { productId: id, price, priceSale: salePrice, stock: shelf?.onHand ?? 0, isActive }
}

/** Prices, stock and visibility in the hands of the shop. */
export const officeCatalogRoutes: OfficeCatalogRoutes = {
  changeProduct: async ({ params: { id }, body }, context) => {
    if (Object.keys(body).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
    const data = await transact(context.db, (tx) => changeWithin(tx, context, id, body))
    await context.revalidatePages?.([`product:${id}`, 'products'])
    return { data, successMessage: officeTexts.productSaved }
  },
}
