type Goods = { objectType: number }
type Lines = readonly Goods[]

const COURSE = 1

export const isCourse = ({ objectType }: Goods) => objectType === COURSE

export const hasCourses = (lines: Lines) => lines.some(isCourse)

/** Nothing of it is sent: it is read on the site. */
export const isCoursesOnly = (lines: Lines) => lines.length > 0 && lines.every(isCourse)

/** Words for what an order holds: books, courses, or both. */
export function wordsFor<Words>(lines: Lines, words: Record<'books' | 'courses' | 'both', Words>) {
  if (!hasCourses(lines)) return words.books
  return isCoursesOnly(lines) ? words.courses : words.both
}
