import type { Chapter, SubChapter } from '@/contract/shop/textbooks'

export type OutlineEntry = SubChapter & { children: SubChapter[] }
export type OutlineChapter = Chapter & { entries: OutlineEntry[] }
/** The two columns of a textbook's contents. */
export type Outline = readonly [OutlineChapter[], OutlineChapter[]]

const TOP = 0

const byPosition =
  <T extends { position: number }>(idOf: (item: T) => number) =>
  (one: T, other: T) =>
    one.position - other.position || idOf(one) - idOf(other)

/** The top-level entry above an entry, or the entry itself; null for orphans and circles, which have no place in the tree. */
function topOf(entry: SubChapter, known: ReadonlyMap<number, SubChapter>): SubChapter | null {
  const seen = new Set<number>()
  let current = entry
  while (current.parentId !== TOP) {
    seen.add(current.subChapterId)
    const parent = known.get(current.parentId)
    if (!parent || parent.chapterId !== entry.chapterId || seen.has(parent.subChapterId))
      return null
    current = parent
  }
  return current
}

/** Builds the tree of a textbook: chapters by column and position, entries with all their descendants flat below them; orphans and circles are left out. */
export function outlineOf(
  chapters: readonly Chapter[],
  subChapters: readonly SubChapter[],
): Outline {
  const known = new Map(subChapters.map((entry) => [entry.subChapterId, entry]))
  const children = new Map<number, SubChapter[]>()
  const tops: SubChapter[] = []
  for (const entry of subChapters) {
    const top = topOf(entry, known)
    if (top === entry) tops.push(entry)
    else if (top) children.set(top.subChapterId, [...(children.get(top.subChapterId) ?? []), entry])
  }
  const sortEntries = byPosition<SubChapter>(({ subChapterId }) => subChapterId)
  const entriesOf = (chapterId: number): OutlineEntry[] =>
    tops
      .filter((entry) => entry.chapterId === chapterId)
      .sort(sortEntries)
      .map((entry) => ({
        ...entry,
        children: (children.get(entry.subChapterId) ?? []).sort(sortEntries),
      }))
  const sorted = [...chapters]
    .sort(byPosition(({ chapterId }) => chapterId))
    .map((chapter) => ({ ...chapter, entries: entriesOf(chapter.chapterId) }))
  return [sorted.filter(({ column }) => column !== 2), sorted.filter(({ column }) => column === 2)]
}
