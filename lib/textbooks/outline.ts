import type { Chapter, SubChapter } from '@/contract/textbooks'

export type OutlineEntry = SubChapter & { children: SubChapter[] }
export type OutlineChapter = Chapter & { entries: OutlineEntry[] }
/** The two columns of a textbook's contents. */
export type Outline = readonly [OutlineChapter[], OutlineChapter[]]

const TOP = 0

const byPosition =
  <T extends { position: number }>(idOf: (item: T) => number) =>
  (one: T, other: T) =>
    one.position - other.position || idOf(one) - idOf(other)

/** The top-level entry an entry belongs under, or null when it stands at top level itself. */
function ancestorOf(entry: SubChapter, known: ReadonlyMap<number, SubChapter>): SubChapter | null {
  const seen = new Set([entry.subChapterId])
  let current = entry
  while (current.parentId !== TOP) {
    const parent = known.get(current.parentId)
    // A missing parent, one of another chapter, or a circle: shown at top level rather than dropped.
    if (!parent || parent.chapterId !== entry.chapterId) return current === entry ? null : current
    if (seen.has(parent.subChapterId)) return null
    seen.add(parent.subChapterId)
    current = parent
  }
  return current === entry ? null : current
}

/** Builds the tree of a textbook: chapters by column and position, entries with all their descendants flat below them. */
export function outlineOf(
  chapters: readonly Chapter[],
  subChapters: readonly SubChapter[],
): Outline {
  const known = new Map(subChapters.map((entry) => [entry.subChapterId, entry]))
  const children = new Map<number, SubChapter[]>()
  const tops: SubChapter[] = []
  for (const entry of subChapters) {
    const ancestor = ancestorOf(entry, known)
    if (ancestor)
      children.set(ancestor.subChapterId, [...(children.get(ancestor.subChapterId) ?? []), entry])
    else tops.push(entry)
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
