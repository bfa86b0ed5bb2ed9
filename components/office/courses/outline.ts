import type { Outline } from '@/contract/staff/courses'

export type Chapter = Outline[number]
export type Lesson = Chapter['lessons'][number]

export const moved = <T>(all: readonly T[], from: number, to: number): T[] => {
  const one = all[from]
  const rest = all.filter((_, at) => at !== from)
  return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)]
}

export const replaced = <T>(all: readonly T[], at: number, next: T): T[] =>
  all.map((one, index) => (index === at ? next : one))

export const without = <T>(all: readonly T[], at: number): T[] =>
  all.filter((_, index) => index !== at)

/** A lesson one place on; at the edge of its chapter it goes into the next one. */
export function stepLesson(
  chapters: readonly Chapter[],
  chapterAt: number,
  at: number,
  step: 1 | -1,
): Chapter[] {
  const chapter = chapters[chapterAt]
  const one = chapter?.lessons[at]
  if (!chapter || !one) return [...chapters]
  const to = at + step
  if (to >= 0 && to < chapter.lessons.length) {
    return replaced(chapters, chapterAt, { ...chapter, lessons: moved(chapter.lessons, at, to) })
  }
  const next = chapters[chapterAt + step]
  if (!next) return [...chapters]
  const lessons = step === 1 ? [one, ...next.lessons] : [...next.lessons, one]
  const left = replaced(chapters, chapterAt, { ...chapter, lessons: without(chapter.lessons, at) })
  return replaced(left, chapterAt + step, { ...next, lessons })
}

/** Where a lesson stands: its chapter's place and its own in it. */
export function lessonPlace(chapters: readonly Chapter[], lesson: Lesson): string {
  const at = chapters.findIndex(({ lessons }) => lessons.includes(lesson))
  return `${at}.${chapters[at]?.lessons.indexOf(lesson)}`
}
