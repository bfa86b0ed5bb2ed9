import { objectTypes } from '@/contract/kinds'

type Goods = { objectType: number }
type Lines = readonly Goods[]

export const isCourse = ({ objectType }: Goods) => objectType === objectTypes.course

export const hasCourses = (lines: Lines) => lines.some(isCourse)

/** Nothing of it is sent: it is read on the site. */
export const isCoursesOnly = (lines: Lines) => lines.length > 0 && lines.every(isCourse)

/** The text that fits what an order holds: books, courses, or both. */
export function textFor<Text>(lines: Lines, texts: Record<'books' | 'courses' | 'both', Text>) {
  if (!hasCourses(lines)) return texts.books
  return isCoursesOnly(lines) ? texts.courses : texts.both
}
