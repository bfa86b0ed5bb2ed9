import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, line, lines, Money, SlugText } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { PictureUrl } from '@/contract/staff/pictures'
import { staffResource } from '@/contract/staff/resource'

export const courseStates = ['published', 'draft', 'archived'] as const

const whole = (least: number, most: number) =>
  z
    .int(messages.badInput)
    .check(z.minimum(least, messages.badInput), z.maximum(most, messages.badInput))
/** No NUL: the one character that no database column takes. */
const Html = z
  .string()
  .check(z.maxLength(200_000, messages.tooLong), z.regex(/^[^\0]*$/, messages.badInput))
const MediaUrl = z
  .string()
  .check(z.regex(/^(?:\/|https:\/\/)[\w\-.~%/:?=&]+$/, messages.badInput), z.maxLength(500))

/** Chapters and lessons in their order; one without an id is new. */
const Outline = z
  .array(
    z.object({
      id: z.optional(z.nullable(Id)),
      name: line(200, messages.nameNeeded),
      lessons: z
        .array(
          z.object({
            id: z.optional(z.nullable(Id)),
            name: line(200, messages.nameNeeded),
            isPreview: z.boolean(),
            isPublished: z.boolean(),
          }),
        )
        .check(z.maxLength(300, messages.tooLarge)),
    }),
  )
  .check(z.maxLength(100, messages.tooLarge))
export type Outline = z.output<typeof Outline>

const fields = {
  courseName: line(200, messages.nameNeeded),
  summary: lines(1000),
  description: Html,
  imageURL: z.nullable(PictureUrl),
  teacher: line(120),
  grade: z.nullable(whole(1, 12)),
  subject: z.nullable(line(60)),
  courseCategoryId: z.nullable(Id),
  /** The product that sells it; none for a free course. */
  productId: z.nullable(Id),
  isFree: z.boolean(),
  inLibrary: z.boolean(),
  /** It follows a textbook. */
  isTextbook: z.boolean(),
  /** How long an activation lasts; null for ever. */
  validDays: z.nullable(whole(1, 36_500)),
}
const { courseName, ...others } = fields
const CourseDraft = z.extend(z.partial(z.object(others)), { courseName })
const CourseChange = z.extend(z.partial(z.object(fields)), {
  slug: z.optional(SlugText),
  isPublished: z.optional(z.boolean()),
  chapters: z.optional(Outline),
})

const CourseRow = z.object({
  id: z.int(),
  courseName: z.string(),
  slug: z.string(),
  teacher: z.string(),
  isPublished: z.boolean(),
  isArchived: z.boolean(),
  isFree: z.boolean(),
  lessonCount: z.int(),
  productId: z.nullable(z.int()),
  /** What the product costs. */
  priceSale: z.nullable(Money),
  updatedTime: Instant,
})
export type CourseRow = z.output<typeof CourseRow>

const StaffCourse = z.extend(CourseRow, {
  summary: z.string(),
  description: z.string(),
  imageURL: z.nullable(z.string()),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  courseCategoryId: z.nullable(z.int()),
  inLibrary: z.boolean(),
  isTextbook: z.boolean(),
  validDays: z.nullable(z.int()),
  productName: z.nullable(z.string()),
  chapters: z.array(
    z.object({
      /** Null holds the lessons that stand in no chapter yet. */
      id: z.nullable(z.int()),
      name: z.string(),
      lessons: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          isPreview: z.boolean(),
          isPublished: z.boolean(),
        }),
      ),
    }),
  ),
})
export type StaffCourse = z.output<typeof StaffCourse>

const lessonFields = {
  lessonName: line(200, messages.nameNeeded),
  content: Html,
  videoURL: z.nullable(MediaUrl),
  captionURL: z.nullable(MediaUrl),
  /** Seconds. */
  duration: z.nullable(whole(0, 86_400)),
  isPreview: z.boolean(),
  isPublished: z.boolean(),
}
const StaffLesson = z.object({
  id: z.int(),
  courseId: z.int(),
  lessonName: z.string(),
  content: z.string(),
  videoURL: z.nullable(z.string()),
  captionURL: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  isPreview: z.boolean(),
  isPublished: z.boolean(),
})
export type StaffLesson = z.output<typeof StaffLesson>

const courses = staffResource({
  path: 'courses',
  noun: 'a course',
  id: IdText,
  read: may('courses.read'),
  write: may('courses.write'),
})
const lessons = staffResource({
  path: 'lessons',
  noun: 'a lesson',
  id: IdText,
  read: may('courses.read'),
  write: may('courses.write'),
})

export const staffCourses = {
  list: courses.list(CourseRow, {
    sorts: ['updatedTime', 'courseName'],
    filters: { state: z.optional(z.enum(courseStates)) },
  }),
  read: courses.read(StaffCourse),
  create: courses.create(CourseDraft, StaffCourse),
  /** Chapters and lessons as a whole; a published lesson is made a draft before it can be left out. */
  change: courses.change(CourseChange, StaffCourse),
  archive: courses.archive(),
  restoreCourse: endpoint({
    method: 'POST',
    path: '/api/staff/courses/{id}/restore',
    access: 'staff',
    roles: may('courses.write'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Takes an archived course back as a draft.',
    params: z.object({ id: IdText }),
    response: envelope(StaffCourse),
  }),
  readLesson: lessons.read(StaffLesson),
  changeLesson: lessons.change(z.partial(z.object(lessonFields)), StaffLesson),
}
