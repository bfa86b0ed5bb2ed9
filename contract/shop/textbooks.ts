import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { blankable, envelope, IdText, Money, SearchText, wholeText } from '@/contract/fields'
import { ProductSale } from '@/contract/shop/catalog'

/** A volume of a textbook that is sold here. */
export const AssetVolume = z.object({
  productId: z.int(),
  productName: z.string(),
  slug: z.string(),
  /** 1 for the first; null of a book in one volume. */
  volume: z.nullable(z.int()),
  price: Money,
  priceSale: Money,
  /** @example 20 @example 3 @example 0 @example 12 */
  available: z.int(),
})
export type AssetVolume = z.output<typeof AssetVolume>

export const AssetItem = z.object({
  assetId: z.int(),
  assetName: z.string(),
  slug: z.string(),
  imageURL: z.nullish(z.string()),
  className: z.nullish(z.string()),
  grade: z.nullish(z.int()),
  subject: z.nullish(z.string()),
  /** The book in the shop, while it is sold there: of several volumes the first. */
  productId: z.nullish(z.int()),
  productSlug: z.nullish(z.string()),
  price: z.nullish(z.int()),
  priceSale: z.nullish(z.int()),
  /** All volumes that are sold, the first one first. */
  volumes: z.optional(z.array(AssetVolume)),
})
export type AssetItem = z.output<typeof AssetItem>
export const Chapter = z.object({
  chapterId: z.int(),
  chapterName: z.string(),
  position: z.int(),
  column: z.int(),
})
export type Chapter = z.output<typeof Chapter>
export const SubChapter = z.object({
  subChapterId: z.int(),
  chapterId: z.int(),
  /** 0 at top level. */
  parentId: z.int(),
  subChapterName: z.string(),
  position: z.int(),
  page: z.nullish(z.int()),
  url: z.nullish(z.string()),
})
export type SubChapter = z.output<typeof SubChapter>

export const listAssets = endpoint({
  method: 'GET',
  path: '/api/Asset',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Textbooks, by folded search text.',
  query: z.object({ searchContent: blankable(SearchText) }),
  response: envelope(z.array(AssetItem)),
})
export const getAsset = endpoint({
  method: 'GET',
  path: '/api/asset/{id}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'One textbook with its table of contents.',
  params: z.object({ id: IdText }),
  response: envelope(
    z.extend(AssetItem, {
      chapters: z.array(Chapter),
      subChapters: z.array(SubChapter),
    }),
  ),
})

/** Pupils do not have to buy `workbook` and `reference`. */
export const bookKinds = ['textbook', 'workbook', 'reference'] as const
export const GradeBook = z.extend(ProductSale, {
  subject: z.string(),
  kind: z.enum(bookKinds),
  volume: z.nullable(z.int()),
})
export type GradeBook = z.output<typeof GradeBook>
export const GradeSet = z.object({
  grade: z.int(),
  /** Textbooks first, subject by subject, the first volume first. */
  books: z.array(GradeBook),
  /** Subjects of the grade that no textbook of the shop is for. */
  missingSubjects: z.array(z.string()),
})
export type GradeSet = z.output<typeof GradeSet>

export const getGradeSet = endpoint({
  method: 'GET',
  path: '/api/Asset/GradeSet/{grade}',
  access: 'public',
  budget: { cost: 'read' },
  extension: true,
  summary: 'What the shop has for a grade: textbooks, workbooks, books to read beside them.',
  params: z.object({ grade: wholeText(1, 12) }),
  response: envelope(GradeSet),
})
