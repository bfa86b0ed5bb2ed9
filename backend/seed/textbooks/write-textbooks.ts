import { searchText } from '@/backend/modules/search'
import { asset, assetChapter, assetSubChapter } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { SeedContext } from '@/backend/seed/context'
import { textbookPicture } from '@/backend/seed/generators/content-pictures'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { reserveIds, taker } from '@/backend/seed/reserve-ids'
import { type Chapter, columnOf, type Textbook, textbooks } from './textbooks'

const topEntriesOf = ({ chapters }: Textbook) => chapters.flatMap(({ entries }) => entries)

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
  const chapterCount = textbooks().reduce((sum, { chapters }) => sum + chapters.length, 0)
  const entryCount = textbooks()
    .flatMap(topEntriesOf)
    .reduce((sum, { children }) => sum + 1 + children.length, 0)
  const bookIds = await reserveIds(db, asset, 'id', textbooks().length)
  const nextChapter = taker(await reserveIds(db, assetChapter, 'chapter_id', chapterCount))
  const nextEntry = taker(await reserveIds(db, assetSubChapter, 'sub_chapter_id', entryCount))
  const placed = textbooks().flatMap((book, at) =>
    book.chapters.map((chapter, place) => ({
      chapter,
      columnNo: columnOf(book, place),
      chapterId: nextChapter(),
      assetId: bookIds[at] ?? 0,
      position: place + 1,
    })),
  )
  await db.insert(asset).values(
    textbooks().map((book, at) => ({
      id: bookIds[at],
      name: book.name,
      slug: book.slug,
      grade: book.grade,
      subject: book.subject,
      series: book.series,
      coverUrl: mediaUrl(textbookPicture(book)),
      productId: productIds.get(book.product ?? '') ?? null,
      searchText: searchText(book.name, `${book.subject} lớp ${book.grade}`, book.series),
      position: book.position,
    })),
  )
  await db.insert(assetChapter).values(
    placed.map(({ chapter, columnNo, chapterId, assetId, position }) => ({
      chapterId,
      assetId,
      title: chapter.title,
      position,
      columnNo,
    })),
  )
  await db
    .insert(assetSubChapter)
    .values(placed.flatMap(({ chapter, chapterId }) => entryRows(chapterId, chapter, nextEntry)))
}
