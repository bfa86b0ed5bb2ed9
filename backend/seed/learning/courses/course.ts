import type { ClipName } from '@/backend/seed/learning/clips'
import { soldCourses } from '@/backend/seed/learning/sold-courses'
import { slug } from '@/contract/text'

export type Lesson = {
  name: string
  slug: string
  /** Seconds of study; with a clip the clip's own length counts. */
  seconds: number
  clip: ClipName | null
  /** Open to everyone, also in a course that is sold. */
  isPreview: boolean
  /** Name of the handout to print. */
  handout: string | null
  html: string
}
export type Chapter = { name: string; lessons: Lesson[] }

export const courseCategories = [
  { slug: 'lop-1', name: 'Lớp 1' },
  { slug: 'lop-3', name: 'Lớp 3' },
  { slug: 'lop-5', name: 'Lớp 5' },
  { slug: 'lop-6', name: 'Lớp 6' },
  { slug: 'lop-9', name: 'Lớp 9' },
  { slug: 'lop-10', name: 'Lớp 10' },
  { slug: 'lop-12', name: 'Lớp 12' },
  { slug: 'ki-nang-hoc-tap', name: 'Kĩ năng học tập' },
] as const
type CategorySlug = (typeof courseCategories)[number]['slug']

export type Course = {
  name: string
  slug: string
  category: CategorySlug
  grade: number | null
  subject: string
  teacher: string
  /** Follows a textbook and stands under its tab of the library. */
  isSgk: boolean
  /** Bought in the shop; every other course is free. */
  isSold: boolean
  /** How long a bought course stays open. */
  validDays: number | null
  summary: string
  html: string
  chapters: Chapter[]
}

type Head = Pick<
  Course,
  'name' | 'category' | 'grade' | 'subject' | 'teacher' | 'summary' | 'html'
> &
  Partial<Pick<Course, 'isSgk' | 'validDays'>>

export function course(head: Head, chapters: Chapter[]): Course {
  const address = slug(head.name)
  const isSold = soldCourses.some((sold) => sold.slug === address)
  return { isSgk: false, validDays: null, ...head, slug: address, isSold, chapters }
}

export const chapter = (name: string, lessons: Lesson[]): Chapter => ({ name, lessons })

type LessonFacts = { minutes: number; clip?: ClipName; preview?: true; handout?: string }

export const lesson = (name: string, facts: LessonFacts, html: string): Lesson => ({
  name,
  slug: slug(name),
  seconds: facts.minutes * 60,
  clip: facts.clip ?? null,
  isPreview: facts.preview ?? false,
  handout: facts.handout ?? null,
  html,
})
