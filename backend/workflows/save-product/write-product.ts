import { eq } from 'drizzle-orm'
import {
  indexProducts,
  insertProduct,
  type LockedProduct,
  recordPrice,
  replacePictures,
  updateProduct,
} from '@/backend/modules/catalog'
import { category, product } from '@/backend/modules/catalog/tables'
import { lockProductAndStock, writeStock } from '@/backend/modules/stock'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { formatMoney } from '@/backend/platform/format-money'
import { slugsFor } from '@/backend/platform/free-slugs'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import {
  getProduct,
  pricesVersion,
} from '@/backend/read-models/staff-products/staff-product-queries'
import type { Parsed } from '@/contract/endpoint'
import { objectTypes } from '@/contract/kinds'
import type { StaffProduct, staffProducts } from '@/contract/staff/products'
import { slugOf } from '@/contract/text'

type Draft = Parsed<typeof staffProducts.create>['body']
type Change = Parsed<typeof staffProducts.change>['body']

/** Only what was named; `undefined` leaves a column alone. */
const columnsOf = (change: Change) => ({
  title: change.productName,
  categoryId: change.categoryId,
  price: change.price,
  salePrice: change.priceSale,
  vatClass: change.vatClass,
  descriptionHtml: change.description,
  author: change.author,
  translator: change.translator,
  publisher: change.publisher,
  publishYear: change.publishYear,
  series: change.series,
  language: change.language,
  coverForm: change.coverForm,
  pages: change.pages,
  size: change.size,
  weightGram: change.weight,
  grade: change.grade,
  subject: change.subject,
  bookKind: change.bookKind,
  sku: change.sku === '' ? null : change.sku,
  isbn: change.isbn === '' ? null : change.isbn,
  isActive: change.isActive,
})

/** Held until the product is written, so that nobody archives it meanwhile. */
async function checkCategory(tx: Tx, id: number | undefined) {
  if (id === undefined) return
  const [row] = await tx
    .select({ archivedAt: category.archivedAt })
    .from(category)
    .where(eq(category.id, id))
    .for('share')
  if (row?.archivedAt !== null) throw new HttpError(400, officeTexts.noSuchCategory)
}

async function checkSku(tx: Tx, sku: string | null | undefined, own: number | null) {
  if (!sku) return
  const [row] = await tx.select({ id: product.id }).from(product).where(eq(product.sku, sku))
  if (row && row.id !== own) throw new HttpError(409, officeTexts.skuTaken)
}

async function checkSlug(tx: Tx, wanted: string | undefined, own: number) {
  if (wanted === undefined) return
  const [row] = await tx.select({ id: product.id }).from(product).where(eq(product.slug, wanted))
  if (row && row.id !== own) throw new HttpError(409, officeTexts.addressTaken)
}

async function writePictures(tx: Tx, productId: number, images: Change['images']) {
  if (images)
    await replacePictures(
      tx,
      productId,
      images.map(({ url, alt = '' }) => ({ url, alt })),
    )
}

/** A new product under an address nobody has: its name, else its name with a number. */
async function addProduct(tx: Tx, draft: Draft): Promise<LockedProduct> {
  const { productName, categoryId, price } = draft
  const { title: _, ...columns } = columnsOf(draft)
  const usual = slugOf(productName) || 'san-pham'
  for (const slug of slugsFor(usual)) {
    const row = await insertProduct(tx, {
      ...columns,
      title: productName,
      categoryId,
      price,
      salePrice: draft.priceSale ?? price,
      objectType: draft.objectType ?? 0,
      isActive: draft.isActive ?? false,
      slug,
    })
    if (row) return row
  }
  throw new Error('no address was free')
}

/** What the audit log tells of it. */
const audited = ({
  updatedTime: _,
  soldCount: __,
  reserved: ___,
  usualVatClass: ____,
  version: _____,
  ...facts
}: StaffProduct) => facts

