import type { Db } from '@/backend/platform/db/connect'
import type { SeedContext } from '@/backend/seed/context'
import { writeExams } from '@/backend/seed/exams/write-exams'
import { linkLessons } from './link-lessons'
import { writeCourses } from './write-courses'

/** Courses with their lessons, exercises and exams, and what leads to them from texts written before. */
export async function writeLearning(db: Db, context: SeedContext): Promise<void> {
  const written = await writeCourses(db, context)
  await writeExams(db, written, context)
  await linkLessons(db)
}
