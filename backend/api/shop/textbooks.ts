import { runningPrices } from '@/backend/modules/catalog/flash-sale-queries'
import { readPlainSearch } from '@/backend/modules/search/read-search'
import { assetItem, subChapter } from '@/backend/modules/textbooks/textbook-mapper'
import {
  findAsset,
  listAssets,
  listChapters,
  listSubChapters,
} from '@/backend/modules/textbooks/textbook-queries'
import type { Handler, HandlersOf } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/shop/textbooks'

const listTextbooks: Handler<typeof calls.listAssets> = async ({ query }, { db, now }) => {
  const search = readPlainSearch(query.searchContent ?? '')
  if (query.searchContent && search === null) return { data: [] }
  const prices = await runningPrices(db, now())
  return { data: (await listAssets(db, search)).map((row) => assetItem(row, prices)) }
}

const getAsset: Handler<typeof calls.getAsset> = async ({ params }, { db, now }) => {
  const found = await findAsset(db, params.id)
  if (!found) throw notFound()
  const chapters = await listChapters(db, params.id)
  const subChapters = await listSubChapters(db, params.id)
  return {
    data: {
      ...assetItem(found, await runningPrices(db, now())),
      chapters: chapters.map((chapter) => ({
        chapterId: chapter.chapterId,
        chapterName: chapter.title,
        position: chapter.position,
        column: chapter.columnNo,
      })),
      subChapters: subChapters.map(subChapter),
    },
  }
}

export const textbookRoutes: HandlersOf<'textbooks'> = { getAsset, listAssets: listTextbooks }
