import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import {
  examination,
  examinationQuestion,
  examResult,
  question,
} from '@/backend/modules/exams/tables'
import { course, lesson } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import { examKinds, publicationStatus } from '@/contract/kinds'

/** What an exam hangs on must be published too: its lesson, and the course of either. */
const isVisible = and(
  eq(examination.status, publicationStatus.published),
  or(sql`${examination.lessonId} is null`, eq(lesson.status, publicationStatus.published)),
  or(sql`${course.id} is null`, eq(course.status, publicationStatus.published)),
)
const courseOf = sql`coalesce(${examination.courseId}, ${lesson.courseId})`

const withPlace = (db: Db) =>
  db
    .select({
      examination,
      course: { id: course.id, isFree: course.isFree },
    })
    .from(examination)
    .leftJoin(lesson, eq(lesson.id, examination.lessonId))
    .leftJoin(course, eq(course.id, courseOf))

/** A published exam with the course it belongs to. */
export async function findExamination(db: Db, id: number) {
  const [row] = await withPlace(db).where(and(eq(examination.id, id), isVisible))
  return row ?? null
}
export type ExaminationWithCourse = NonNullable<Awaited<ReturnType<typeof findExamination>>>

/** Published or not: whoever began it before it was withdrawn may finish it. */
export async function findAnyExamination(db: Db, id: number) {
  const [row] = await withPlace(db).where(eq(examination.id, id))
  return row ?? null
}

export const listExercisesOf = (db: Db, lessonId: number) =>
  withPlace(db)
    .where(
      and(eq(examination.lessonId, lessonId), eq(examination.kind, examKinds.exercise), isVisible),
    )
    .orderBy(asc(examination.position), asc(examination.id))

export const listExamsOf = (db: Db, courseId: number) =>
  withPlace(db)
    .where(and(eq(examination.courseId, courseId), eq(examination.kind, examKinds.exam), isVisible))
    .orderBy(asc(examination.position), asc(examination.id))

export type Measure = { questionCount: number; maxScore: number }

/** Number of questions and sum of points, by examination. */
export async function measureExams(db: Db, ids: readonly number[]): Promise<Map<number, Measure>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: examinationQuestion.examinationId,
      questionCount: sql`count(*)`.mapWith(Number),
      maxScore: sql`sum(${question.score})`.mapWith(Number),
    })
    .from(examinationQuestion)
    .innerJoin(
      question,
      and(
        eq(question.id, examinationQuestion.questionId),
        eq(question.version, examinationQuestion.questionVersion),
      ),
    )
    .where(inArray(examinationQuestion.examinationId, [...ids]))
    .groupBy(examinationQuestion.examinationId)
  return new Map(rows.map(({ id, ...measure }) => [id, measure]))
}

/** All attempts of a learner at some exams, the latest last. */
export const listAttempts = (db: Db, userId: number, examinationIds: readonly number[]) =>
  examinationIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: examResult.id,
          examinationId: examResult.examinationId,
          attemptNo: examResult.attemptNo,
          state: examResult.state,
          score: examResult.score,
          maxScore: examResult.maxScore,
          submitTime: examResult.submitTime,
        })
        .from(examResult)
        .where(
          and(
            eq(examResult.userId, userId),
            inArray(examResult.examinationId, [...examinationIds]),
          ),
        )
        .orderBy(asc(examResult.examinationId), asc(examResult.attemptNo))
export type AttemptSummary = Awaited<ReturnType<typeof listAttempts>>[number]

/** The lesson, when it can be seen at all. */
export async function findLessonCourse(db: Db, lessonId: number) {
  const [row] = await db
    .select({ courseId: course.id, isFree: course.isFree })
    .from(lesson)
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(
      and(
        eq(lesson.id, lessonId),
        eq(lesson.status, publicationStatus.published),
        eq(course.status, publicationStatus.published),
      ),
    )
  return row ?? null
}

export async function findOpenCourse(db: Db, courseId: number) {
  const [row] = await db
    .select({ courseId: course.id, isFree: course.isFree })
    .from(course)
    .where(and(eq(course.id, courseId), eq(course.status, publicationStatus.published)))
  return row ?? null
}
