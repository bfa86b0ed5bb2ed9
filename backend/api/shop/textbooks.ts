import { runningPrices } from '@/backend/modules/catalog'
import { readPlainSearch } from '@/backend/modules/search'
import {
  assetItem,
  findAsset,
  listAssets,
  listChapters,
  listSubChapters,
  subChapter,
} from '@/backend/modules/textbooks'
import type { Handler, HandlersOf } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { gradeSet } from '@/backend/read-models/textbooks/grade-set'
import { volumesOf } from '@/backend/read-models/textbooks/volumes'
import type * as calls from '@/contract/shop/textbooks'

const listTextbooks: Handler<typeof calls.listAssets> = async ({ query }, { db, now }) => {
  const search = readPlainSearch(query.searchContent ?? '')
  if (query.searchContent && search === null) return { data: [] }
  const volumes = await volumesOf(db, await runningPrices(db, now()))
  const rows = await listAssets(db, search)
  return { data: rows.map((row) => assetItem(row, volumes.get(row.asset.id))) }
}

const getAsset: Handler<typeof calls.getAsset> = async ({ params }, { db, now }) => {
  const found = await findAsset(db, params.id)
  if (!found) throw notFound()
  const chapters = await listChapters(db, params.id)
  const subChapters = await listSubChapters(db, params.id)
  const volumes = await volumesOf(db, await runningPrices(db, now()), params.id)
  return {
    data: {
      ...assetItem(found, volumes.get(params.id)),
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

const getGradeSet: Handler<typeof calls.getGradeSet> = async ({ params }, { db, now }) => ({
  data: await gradeSet(db, await runningPrices(db, now()), params.grade),
})

export const textbookRoutes: HandlersOf<'textbooks'> = {
  getAsset,
  getGradeSet,
  listAssets: listTextbooks,
}
