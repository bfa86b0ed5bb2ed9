import { libraryMessages } from '@/backend/modules/learning'
import type { AssetRow, listSubChapters } from '@/backend/modules/textbooks/textbook-queries'
import type { AssetItem, AssetVolume, SubChapter } from '@/contract/shop/textbooks'

/** A textbook as `/api` answers it; prices are those of its first volume on sale, in đồng, null where none is. */
export const assetItem = (
  { asset: row }: AssetRow,
  volumes: readonly AssetVolume[] = [],
): AssetItem => ({
  assetId: row.id,
  assetName: row.name,
  slug: row.slug,
  imageURL: row.coverUrl,
  className: row.grade === null ? null : libraryMessages.grade(row.grade),
  grade: row.grade,
  subject: row.subject,
  productId: volumes[0]?.productId ?? null,
  productSlug: volumes[0]?.slug ?? null,
  price: volumes[0]?.price ?? null,
  priceSale: volumes[0]?.priceSale ?? null,
  volumes: [...volumes],
})

/** A part of a chapter as `/api` answers it, with the address it leads to; null where it leads nowhere. */
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
