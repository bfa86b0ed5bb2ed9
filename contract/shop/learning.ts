import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  blankable,
  Confirmation,
  codeText,
  envelope,
  IdText,
  Instant,
  PageText,
  paged,
  SearchText,
  searched,
  sizeText,
} from '@/contract/fields'
import { messages } from '@/contract/messages'

export const CourseItem = z.object({
  courseId: z.int(),
  courseName: z.string(),
  slug: z.string(),
  imageURL: z.nullish(z.string()),
  courseCategoryId: z.nullish(z.int()),
  teacher: z.nullish(z.string()),
  summary: z.nullish(z.string()),
  isFree: z.boolean(),
  totalLesson: z.int(),
})
export type CourseItem = z.output<typeof CourseItem>
export const CourseCategory = z.object({
  courseCategoryId: z.int(),
  courseCategoryName: z.string(),
  totalCourse: z.optional(z.int()),
})

const LessonItem = z.object({
  lessonId: z.int(),
  lessonName: z.string(),
  position: z.int(),
  hasVideo: z.boolean(),
  isPreview: z.boolean(),
  isLocked: z.boolean(),
  /** Seconds. */
  duration: z.nullish(z.int()),
  isCompleted: z.optional(z.boolean()),
})
export const CourseChapter = z.object({
  courseChapterId: z.int(),
  chapterName: z.string(),
  position: z.int(),
  lessons: z.array(LessonItem),
})

export const CourseDetail = z.object({
  courseId: z.int(),
  courseName: z.string(),
  slug: z.string(),
  summary: z.nullish(z.string()),
  /** Sanitised HTML. */
  description: z.string(),
  imageURL: z.nullish(z.string()),
  teacher: z.nullish(z.string()),
  isFree: z.boolean(),
  isOwned: z.boolean(),
  productId: z.nullish(z.int()),
  productSlug: z.nullish(z.string()),
  price: z.nullish(z.int()),
  priceSale: z.nullish(z.int()),
  /** @example "2036-11-21T03:00:00Z" */
  expireDate: z.nullish(Instant),
  /** The caller had it until `expireDate`: its lessons are closed, progress and results are kept. */
  hasEnded: z.optional(z.boolean()),
  courseChapters: z.array(CourseChapter),
  totalExamination: z.int(),
  /** Where the learner left off. */
  nextLessonId: z.nullish(z.int()),
  completedLesson: z.nullish(z.int()),
  /** The learner has opened a lesson of it. */
  hasBegun: z.optional(z.boolean()),
})
export type CourseDetail = z.output<typeof CourseDetail>

export const LessonDetail = z.object({
  lessonId: z.int(),
  lessonName: z.string(),
  courseId: z.int(),
  courseName: z.string(),
  courseSlug: z.string(),
  /** Sanitised HTML with formulas already set. */
  content: z.string(),
  videoURL: z.nullable(z.string()),
  captionURL: z.nullish(z.string()),
  duration: z.nullish(z.int()),
  attachments: z.array(
    z.object({
      attachmentId: z.int(),
      fileName: z.string(),
      /** @example "/media/tai-lieu/bai-1.pdf" */
      fileURL: z.string(),
      /** @example 120000 */
      fileSize: z.int(),
      /** @example "application/pdf" */
      mimeType: z.string(),
    }),
  ),
  previousLessonId: z.nullable(z.int()),
  nextLessonId: z.nullable(z.int()),
  /** Seconds into the video. */
  resumePosition: z.nullish(z.int()),
  isCompleted: z.optional(z.boolean()),
})
export type LessonDetail = z.output<typeof LessonDetail>

const LibraryQuery = z.object({
  page: PageText,
  pageSize: sizeText(12, 60),
  searchContent: blankable(SearchText),
  /** @example "1" */
  category: blankable(IdText),
})
const byId = z.object({ id: IdText })

export const listLibraryCourses = endpoint({
  method: 'GET',
  path: '/api/Library',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Courses of the library.',
  query: LibraryQuery,
  response: searched(CourseItem),
})
export const listTextbookCourses = endpoint({
  method: 'GET',
  path: '/api/Library/CourseSGKLibrary',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Courses of the library that follow a textbook.',
  query: LibraryQuery,
  response: searched(CourseItem),
})
export const getLibraryCourse = endpoint({
  method: 'GET',
  path: '/api/Library/CourseDetail/{id}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'One course of the library; drafts for staff only.',
  params: byId,
  response: envelope(CourseDetail),
})
export const getLibraryLesson = endpoint({
  method: 'GET',
  path: '/api/Library/LessonDetail/{id}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'One lesson of the library; 403 with a reason when it is locked.',
  params: byId,
  response: envelope(LessonDetail),
})
export const listCourseCategories = endpoint({
  method: 'GET',
  path: '/api/Library/CourseCategories',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Categories of courses.',
  response: envelope(z.array(CourseCategory)),
})

export const UserCourse = z.object({
  courseId: z.int(),
  courseName: z.string(),
  slug: z.string(),
  imageURL: z.nullish(z.string()),
  totalLesson: z.int(),
  completedLesson: z.int(),
  totalExamination: z.int(),
  nextLessonId: z.nullish(z.int()),
  /** A lesson of it was opened. */
  hasBegun: z.optional(z.boolean()),
  /** @example "2036-11-21T03:00:00Z" */
  expireDate: z.nullish(Instant),
  /** Its time is over; it stands after those that are open. */
  hasEnded: z.optional(z.boolean()),
})
export type UserCourse = z.output<typeof UserCourse>

export const listUserCourses = endpoint({
  method: 'GET',
  path: '/api/UserCourse',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The courses of the signed-in learner.',
  query: z.object({ page: PageText, pageSize: sizeText(12, 60) }),
  response: paged(UserCourse),
})
export const getUserCourse = endpoint({
  method: 'GET',
  path: '/api/UserCourse/CourseDetail/{id}',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'One of the learner’s courses, also one whose time is over; 404 when not enrolled.',
  params: byId,
  response: envelope(CourseDetail),
})
export const getUserLesson = endpoint({
  method: 'GET',
  path: '/api/UserCourse/LessonDetail/{id}',
  access: 'user',
  budget: { cost: 'read' },
  summary:
    'A lesson of one of the learner’s courses; 403 when its time is over, 404 when not enrolled.',
  params: byId,
  response: envelope(LessonDetail),
})
export const saveLessonProgress = endpoint({
  method: 'POST',
  path: '/api/UserCourse/LessonProgress/{lessonId}',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Remembers how far a lesson was watched, in seconds.',
  params: z.object({ lessonId: IdText }),
  body: z.object({
    position: z.int().check(z.minimum(0), z.maximum(86_400)),
    duration: z.int().check(z.minimum(0), z.maximum(86_400)),
    isCompleted: z.optional(z.boolean()),
  }),
  response: Confirmation,
})
export const takeCourse = endpoint({
  method: 'POST',
  path: '/api/UserCourse/Take/{id}',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Puts a free course of the library among the learner’s own, so that progress is kept.',
  params: byId,
  response: Confirmation,
})
export const activateCourse = endpoint({
  method: 'POST',
  path: '/api/UserCourse/Active',
  access: 'user',
  budget: { cost: 'write', limits: 'courseCodes' },
  extension: true,
  summary: 'Opens a course with the code printed in a book.',
  body: z.object({
    code: codeText(40, messages.activationCodeRequired),
    seri: z.optional(codeText(40)),
  }),
  response: envelope(z.object({ courseId: z.int() })),
})
