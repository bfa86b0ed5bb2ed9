import { expect, test } from '@jest/globals'
import type { Chapter, SubChapter } from '@/contract/shop/textbooks'
import { outlineOf } from '@/lib/textbooks/outline'

const chapter = (chapterId: number, position: number, column = 1): Chapter => ({
  chapterId,
  position,
  column,
  chapterName: `Chương ${chapterId}`,
})
const entry = (
  subChapterId: number,
  parentId = 0,
  chapterId = 1,
  position = subChapterId,
): SubChapter => ({
  subChapterId,
  parentId,
  chapterId,
  position,
  subChapterName: `Mục ${subChapterId}`,
  url: null,
})
const shape = (entries: readonly SubChapter[], chapters = [chapter(1, 1)]) =>
  outlineOf(chapters, entries).map((column) =>
    column.map(({ chapterId, entries: tops }) => [
      chapterId,
      tops.map(({ subChapterId, children }) => [
        subChapterId,
        children.map((child) => child.subChapterId),
      ]),
    ]),
  )

test('chapters stand in their column by position, ties by id; any other column counts as the first', () => {
  const columns = outlineOf(
    [chapter(3, 1, 7), chapter(2, 1), chapter(5, 2, 2), chapter(4, 1, 2)],
    [],
  )
  expect(columns.map((column) => column.map(({ chapterId }) => chapterId))).toEqual([
    [2, 3],
    [4, 5],
  ])
})

test('children follow their parent by position', () => {
  expect(shape([entry(3, 1, 1, 2), entry(2, 1, 1, 3), entry(1)])).toEqual([
    [[1, [[1, [3, 2]]]]],
    [],
  ])
})

test('a grandchild is listed flat under the top-level entry', () => {
  expect(shape([entry(1), entry(2, 1), entry(3, 2)])).toEqual([[[1, [[1, [2, 3]]]]], []])
})

test.each([
  ['a missing parent', [entry(1), entry(2, 99)]],
  ['a parent that is left out itself', [entry(1), entry(2, 3), entry(3, 99)]],
  ['a parent in another chapter', [entry(1), entry(2, 7), entry(7, 0, 9)]],
  ['itself as parent', [entry(1), entry(2, 2)]],
  ['its child as parent', [entry(1), entry(2, 3), entry(3, 2)]],
  ['a circle above it', [entry(1), entry(2, 3), entry(3, 4), entry(4, 3)]],
])('an entry with %s is left out', (_, entries) => {
  expect(shape(entries)).toEqual([[[1, [[1, []]]]], []])
})
