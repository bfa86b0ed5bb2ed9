import 'server-only'
import { findLibraryCourse, findLibraryLesson } from '@/lib/learning/find-course'

/** A course of the library that somebody asked for as their own. */
export type NotOwned = { courseId: number; courseName: string | null; isLessonOpen: boolean }

/** The library's course of that id; null when there is none. */
export async function findNotOwnedCourse(id: number): Promise<NotOwned | null> {
  const course = await findLibraryCourse(id)
  return course && { courseId: id, courseName: course.courseName, isLessonOpen: false }
}

/** The library's course of a lesson, and whether the lesson can be read there; null when there is none. */
export async function findNotOwnedLesson(id: number): Promise<NotOwned | null> {
  const found = await findLibraryLesson(id)
  if (found.kind === 'found') {
    const { courseId, courseName } = found.lesson
    return { courseId, courseName, isLessonOpen: true }
  }
  return found.kind === 'locked' && found.courseId !== null
    ? findNotOwnedCourse(found.courseId)
    : null
}
