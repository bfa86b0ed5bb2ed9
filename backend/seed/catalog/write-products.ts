import { productDocument } from '@/backend/modules/catalog'
import { product, productImage } from '@/backend/modules/catalog/tables'
import { addSearchWords } from '@/backend/modules/search'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { minutesBefore, type SeedContext } from '@/backend/seed/context'
import { coverName } from '@/backend/seed/generators/covers/book-covers'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { ratingOf } from '@/backend/seed/reviews/reviews'
import { categoryPath } from './categories'
import { allProducts, bookKindOf, type Product } from './products'
import { publisherOf } from './publishers'
import { type IdsBySlug, idOf } from './write-categories'

const documentOf = (one: Product) =>
  productDocument({
    ...one,
    bookKind: bookKindOf(one),
    publisher: publisherOf(one).name,
    categories: categoryPath(one.category),
  })

function rowOf(
  one: Product,
  categoryIds: IdsBySlug,
  { now, demo }: Pick<SeedContext, 'now' | 'demo'>,
): typeof product.$inferInsert {
  const createdAt = minutesBefore(now, one.addedMinutesAgo)
  const document = documentOf(one)
  return {
    objectType: one.kind === 'course' ? 1 : 0,
    categoryId: idOf(categoryIds, one.category),
    title: one.title,
    slug: one.slug,
    sku: one.sku,
    isbn: one.isbn,
    author: one.author,
    translator: one.translator,
    publisher: publisherOf(one).name,
    publishYear: now.getUTCFullYear() - one.publishedYearsAgo,
    pages: one.pages,
    size: one.size,
    coverForm: one.binding,
    series: one.series,
    weightGram: one.weight,
    grade: one.grade,
    subject: one.subject,
    bookKind: bookKindOf(one),
    price: one.price,
    salePrice: one.salePrice,
    descriptionHtml: one.descriptionHtml,
    ...(demo ? { ...ratingOf(one.slug), soldCount: one.sold } : {}),
    searchText: document.searchText,
    fts: document.fts,
    createdAt,
    updatedAt: createdAt,
  }
}

/** Writes products, their covers' addresses and their stock; answers the ids by slug. */
export async function writeProducts(
  db: Db,
  categoryIds: IdsBySlug,
  context: Pick<SeedContext, 'now' | 'demo'>,
): Promise<Map<string, number>> {
  const products = allProducts()
  const ids = new Map<string, number>()
  // The bound on parameters of one statement is 65,535; a product has about twenty-five.
  for (let at = 0; at < products.length; at += 250) {
    const rows = products.slice(at, at + 250).map((one) => rowOf(one, categoryIds, context))
    const written = await db
      .insert(product)
      .values(rows)
      .returning({ id: product.id, slug: product.slug })
    for (const { id, slug } of written) ids.set(slug, id)
  }
  await addSearchWords(
    db,
    products.flatMap((one) => documentOf(one).texts),
  )
  await db.insert(productImage).values(
    products.map(({ slug }) => ({
      productId: idOf(ids, slug),
      originalUrl: mediaUrl(coverName(slug)),
      position: 0,
    })),
  )
  await db
    .insert(inventory)
    .values(products.map(({ slug, stock }) => ({ productId: idOf(ids, slug), onHand: stock })))
  return ids
}
