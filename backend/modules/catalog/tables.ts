import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  id,
  instant,
  tsvector,
  updatedAt,
  uuidId,
  vatClass,
} from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'
import type { BookKind } from '@/contract/shop/catalog'

export const category = pgTable(
  'category',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => category.id),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    imageUrl: text('image_url'),
    position: integer('position').notNull().default(0),
    objectType: smallint('object_type').notNull().default(0),
    vatClass: vatClass(),
    /** Out of the shop; it has no books and nothing below it then. */
    archivedAt: instant('archived_at'),
  },
  (t) => [check('category_vat_class', sql`${t.vatClass} in ('exempt', 'reduced', 'standard')`)],
)

export const product = pgTable(
  'product',
  {
    id: id(),
    /** 0 a printed book, 1 a course. */
    objectType: smallint('object_type').notNull().default(0),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    sku: text('sku').unique(),
    isbn: text('isbn'),
    author: text('author').notNull().default(''),
    translator: text('translator').notNull().default(''),
    publisher: text('publisher').notNull().default(''),
    publishYear: smallint('publish_year'),
    pages: integer('pages'),
    size: text('size'),
    coverForm: text('cover_form').$type<'soft' | 'hard'>(),
    language: text('language').notNull().default('vi'),
    series: text('series'),
    weightGram: integer('weight_gram').notNull().default(300),
    grade: smallint('grade'),
    subject: text('subject'),
    bookKind: text('book_kind').$type<BookKind>(),
    /** List price; what a buyer pays is `sale_price`. */
    price: integer('price').notNull(),
    salePrice: integer('sale_price').notNull(),
    vatClass: vatClass(),
    descriptionHtml: text('description_html').notNull().default(''),
    ratingAvg: numeric('rating_avg', { precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** Out of the shop for good, though orders still name it. */
    archivedAt: instant('archived_at'),
    /** Title, author and so on without marks, the title first; written by the program like `fts`. */
    searchText: text('search_text').notNull().default(''),
    /** A document of weighted words: A title, B people, series, subject, grade, C categories, D publisher and codes. */
    fts: tsvector('fts'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('product_cat')
      .on(t.categoryId, t.soldCount.desc().nullsFirst(), t.id)
      .where(sql`${t.isActive}`),
    index('product_price').on(t.salePrice, t.id).where(sql`${t.isActive}`),
    index('product_sold').on(t.soldCount.desc().nullsFirst(), t.id).where(sql`${t.isActive}`),
    index('product_new').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`${t.isActive}`),
    index('product_grade')
      .on(t.grade, t.soldCount.desc().nullsFirst(), t.id)
      .where(sql`${t.isActive}`),
    index('product_author')
      .on(t.author, t.soldCount.desc().nullsFirst(), t.id)
      .where(sql`${t.isActive}`),
    index('product_publisher')
      .on(t.publisher, t.soldCount.desc().nullsFirst(), t.id)
      .where(sql`${t.isActive}`),
    index('product_series')
      .on(t.series, t.soldCount.desc().nullsFirst(), t.id)
      .where(sql`${t.isActive} and ${t.series} is not null`),
    index('product_kind')
      .on(t.bookKind, t.soldCount.desc().nullsFirst(), t.id)
      .where(sql`${t.isActive} and ${t.bookKind} is not null`),
    index('product_discount')
      .on(sql`(coalesce((${t.price} - ${t.salePrice})::float8 / nullif(${t.price}, 0), 0))`, t.id)
      .where(sql`${t.isActive}`),
    index('product_fts').using('gin', t.fts),
    // What the staff see: hidden ones too, in any order.
    index('product_desk_updated').on(t.updatedAt, t.id).where(sql`${t.archivedAt} is null`),
    index('product_desk_title').on(t.title, t.id).where(sql`${t.archivedAt} is null`),
    index('product_desk_price').on(t.salePrice, t.id).where(sql`${t.archivedAt} is null`),
    index('product_desk_sold').on(t.soldCount, t.id).where(sql`${t.archivedAt} is null`),
    index('product_desk_category')
      .on(t.categoryId, t.updatedAt, t.id)
      .where(sql`${t.archivedAt} is null`),
    index('product_desk_hidden')
      .on(t.updatedAt, t.id)
      .where(sql`${t.archivedAt} is null and not ${t.isActive}`),
    index('product_desk_archived').on(t.updatedAt, t.id).where(sql`${t.archivedAt} is not null`),
    index('product_isbn').on(t.isbn).where(sql`${t.isbn} is not null`),
    check('product_object_type', sql`${t.objectType} in (0, 1)`),
    check('product_prices', sql`${t.price} >= 0 and ${t.salePrice} >= 0`),
    check('product_weight', sql`${t.weightGram} >= 0`),
    check('product_vat_class', sql`${t.vatClass} in ('exempt', 'reduced', 'standard')`),
    check(
      'product_book_kind',
      sql`${t.bookKind} in ('textbook', 'exercises', 'tests', 'reference')`,
    ),
    check('product_cover_form', sql`${t.coverForm} in ('soft', 'hard')`),
  ],
)

export const productImage = pgTable(
  'product_image',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    originalUrl: text('original_url').notNull(),
    alt: text('alt').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('product_image_product').on(t.productId, t.position)],
)

/** What a product costs from a moment on: history once applied, a plan before. */
export const priceStep = pgTable(
  'price_step',
  {
    id: uuidId(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    price: integer('price').notNull(),
    salePrice: integer('sale_price').notNull(),
    startsAt: instant('starts_at').notNull(),
    appliedAt: instant('applied_at'),
    actorId: integer('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('price_step_product').on(t.productId, t.startsAt),
    index('price_step_due').on(t.startsAt).where(sql`${t.appliedAt} is null`),
    check('price_step_prices', sql`${t.salePrice} >= 0 and ${t.salePrice} <= ${t.price}`),
  ],
)

export const flashSale = pgTable(
  'flash_sale',
  {
    id: id(),
    name: text('name').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    bannerUrl: text('banner_url'),
  },
  (t) => [
    index('flash_sale_time').on(t.endsAt, t.startsAt),
    check('flash_sale_order', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)

export const flashSaleItem = pgTable(
  'flash_sale_item',
  {
    id: id(),
    flashSaleId: integer('flash_sale_id')
      .notNull()
      .references(() => flashSale.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    price: integer('price').notNull(),
    quantity: integer('quantity').notNull(),
    sold: integer('sold').notNull().default(0),
    perUser: integer('per_user').notNull().default(2),
  },
  (t) => [
    unique('flash_sale_item_product').on(t.flashSaleId, t.productId),
    index('flash_sale_item_by_product').on(t.productId),
    check('flash_sale_item_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.quantity}`),
    check('flash_sale_item_price', sql`${t.price} >= 0`),
  ],
)

impersonal(category, product, productImage, priceStep, flashSale, flashSaleItem)
