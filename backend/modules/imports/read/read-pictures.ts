import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Problem, ReadRow } from '@/backend/modules/imports/import-row'
import { beginningOf } from '@/backend/modules/imports/read/decode-text'
import type { Archive } from '@/backend/modules/imports/read/open-archive'
import { rowTexts } from '@/backend/modules/imports/texts'
import { pictureFault } from '@/backend/modules/media'
import { readIsbn } from '@/contract/isbn'

type Entry = Archive['entries'][number]
type Named = { entry: Entry; isbn: string; position: number }

const isNothing = ({ fileName }: Entry) =>
  fileName.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/.test(fileName)

/** `9786041234567.jpg`, `978-604-123-456-7_2.png`: the ISBN, and which of its pictures. */
function nameOf(entry: Entry): Named | null {
  const [, isbnText = '', position] =
    /^(97[89][\d -]{10,14}|\d{9}[\dXx])(?:[_-](\d{1,2}))?\.[a-z]{3,4}$/i.exec(
      path.posix.basename(entry.fileName),
    ) ?? []
  const isbn = readIsbn(isbnText)
  return isbn ? { entry, isbn, position: Number(position ?? 0) } : null
}

export const zipSource = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function readBook(
  archive: Archive,
  isbn: string,
  named: Named[],
): Promise<Omit<ReadRow, 'rowNo'>> {
  const images: string[] = []
  const problems: Problem[] = []
  for (const { entry } of named.sort((one, other) => one.position - other.position)) {
    const bytes = await archive.read(entry)
    const fault = await pictureFault(bytes)
    if (!fault) images.push(`zip:${zipSource(bytes)}:${entry.fileName}`)
    else problems.push({ field: 'images', text: rowTexts.pictureFault[fault](entry.fileName) })
  }
  // Beside one that is sound a broken one is only said.
  const isNote = images.length > 0
  return {
    given: { isbn, images },
    problems: problems.map((one) => (isNote ? { ...one, isNote } : one)),
  }
}

/** The pictures of a ZIP by the ISBN in their names; each book is one row. */
export async function* readPictures(archive: Archive): AsyncGenerator<ReadRow> {
  let rowNo = 0
  const books = new Map<string, Named[]>()
  for (const entry of archive.entries) {
    if (isNothing(entry)) continue
    const named = nameOf(entry)
    if (named) books.set(named.isbn, [...(books.get(named.isbn) ?? []), named])
    else {
      rowNo += 1
      const text = rowTexts.notIsbnName(beginningOf(entry.fileName, 80))
      yield { rowNo, given: {}, problems: [{ field: 'images', text }] }
    }
  }
  for (const [isbn, named] of books) {
    rowNo += 1
    yield { rowNo, ...(await readBook(archive, isbn, named)) }
  }
}
