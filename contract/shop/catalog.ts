import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  blankable,
  envelope,
  IdText,
  Instant,
  Money,
  PageText,
  SearchText,
  sizeText,
  wholeText,
} from '@/contract/fields'
import { ProductCourse, ProductLearning } from '@/contract/shop/product-learning'

export const Logo = z.object({
  logoId: z.int(),
  isMobile: z.boolean(),
  /** @example "/media/logo.svg" */
  originalSizeURL: z.string(),
  title: z.optional(z.string()),
})

export const Category = z.object({
  categoryId: z.int(),
  categoryName: z.string(),
  slug: z.string(),
  /** 0 for a top category. */
  parentId: z.int(),
  originalUrl: z.nullish(z.string()),
  position: z.int(),
  objectType: z.int(),
  /** @example 8 */
  totalProduct: z.int(),
})
export type Category = z.output<typeof Category>

/** A product as lists show it. `price` is the cover price, `priceSale` what a buyer pays now, both in đồng. */
export const ProductSale = z.object({
  productId: z.int(),
  productName: z.string(),
  slug: z.string(),
  author: z.string(),
  originalUrl: z.nullish(z.string()),
  price: Money,
  priceSale: Money,
  /** 0 a printed book, 1 a course. */
  objectType: z.int(),
  categoryId: z.int(),
  /** @example 128 @example 64 @example 12 */
  soldCount: z.int(),
  /** @example 4.5 @example 5 @example 4 */
  ratingAverage: z.number(),
  /** @example 12 @example 3 @example 1 */
  ratingCount: z.int(),
  /** Copies that can be ordered now. @example 20 @example 3 @example 0 @example 12 */
  available: z.int(),
  /** When a running flash sale sets the price: its end. */
  flashSaleEndTime: z.nullish(Instant),
})
export type ProductSale = z.output<typeof ProductSale>

/** What a book for school is for: the textbook itself, exercises, tests, or further reading. */
export const bookKinds = ['textbook', 'exercises', 'tests', 'reference'] as const
export type BookKind = (typeof bookKinds)[number]

export const ProductDetail = z.extend(ProductSale, {
  categoryName: z.string(),
  categorySlug: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  images: z.array(z.string()),
  /** @example "HS-0001" */
  sku: z.nullish(z.string()),
  /** @example "978-604-0-00000-2" */
  isbn: z.nullish(z.string()),
  publisher: z.nullish(z.string()),
  /** @example 2026 */
  publishYear: z.nullish(z.int()),
  translator: z.nullish(z.string()),
  series: z.nullish(z.string()),
  language: z.nullish(z.string()),
  coverForm: z.nullish(z.string()),
  /** @example 168 */
  pages: z.nullish(z.int()),
  size: z.nullish(z.string()),
  /** Grams. @example 300 */
  weight: z.nullish(z.int()),
  grade: z.nullish(z.int()),
  subject: z.nullish(z.string()),
  /** @example "exercises" */
  bookKind: z.nullish(z.enum(bookKinds)),
  updatedTime: z.nullish(Instant),
})
export type ProductDetail = z.output<typeof ProductDetail>

export const FoundCategory = z.pick(Category, {
  categoryId: true,
  categoryName: true,
  slug: true,
  totalProduct: true,
})
export const FoundCourse = z.pick(ProductCourse, { courseId: true, courseName: true, slug: true })
export const FoundNews = z.object({ newsId: z.int(), title: z.string(), newsURL: z.string() })
/** A page of help or a policy, by its address. */
export const FoundPolicy = z.object({ slug: z.string(), title: z.string() })
export const FoundTextbook = z.object({
  assetId: z.int(),
  assetName: z.string(),
  slug: z.string(),
})
/** Words of a search that nothing found has; `name` is what readers call it, “bộ Cánh Diều”. */
export const UnmetWords = z.object({ words: z.string(), name: z.nullish(z.string()) })

export const productSorts = [
  'popular',
  'newest',
  'price-asc',
  'price-desc',
  'discount',
  'relevance',
] as const
export type ProductSort = (typeof productSorts)[number]

