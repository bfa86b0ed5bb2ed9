import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { blankable, envelope, IdText, SearchText } from '@/contract/fields'

export const AssetItem = z.object({
  assetId: z.int(),
  assetName: z.string(),
  slug: z.string(),
  imageURL: z.nullish(z.string()),
  className: z.nullish(z.string()),
  grade: z.nullish(z.int()),
  subject: z.nullish(z.string()),
  /** The book in the shop, while it is sold there. */
  productId: z.nullish(z.int()),
  productSlug: z.nullish(z.string()),
  price: z.nullish(z.int()),
  priceSale: z.nullish(z.int()),
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
  budget: { weight: 1 },
  summary: 'Textbooks, by folded search text.',
  query: z.object({ searchContent: blankable(SearchText) }),
  response: envelope(z.array(AssetItem)),
})
export const getAsset = endpoint({
  method: 'GET',
  path: '/api/asset/{id}',
  access: 'public',
  budget: { weight: 1 },
  summary: 'One textbook with its table of contents.',
  params: z.object({ id: IdText }),
  response: envelope(
    z.extend(AssetItem, {
      chapters: z.array(Chapter),
      subChapters: z.array(SubChapter),
    }),
  ),
})
