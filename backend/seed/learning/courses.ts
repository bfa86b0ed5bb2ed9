import { z } from 'zod'
import { allProducts } from '@/backend/seed/catalog/products'
import { grade, orNull, picture, place, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'
import { readMarkdown } from '@/backend/seed/read/read-markdown'
import { listFolders } from '@/backend/seed/read/read-text'

const Category = z.strictObject({ slug, name: text })

/** The tabs of the library. */
export const courseCategories = once(() => readJson('learning/categories.json', z.array(Category)))

const LessonFields = z
  .strictObject({
    name: text,
    /** How long it takes to study. */
    minutes: z.number().positive().optional(),
    /** A film below `learning/clips/`, whose length counts instead. */
    clip: z.strictObject({ name: slug, seconds: place }).optional(),
    /** Open to everyone, also in a course that is sold. */
    isPreview: z.boolean().default(false),
    /** Name of the handout to print. */
    handout: slug.optional(),
  })
  .refine(({ minutes, clip }) => (minutes === undefined) !== (clip === undefined), {
    error: 'has either minutes or a clip',
  })
const CourseFields = z.strictObject({
  position: place,
  name: text,
  category: slug,
  grade: orNull(grade),
  subject: text,
  teacher: text,
  /** Follows a textbook and stands under its tab of the library. */
  followsTextbook: z.boolean().default(false),
  /** How long a bought course stays open. */
  validDays: orNull(place),
  summary: text,
  picture,
  chapters: z.array(z.strictObject({ name: text, lessons: z.array(slug).min(1) })).min(1),
})

export type Lesson = z.infer<typeof LessonFields> & { slug: string; html: string }
type Chapter = { name: string; lessons: Lesson[] }
export type Course = Omit<z.infer<typeof CourseFields>, 'chapters'> & {
  slug: string
  html: string
  chapters: Chapter[]
  /** Bought in the shop; every other course is free. */
  isSold: boolean
}

const COURSES = 'learning/courses'
/** A folder below `learning/courses/` is a course, its name the address. */
export const courseFolders = () => listFolders(COURSES)
export const courseFile = (course: string) => `${COURSES}/${course}/course.md`
export const lessonFile = (course: string, lesson: string) => `${COURSES}/${course}/${lesson}.md`

export function readCourse(address: string): Omit<Course, 'isSold'> {
  const { chapters, ...fields } = readMarkdown(courseFile(address), CourseFields)
  const readLesson = (lesson: string): Lesson => ({
    ...readMarkdown(lessonFile(address, lesson), LessonFields),
    slug: lesson,
  })
  return {
    ...fields,
    slug: address,
    chapters: chapters.map(({ name, lessons }) => ({ name, lessons: lessons.map(readLesson) })),
  }
}

/** The courses in the order of the library. */
export const courses = once((): readonly Course[] => {
  const sold = new Set(allProducts().flatMap(({ kind, slug }) => (kind === 'course' ? slug : [])))
  return courseFolders()
    .map((folder) => ({ ...readCourse(folder), isSold: sold.has(folder) }))
    .sort((one, other) => one.position - other.position)
})

/** The lessons of a course in their order. */
export const lessonsOf = ({ chapters }: Pick<Course, 'chapters'>): Lesson[] =>
  chapters.flatMap(({ lessons }) => lessons)