export const ProductQuery = z.object({
  page: PageText,
  pageSize: sizeText(24, 60),
  /** @example "1" */
  category: blankable(IdText),
  /** Comma-separated kinds, e.g. `0,1`. */
  objectType: blankable(z.string().check(z.regex(/^[01](,[01]){0,3}$/))),
  searchContent: blankable(SearchText),
  /** @example "popular" */
  sort: blankable(z.enum(productSorts)),
  priceFrom: blankable(wholeText(0, 2_000_000_000)),
  priceTo: blankable(wholeText(0, 2_000_000_000)),
  grade: blankable(wholeText(1, 12)),
  inStock: blankable(z.literal('1')),
  /** One author's or one publisher's books, by the whole name. */
  author: blankable(SearchText),
  publisher: blankable(SearchText),
  /** One set of books, by its whole name: “Cánh Diều”. */
  series: blankable(SearchText),
  /** @example "exercises" */
  bookKind: blankable(z.enum(bookKinds)),
})

export const FlashSale = z.object({
  flashSaleId: z.int(),
  name: z.string(),
  startTime: Instant,
  endTime: Instant,
  /** @example "/media/banners/1.webp" */
  bannerURL: z.nullish(z.string()),
})
export const FlashSaleProduct = z.extend(ProductSale, {
  /** @example 30000 */
  flashSalePrice: Money,
  /** Copies set aside for the sale, and how many of them are gone. */
  quantity: z.int(),
  sold: z.int(),
  /** Copies one account may buy at this price. */
  perUser: z.int(),
})
export type FlashSaleProduct = z.output<typeof FlashSaleProduct>

export const getLogos = endpoint({
  method: 'GET',
  path: '/api/HomePage/Logo',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Logos for wide and narrow screens.',
  response: envelope(z.array(Logo)),
})
export const getCategories = endpoint({
  method: 'GET',
  path: '/api/HomePage/Categories',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'All categories as a flat list; parentId makes the tree.',
  response: envelope(z.array(Category)),
})
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/ProductPage',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Products by category, kind, search text and filters; phrase matches come first.',
  query: ProductQuery,
  response: envelope(
    z.object({
      productSales: z.array(ProductSale),
      /** @example 1 */
      totalPage: z.int(),
      /** @example 8 */
      totalProduct: z.int(),
      /** True when more matched than were counted. */
      isCountCapped: z.optional(z.boolean()),
      /** What the shop thinks was meant when nothing matched. */
      suggestion: z.nullish(z.string()),
      /** True when nothing has all that was searched for, and these have nearly all. */
      isNear: z.optional(z.boolean()),
      /** The sets and kinds of the books on this page, to choose one of. */
      series: z.optional(z.array(z.string())),
      bookKinds: z.optional(z.array(z.enum(bookKinds))),
      /** What was asked for and none of these has, and the words that they do have. */
      unmet: z.optional(z.array(UnmetWords)),
      met: z.optional(z.string()),
      /** What else a search found: categories of that name, courses of the library, pages, news, textbooks. */
      categories: z.optional(z.array(FoundCategory)),
      courses: z.optional(z.array(FoundCourse)),
      policies: z.optional(z.array(FoundPolicy)),
      news: z.optional(z.array(FoundNews)),
      textbooks: z.optional(z.array(FoundTextbook)),
    }),
  ),
})
export const getProduct = endpoint({
  method: 'GET',
  path: '/api/ProductPage/{id}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'One product with its neighbours in the category and the course it belongs to.',
  params: z.object({ id: IdText }),
  response: envelope(
    z.object({
      productSale: ProductDetail,
      productSalesInCategory: z.array(ProductSale),
      /** Others by the same author, the most sold first. */
      productSalesOfAuthor: z.optional(z.array(ProductSale)),
      course: z.nullish(ProductCourse),
      /** What can be learnt with a book. */
      learning: z.nullish(ProductLearning),
    }),
  ),
})
export const getFlashSale = endpoint({
  method: 'GET',
  path: '/api/FlashSale',
  access: 'public',
  budget: { cost: 'read' },
  summary:
    'The running flash sale, else the next one, else the last one; the server clock beside it.',
  response: envelope(
    z.object({
      serverTime: Instant,
      flashSale: z.nullable(FlashSale),
      productSales: z.array(FlashSaleProduct),
    }),
  ),
})
