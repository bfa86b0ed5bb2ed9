import { and, asc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { product } from '@/backend/modules/catalog/tables'
import { news } from '@/backend/modules/content/tables'
import { course, lesson } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import { publicationStatus } from '@/contract/kinds'
import type { SitemapKind } from '@/contract/shop/sitemap'

const MOST = 1000

export type AddressRow = { id: number; slug: string; updatedAt: Date }

/** Walks by number: the thousandth page of a large catalogue costs as much as the first. */
const walk = (id: PgColumn, after: number, shown: SQL | undefined) => ({
  where: and(shown, gt(id, after)),
  order: asc(id),
})

function listProducts(db: Db, after: number): Promise<AddressRow[]> {
  const { where, order } = walk(product.id, after, sql`${product.isActive}`)
  return db
    .select({ id: product.id, slug: product.slug, updatedAt: product.updatedAt })
    .from(product)
    .where(where)
    .orderBy(order)
    .limit(MOST)
}

function listNews(db: Db, after: number, now: Date): Promise<AddressRow[]> {
  const shown = and(
    eq(news.status, publicationStatus.published),
    lte(news.publishedAt, now),
    ne(news.newsUrl, ''),
  )
  const { where, order } = walk(news.id, after, shown)
  return db
    .select({ id: news.id, slug: news.newsUrl, updatedAt: news.updatedAt })
    .from(news)
    .where(where)
    .orderBy(order)
    .limit(MOST)
}

const inLibrary = and(eq(course.status, publicationStatus.published), eq(course.inLibrary, true))

function listCourses(db: Db, after: number): Promise<AddressRow[]> {
  const { where, order } = walk(course.id, after, inLibrary)
  return db
    .select({ id: course.id, slug: course.slug, updatedAt: course.updatedAt })
    .from(course)
    .where(where)
    .orderBy(order)
    .limit(MOST)
}

/** Lessons that open for everybody. */
function listLessons(db: Db, after: number): Promise<AddressRow[]> {
  const isOpen = or(eq(lesson.isPreview, true), eq(course.isFree, true))
  const { where, order } = walk(
    lesson.id,
    after,
    and(eq(lesson.status, publicationStatus.published), inLibrary, isOpen),
  )
  return db
    .select({ id: lesson.id, slug: sql<string>`''`, updatedAt: lesson.updatedAt })
    .from(lesson)
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(where)
    .orderBy(order)
    .limit(MOST)
}

export const sitemapItems: Record<
  SitemapKind,
  (db: Db, after: number, now: Date) => Promise<AddressRow[]>
> = { products: listProducts, news: listNews, courses: listCourses, lessons: listLessons }
