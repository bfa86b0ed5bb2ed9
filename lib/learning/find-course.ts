import { courseIdOf } from '@/lib/learning/required-course-id'
import 'server-only'
import {
  type CourseDetail,
  getLibraryCourse,
  getLibraryLesson,
  type LessonDetail,
} from '@/contract/shop/learning'
import { callPublic } from '@/lib/api/public'
import { isMissing, UpstreamError } from '@/lib/api/upstream-error'
import { safeCourse, safeLesson } from '@/lib/learning/sanitise-course'

export type FoundLesson =
  | { kind: 'found'; lesson: LessonDetail }
  /** Not open to this user; the upstream says why. */
  | { kind: 'locked'; errorMessage: string; courseId: number | null }
  | { kind: 'missing' }

/** Null stands for `isNoExist`. */
export async function courseOrNull(
  asked: Promise<{ data: CourseDetail }>,
): Promise<CourseDetail | null> {
  try {
    return safeCourse((await asked).data)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export async function lessonOrReason(asked: Promise<{ data: LessonDetail }>): Promise<FoundLesson> {
  try {
    return { kind: 'found', lesson: safeLesson((await asked).data) }
  } catch (error) {
    if (isMissing(error)) return { kind: 'missing' }
    if (!(error instanceof UpstreamError) || error.status !== 403) throw error
    return { kind: 'locked', errorMessage: error.userMessage, courseId: courseIdOf(error.data) }
  }
}

/** A course of the library as everybody sees it. */
export const findLibraryCourse = (id: number) =>
  courseOrNull(callPublic(getLibraryCourse, { params: { id } }))

/** A lesson of the library as everybody sees it. */
export const findLibraryLesson = (id: number) =>
  lessonOrReason(callPublic(getLibraryLesson, { params: { id } }))
