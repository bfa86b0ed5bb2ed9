import type { Db } from '@/backend/platform/db/connect'
import { linkLessons } from '@/backend/seed/content/link-lessons'
import type { SeedContext } from '@/backend/seed/context'
import { writeCourses } from '@/backend/seed/learning/course-rows'
import { writeExams } from '@/backend/seed/learning/exam-rows'

export { learningPictures } from '@/backend/seed/learning/pictures'

/** Courses with their lessons, exercises and exams. */
export async function seedLearning(db: Db, context: SeedContext): Promise<void> {
  const written = await writeCourses(db, context)
  await writeExams(db, written, context)
  await linkLessons(db)
}
