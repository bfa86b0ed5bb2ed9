import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { course, lesson } from '@/backend/modules/learning/tables'
import { closeness, found, type Search } from '@/backend/modules/search'
import { asset, assetChapter, assetSubChapter } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import { publicationStatus } from '@/contract/kinds'

const MOST_ASSETS = 500

/** A few hundred rows at most: their words are read as they are searched. */
const document = sql`to_tsvector('simple', ${asset.searchText})`

const withAsset = (db: Db) => db.select({ asset }).from(asset)

/** Textbooks in their order, or those a search finds, the closest first. */
export const listAssets = (db: Db, search: Search | null) =>
  withAsset(db)
    .where(search === null ? undefined : found(document, search))
    .orderBy(
      ...(search === null ? [] : [desc(closeness(document, search))]),
      asc(asset.position),
      asc(asset.id),
    )
    .limit(MOST_ASSETS)
export type AssetRow = Awaited<ReturnType<typeof listAssets>>[number]

/** A textbook; null when there is none. */
export async function findAsset(db: Db, id: number) {
  const [row] = await withAsset(db).where(eq(asset.id, id))
  return row ?? null
}

/** The chapters of a textbook in their order. */
export const listChapters = (db: Db, assetId: number) =>
  db
    .select()
    .from(assetChapter)
    .where(eq(assetChapter.assetId, assetId))
    .orderBy(asc(assetChapter.position), asc(assetChapter.chapterId))

/** With the published lesson an entry leads to; `courseId` is null unless its course stands in the library. */
export const listSubChapters = (db: Db, assetId: number) =>
  db
    .select({
      subChapterId: assetSubChapter.subChapterId,
      chapterId: assetSubChapter.chapterId,
      parentId: assetSubChapter.parentId,
      title: assetSubChapter.title,
      position: assetSubChapter.position,
      pageNo: assetSubChapter.pageNo,
      url: assetSubChapter.url,
      lessonId: lesson.id,
      courseId: course.id,
    })
    .from(assetSubChapter)
    .innerJoin(assetChapter, eq(assetChapter.chapterId, assetSubChapter.chapterId))
    .leftJoin(
      lesson,
      and(eq(lesson.id, assetSubChapter.lessonId), eq(lesson.status, publicationStatus.published)),
    )
    .leftJoin(
      course,
      and(
        eq(course.id, lesson.courseId),
        eq(course.status, publicationStatus.published),
        eq(course.inLibrary, true),
      ),
    )
    .where(eq(assetChapter.assetId, assetId))
    .orderBy(asc(assetSubChapter.position), asc(assetSubChapter.subChapterId))