const checkPrices = (price: number, salePrice: number) => {
  if (salePrice > price) throw new HttpError(400, officeTexts.saleAbovePrice)
}

/** Hidden unless it says otherwise, so that it can be looked at first. */
export const createProduct = (context: Context, draft: Draft) =>
  changeWithAudit(context, 'product.create', async (tx) => {
    checkPrices(draft.price, draft.priceSale ?? draft.price)
    await checkCategory(tx, draft.categoryId)
    await checkSku(tx, draft.sku, null)
    const row = await addProduct(tx, draft)
    await writePictures(tx, row.id, draft.images)
    const { stock } = draft
    if (row.objectType === objectTypes.book) {
      const count = { reason: 'count', amount: stock ?? 0 } as const
      await writeStock(tx, row, count, callerOf(context).userId)
    }
    await recordPrice(tx, context, row.id, row)
    await indexProducts(tx, [row.id])
    await raiseDataVersion(tx)
    const result = await getProduct(tx, row.id)
    return { subject: row.id, after: audited(result), result }
  })

const words = ['productName', 'categoryId', 'author', 'translator', 'publisher', 'series'] as const
const otherWords = ['subject', 'grade', 'bookKind', 'sku', 'isbn'] as const
const isIndexed = (change: Change) =>
  [...words, ...otherWords].some((name) => change[name] !== undefined)

/** Of two who change a price at once the second sees what the first has set; changes of anything else pass. */
function checkSeenPrices(row: LockedProduct, { price, priceSale, version }: Change) {
  const isPriced = price !== undefined || priceSale !== undefined
  if (!isPriced || version === undefined) return
  const current = pricesVersion(row)
  if (version === current) return
  const text = officeTexts.pricesChanged(formatMoney(row.price), formatMoney(row.salePrice))
  throw new HttpError(409, text, { data: { version: current } })
}

async function writeColumns(
  tx: Tx,
  context: Pick<Context, 'caller' | 'now'>,
  row: LockedProduct,
  change: Change,
) {
  checkSeenPrices(row, change)
  const columns = columnsOf(change)
  const price = columns.price ?? row.price
  const salePrice = columns.salePrice ?? Math.min(row.salePrice, price)
  checkPrices(price, salePrice)
  const updatedAt = context.now()
  await updateProduct(tx, row.id, { ...columns, slug: change.slug, price, salePrice, updatedAt })
  if (price !== row.price || salePrice !== row.salePrice) {
    await recordPrice(tx, context, row.id, { price, salePrice })
  }
}

export const changeProduct = (context: Context, id: number, change: Change) =>
  changeWithAudit(context, 'product.change', async (tx) => {
    const row = await lockProductAndStock(tx, id)
    if (change.isActive && row.archivedAt !== null) {
      throw new HttpError(409, officeTexts.productArchivedFirst)
    }
    const before = await getProduct(tx, id)
    await checkCategory(tx, change.categoryId)
    await checkSku(tx, change.sku, id)
    await checkSlug(tx, change.slug, id)
    if (change.stock !== undefined) {
      const count = { reason: 'count', amount: change.stock } as const
      await writeStock(tx, row, count, callerOf(context).userId)
    }
    await writeColumns(tx, context, row, change)
    await writePictures(tx, id, change.images)
    if (isIndexed(change)) await indexProducts(tx, [id])
    await raiseDataVersion(tx)
    const result = await getProduct(tx, id)
    return { subject: id, before: audited(before), after: audited(result), result }
  })

/** Archived it is hidden and out of the lists; orders and courses that name it stay as they are. */
export const setArchived = (context: Context, id: number, isArchived: boolean) =>
  changeWithAudit(context, isArchived ? 'product.archive' : 'product.restore', async (tx) => {
    await lockProductAndStock(tx, id)
    const archivedAt = isArchived ? context.now() : null
    await updateProduct(tx, id, { archivedAt, isActive: false, updatedAt: context.now() })
    await raiseDataVersion(tx)
    return { subject: id, result: await getProduct(tx, id) }
  })
