import { and, asc, eq, sql } from 'drizzle-orm'
import { category, product, productImage } from '@/backend/modules/catalog/tables'
import { course } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import { publicationStatus } from '@/contract/kinds'

/** What only the page of a product shows; null when it is unknown or not for sale. */
export async function findProduct(db: Db, id: number, { hidden = false } = {}) {
  const [row] = await db
    .select({
      id: product.id,
      categoryId: product.categoryId,
      categoryName: category.name,
      categorySlug: category.slug,
      descriptionHtml: product.descriptionHtml,
      sku: product.sku,
      isbn: product.isbn,
      publisher: product.publisher,
      publishYear: product.publishYear,
      translator: product.translator,
      author: product.author,
      series: product.series,
      language: product.language,
      coverForm: product.coverForm,
      pages: product.pages,
      size: product.size,
      weightGram: product.weightGram,
      grade: product.grade,
      subject: product.subject,
      bookKind: product.bookKind,
      updatedAt: product.updatedAt,
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(eq(product.id, id), hidden ? undefined : sql`${product.isActive}`))
  return row ?? null
}
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

export async function listProductImages(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .select({ url: productImage.originalUrl })
    .from(productImage)
    .where(eq(productImage.productId, productId))
    .orderBy(asc(productImage.position), asc(productImage.id))
  return rows.map((row) => row.url)
}

/** The published library course a product sells. */
export async function findCourseOfProduct(db: Db, productId: number) {
  const [row] = await db
    .select({ id: course.id, name: course.name, slug: course.slug, imageUrl: course.imageUrl })
    .from(course)
    .where(
      and(
        eq(course.productId, productId),
        eq(course.status, publicationStatus.published),
        eq(course.inLibrary, true),
      ),
    )
    .orderBy(asc(course.id))
    .limit(1)
  return row ?? null
}
