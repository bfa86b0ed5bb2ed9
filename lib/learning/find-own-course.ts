import 'server-only'
import {
  type CourseDetail,
  getLibraryCourse,
  getLibraryLesson,
  getUserCourse,
  getUserLesson,
  type LessonDetail,
  listUserCourses,
  type UserCourse,
} from '@/contract/shop/learning'
import { callWithSession } from '@/lib/api/session'
import { isMissing, UpstreamError } from '@/lib/api/upstream-error'
import {
  courseOrNull,
  findLibraryCourse,
  findLibraryLesson,
  lessonOrReason,
} from '@/lib/learning/find-course'
import { courseIdOf } from '@/lib/learning/required-course-id'
import { safeCourse, safeLesson } from '@/lib/learning/sanitise-course'

/** The upstream no longer knows the session. */
const guest = { kind: 'guest' } as const

const isGuest = (error: unknown) => error instanceof UpstreamError && error.status === 401

export type OwnCourses =
  | { kind: 'found'; courses: UserCourse[]; totalPage: number }
  | { kind: 'failed' }
  | typeof guest

/** The user's courses; a failure is shown on the page, not thrown. */
export async function listOwnCourses(page: number): Promise<OwnCourses> {
  try {
    const { data, totalPage } = await callWithSession(listUserCourses, { query: { page } })
    return { kind: 'found', courses: data, totalPage }
  } catch (error) {
    return isGuest(error) ? guest : { kind: 'failed' }
  }
}

export type OwnCourse = { kind: 'found'; course: CourseDetail } | { kind: 'missing' } | typeof guest

/** One of the user's courses. */
export async function findOwnCourse(id: number): Promise<OwnCourse> {
  try {
    const { data } = await callWithSession(getUserCourse, { params: { id } })
    return { kind: 'found', course: safeCourse(data) }
  } catch (error) {
    if (isGuest(error)) return guest
    // Some upstreams answer 403 for a course that is not the user's: here it does not exist.
    const isForbidden = error instanceof UpstreamError && error.status === 403
    if (isMissing(error) || isForbidden) return { kind: 'missing' }
    throw error
  }
}

export type OwnLesson =
  | { kind: 'found'; lesson: LessonDetail }
  | { kind: 'missing' }
  | { kind: 'failed'; errorMessage: string }
  /** The learner's time with its course is over. */
  | { kind: 'ended'; errorMessage: string; courseId: number }
  | typeof guest

/** A lesson of one of the user's courses; a failure keeps the upstream's text for the page. */
export async function findOwnLesson(id: number): Promise<OwnLesson> {
  try {
    const { data } = await callWithSession(getUserLesson, { params: { id } })
    return { kind: 'found', lesson: safeLesson(data) }
  } catch (error) {
    if (isGuest(error)) return guest
    if (isMissing(error)) return { kind: 'missing' }
    if (!(error instanceof UpstreamError)) throw error
    const courseId = error.status === 403 ? courseIdOf(error.data) : null
    if (courseId !== null) return { kind: 'ended', errorMessage: error.userMessage, courseId }
    return { kind: 'failed', errorMessage: error.userMessage }
  }
}

/** Whoever is no longer signed in sees what everybody sees. */
const orAsGuest = <T>(asked: Promise<T>, asGuest: () => Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (isGuest(error)) return asGuest()
    throw error
  })

/** For previews: staff see drafts. */
export const previewCourse = (id: number) =>
  orAsGuest(courseOrNull(callWithSession(getLibraryCourse, { params: { id } })), () =>
    findLibraryCourse(id),
  )
export const previewLesson = (id: number) =>
  orAsGuest(lessonOrReason(callWithSession(getLibraryLesson, { params: { id } })), () =>
    findLibraryLesson(id),
  )
