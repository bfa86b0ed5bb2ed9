import 'server-only'
import type { CourseDetail, LessonDetail } from '@/contract/shop/learning'
import { sanitise, sanitiseLesson } from '@/lib/format/sanitise'

/** A file is fetched from the shop itself or over https, never from an address that runs something. */
const isFileAddress = (url: string) => /^\/(?![/\\])/.test(url) || /^https:\/\/[^/\\]/i.test(url)

/** A course with its HTML made harmless. */
export const safeCourse = (course: CourseDetail): CourseDetail => ({
  ...course,
  description: sanitise(course.description),
})

/** A lesson with its HTML made harmless, and only such files as lead somewhere safe. */
export const safeLesson = (lesson: LessonDetail): LessonDetail => ({
  ...lesson,
  content: sanitiseLesson(lesson.content),
  captionURL: lesson.captionURL && isFileAddress(lesson.captionURL) ? lesson.captionURL : null,
  attachments: lesson.attachments.filter(({ fileURL }) => isFileAddress(fileURL)),
})
