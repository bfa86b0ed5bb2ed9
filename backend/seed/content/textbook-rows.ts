import { searchText } from '@/backend/modules/search/search-text'
import type { Db } from '@/backend/platform/db/connect'
import { asset, assetChapter, assetSubChapter } from '@/backend/platform/db/tables'
import { textbookPicture } from '@/backend/seed/content/pictures'
import { reserveIds, taker } from '@/backend/seed/content/reserve-ids'
import { textbooks } from '@/backend/seed/content/textbooks/index'
import type { Chapter, Textbook } from '@/backend/seed/content/textbooks/textbook'
import type { SeedContext } from '@/backend/seed/context'
import { soldCourses } from '@/backend/seed/learning/sold-courses'
import { mediaUrl } from '@/backend/seed/pictures'
import { slug } from '@/contract/text'

/** The shop's own book for the same subject and grade: its first volume when there are several, a workbook when there is no other. */
function productOf(book: Textbook, productIds: ReadonlyMap<string, number>): number | null {
  const about = `${slug(book.subject)}-lop-${book.grade}`
  const courses = new Set(soldCourses.map((course) => course.slug))
  const slugs = [...productIds.keys()].filter((each) => !courses.has(each)).sort()
  const own = slugs.filter((each) => each.startsWith(`${about}-`))
  const chosen =
    own.find((each) => each.endsWith('-tap-mot')) ??
    own[0] ??
    slugs.find((each) => each.endsWith(`-${about}`))
  return chosen === undefined ? null : (productIds.get(chosen) ?? null)
}

const entriesOf = ({ chapters }: Textbook) => chapters.flatMap(({ entries }) => entries)

function entryRows(chapterId: number, { entries }: Chapter, nextId: () => number) {
  type Row = typeof assetSubChapter.$inferInsert
  return entries.flatMap((entry, at): Row[] => {
    const id = nextId()
    const top = {
      subChapterId: id,
      chapterId,
      title: entry.title,
      position: at + 1,
      pageNo: entry.page,
    }
    const children = entry.children.map(({ title, page }, place) => ({
      subChapterId: nextId(),
      chapterId,
      parentId: id,
      title,
      position: place + 1,
      pageNo: page,
    }))
    return [top, ...children]
  })
}

export async function writeTextbooks(db: Db, { productIds }: SeedContext): Promise<void> {
  const chapterCount = textbooks.reduce((sum, { chapters }) => sum + chapters.length, 0)
  const entryCount = textbooks
    .flatMap(entriesOf)
    .reduce((sum, { children }) => sum + 1 + children.length, 0)
  const bookIds = await reserveIds(db, asset, 'id', textbooks.length)
  const nextChapter = taker(await reserveIds(db, assetChapter, 'chapter_id', chapterCount))
  const nextEntry = taker(await reserveIds(db, assetSubChapter, 'sub_chapter_id', entryCount))
  const placed = textbooks.flatMap((book, at) =>
    book.chapters.map((chapter, place) => ({
      chapter,
      chapterId: nextChapter(),
      assetId: bookIds[at] ?? 0,
      position: place + 1,
    })),
  )
  await db.insert(asset).values(
    textbooks.map((book, at) => ({
      id: bookIds[at],
      name: book.name,
      slug: book.slug,
      grade: book.grade,
      subject: book.subject,
      series: book.series,
      coverUrl: mediaUrl(textbookPicture(book)),
      productId: productOf(book, productIds),
      searchText: searchText(book.name, `${book.subject} lớp ${book.grade}`, book.series),
      position: at + 1,
    })),
  )
  await db.insert(assetChapter).values(
    placed.map(({ chapter, chapterId, assetId, position }) => ({
      chapterId,
      assetId,
      title: chapter.title,
      position,
      columnNo: chapter.column,
    })),
  )
  await db
    .insert(assetSubChapter)
    .values(placed.flatMap(({ chapter, chapterId }) => entryRows(chapterId, chapter, nextEntry)))
}
