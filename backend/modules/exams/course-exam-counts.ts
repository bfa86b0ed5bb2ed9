import { and, eq, inArray, sql } from 'drizzle-orm'
import { examination } from '@/backend/modules/exams/tables'
import type { Db } from '@/backend/platform/db/connect'
import { examKinds, publicationStatus } from '@/contract/kinds'

/** Published exams of a course; the exercises of its lessons are not among them. */
export async function countExaminations(db: Db, courseId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(examination)
    .where(
      and(
        eq(examination.courseId, courseId),
        eq(examination.kind, examKinds.exam),
        eq(examination.status, publicationStatus.published),
      ),
    )
  return row?.count ?? 0
}

/** Number of published exams, by course. */
export async function countExams(db: Db, courseIds: readonly number[]) {
  if (courseIds.length === 0) return new Map<number | null, number>()
  const rows = await db
    .select({ courseId: examination.courseId, count: sql`count(*)`.mapWith(Number) })
    .from(examination)
    .where(
      and(
        inArray(examination.courseId, [...courseIds]),
        eq(examination.kind, examKinds.exam),
        eq(examination.status, publicationStatus.published),
      ),
    )
    .groupBy(examination.courseId)
  return new Map(rows.map(({ courseId, count }) => [courseId, count]))
}
