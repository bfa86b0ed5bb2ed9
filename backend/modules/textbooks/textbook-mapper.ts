import type { RunningPrices } from '@/backend/modules/catalog/flash-sale-queries'
import { libraryMessages } from '@/backend/modules/learning/texts'
import type { AssetRow, listSubChapters } from '@/backend/modules/textbooks/textbook-queries'
import type { AssetItem, SubChapter } from '@/contract/shop/textbooks'

export const assetItem = (
  { asset: row, product }: AssetRow,
  running: RunningPrices,
): AssetItem => ({
  assetId: row.id,
  assetName: row.name,
  slug: row.slug,
  imageURL: row.coverUrl,
  className: row.grade === null ? null : libraryMessages.grade(row.grade),
  grade: row.grade,
  subject: row.subject,
  productId: product?.id ?? null,
  productSlug: product?.slug ?? null,
  price: product?.price ?? null,
  priceSale: product && (running.get(product.id)?.price ?? product.salePrice),
})

export const subChapter = (
  row: Awaited<ReturnType<typeof listSubChapters>>[number],
): SubChapter => ({
  subChapterId: row.subChapterId,
  chapterId: row.chapterId,
  parentId: row.parentId ?? 0,
  subChapterName: row.title,
  position: row.position,
  page: row.pageNo,
  url: row.url ?? (row.courseId === null ? null : `/thu-vien/bai-hoc/${row.lessonId}`),
})
