import { searchText } from '@/backend/modules/search/search-text'
import type { Db } from '@/backend/platform/db/connect'
import { inventory, product, productImage } from '@/backend/platform/db/tables'
import { minutesBefore, type SeedContext } from '@/backend/seed/context'
import { ownReviews, reviews } from '@/backend/seed/people/reviews'
import { mediaUrl } from '@/backend/seed/pictures'
import type { Book } from './book'
import { allBooks } from './books'
import { idOf, type Shelves } from './category-rows'
import { coverName } from './cover-pictures'
import { houses } from './houses'

/** Stars as the reviews of the demonstration add up to. */
function ratingOf(slug: string): { ratingAvg: number; ratingCount: number } {
  const own = ownReviews.filter((one) => one.slug === slug).map(({ stars }) => stars)
  const given: number[] = [...(reviews[slug] ?? []).map(([, stars]) => stars), ...own]
  const sum = given.reduce((total, stars) => total + stars, 0)
  return {
    ratingAvg: given.length === 0 ? 0 : Math.round((sum / given.length) * 100) / 100,
    ratingCount: given.length,
  }
}

function rowOf(
  book: Book,
  shelves: Shelves,
  { now, demo }: Pick<SeedContext, 'now' | 'demo'>,
): typeof product.$inferInsert {
  const createdAt = minutesBefore(now, book.ageMinutes)
  return {
    objectType: book.objectType,
    categoryId: idOf(shelves.ids, book.shelf),
    title: book.title,
    slug: book.slug,
    sku: book.sku,
    isbn: book.isbn,
    author: book.author,
    translator: book.translator,
    publisher: houses[book.house].name,
    publishYear: now.getUTCFullYear() - book.yearsOld,
    pages: book.pages,
    size: book.size,
    coverForm: book.form,
    series: book.series,
    weightGram: book.weightGram,
    grade: book.grade,
    subject: book.subject,
    price: book.price,
    salePrice: book.salePrice,
    descriptionHtml: book.descriptionHtml,
    ...(demo ? { ...ratingOf(book.slug), soldCount: book.sold } : {}),
    searchText: searchText(
      book.title,
      book.author,
      book.translator,
      book.series,
      book.isbn?.replaceAll('-', ''),
    ),
    createdAt,
    updatedAt: createdAt,
  }
}

/** Writes products, their covers' addresses and their stock; answers the ids by slug. */
export async function writeProducts(
  db: Db,
  shelves: Shelves,
  context: Pick<SeedContext, 'now' | 'demo'>,
): Promise<Map<string, number>> {
  const books = allBooks()
  const ids = new Map<string, number>()
  // The bound on parameters of one statement is 65,535; a product has about twenty-five.
  for (let at = 0; at < books.length; at += 250) {
    const rows = books.slice(at, at + 250).map((book) => rowOf(book, shelves, context))
    const written = await db
      .insert(product)
      .values(rows)
      .returning({ id: product.id, slug: product.slug })
    for (const { id, slug } of written) ids.set(slug, id)
  }
  await db.insert(productImage).values(
    books.map(({ slug }) => ({
      productId: idOf(ids, slug),
      originalUrl: mediaUrl(coverName(slug)),
      position: 0,
    })),
  )
  await db
    .insert(inventory)
    .values(books.map(({ slug, stock }) => ({ productId: idOf(ids, slug), onHand: stock })))
  return ids
}
