import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { categoryBranch, usualVatClasses } from '@/backend/modules/catalog'
import { product, productImage } from '@/backend/modules/catalog/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import { bookFacts } from '@/backend/read-models/products/book-facts'
import { plainCode } from '@/contract/comparable'
import type { Parsed } from '@/contract/endpoint'
import { readIsbn } from '@/contract/isbn'
import type { ProductRow, StaffProduct, staffProducts } from '@/contract/staff/products'
import { fold } from '@/contract/text'

type Query = Parsed<typeof staffProducts.list>['query']
type Row = typeof product.$inferSelect

/** All words of the search, the last letters of each still to be typed; codes as they are written. */
function found(text: string): SQL | undefined {
  const code = plainCode(text).replaceAll('-', '')
  if (/^(?:ISBN:?)?\d{8,13}[\dX]?$/.test(code)) {
    return or(eq(product.isbn, readIsbn(text) ?? code), eq(product.sku, text))
  }
  const words = fold(text).match(/[a-z0-9]+/g)
  if (!words) return undefined
  const wanted = words.map((word) => `${word}:*`).join(' & ')
  return or(sql`${product.fts} @@ to_tsquery('simple', ${wanted})`, eq(product.sku, text))
}

const isLow = sql`${product.objectType} = 0 and ${product.id} in (
  select ${inventory.productId} from ${inventory}
  where ${inventory.onHand} - ${inventory.reserved} < ${inventory.lowMark})`

const states: Record<NonNullable<Query['state']>, SQL | undefined> = {
  // Written out, not as parameters: the partial indices are recognised by it.
  shown: and(sql`${product.isActive}`, isNull(product.archivedAt)),
  hidden: and(sql`not ${product.isActive}`, isNull(product.archivedAt)),
  archived: isNotNull(product.archivedAt),
  low: and(isNull(product.archivedAt), isLow),
}

async function matching(db: Db, { q, ids, categoryId, state }: Query) {
  return and(
    ids ? inArray(product.id, idsOf(ids)) : undefined,
    state ? states[state] : ids ? undefined : isNull(product.archivedAt),
    categoryId ? inArray(product.categoryId, await categoryBranch(db, categoryId)) : undefined,
    q ? found(q) : undefined,
  )
}

const picture = sql<string | null>`(select ${productImage.originalUrl} from ${productImage}
  where ${productImage.productId} = ${product.id} order by ${productImage.position}, ${productImage.id} limit 1)`

type Joined = {
  product: Row
  onHand: number | null
  reserved: number | null
  picture: string | null
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ product, onHand: inventory.onHand, reserved: inventory.reserved, picture })
    .from(product)
    .leftJoin(inventory, eq(inventory.productId, product.id))
    .where(where)

const productRow = ({ product: row, onHand, reserved, picture }: Joined): ProductRow => ({
  id: row.id,
  productName: row.title,
  slug: row.slug,
  author: row.author,
  isbn: row.isbn,
  sku: row.sku,
  objectType: row.objectType,
  categoryId: row.categoryId,
  price: row.price,
  priceSale: row.salePrice,
  stock: onHand ?? 0,
  reserved: reserved ?? 0,
  isActive: row.isActive,
  isArchived: row.archivedAt !== null,
  originalUrl: picture,
  soldCount: row.soldCount,
  updatedTime: row.updatedAt.toISOString(),
})

export async function listProducts(db: Db, query: Query) {
  const where = await matching(db, query)
  const columns = {
    updatedTime: product.updatedAt,
    productName: product.title,
    price: product.salePrice,
    soldCount: product.soldCount,
  }
  const order = orderBy(query, columns, { sort: 'updatedTime', order: 'desc' }, product.id)
  const { data: ids, ...pages } = await listPage(db, query, {
    from: product,
    where,
    rows: db.select({ id: product.id }).from(product).where(where),
    order,
    toDto: ({ id }) => id,
  })
  // Stock and picture are looked up for the rows of the page alone, not for those before it.
  const shelves = await select(db, inArray(product.id, ids))
  const byId = new Map(shelves.map((shelf) => [shelf.product.id, productRow(shelf)]))
  return { data: ids.flatMap((id) => byId.get(id) ?? []), ...pages }
}

const picturesOf = (db: Db, productId: number) =>
  db
    .select({ url: productImage.originalUrl, alt: productImage.alt })
    .from(productImage)
    .where(eq(productImage.productId, productId))
    .orderBy(asc(productImage.position), asc(productImage.id))

/** Two who change the prices of one book hear of each other by it. */
export const pricesVersion = ({ price, salePrice }: { price: number; salePrice: number }) =>
  `${price}-${salePrice}`

/** Everything the staff can change; 404 when there is none. */
export async function getProduct(db: Db, id: number): Promise<StaffProduct> {
  const [shelf] = await select(db, eq(product.id, id))
  if (!shelf) throw notFound()
  const { product: row } = shelf
  return {
    ...productRow(shelf),
    vatClass: row.vatClass,
    version: pricesVersion(row),
    usualVatClass: (await usualVatClasses(db, [id])).get(id) ?? 'standard',
    ...bookFacts(row),
    translator: row.translator,
    publisher: row.publisher,
    images: await picturesOf(db, id),
  }
}
