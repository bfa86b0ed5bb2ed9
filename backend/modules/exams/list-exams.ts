import { hasCourse, noAccessError } from '@/backend/modules/exams/exam-access'
import { examinationDto } from '@/backend/modules/exams/exam-mapper'
import {
  type ExaminationWithCourse,
  findLessonCourse,
  findOpenCourse,
  listAttempts,
  listExamsOf,
  listExercisesOf,
  measureExams,
} from '@/backend/modules/exams/exam-queries'
import { finishOverdueAttempts } from '@/backend/modules/exams/finish-attempt'
import { type Context, callerOf } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import type { ExaminationItem } from '@/contract/shop/exams'

const nothing = { questionCount: 0, maxScore: 0 }

/** Without the course only its free exams are shown and those that were taken while it lasted; where there are none the call says how to get the others. */
async function listForCaller(
  context: Context,
  place: { courseId: number; isFree: boolean } | null,
  listAll: () => Promise<ExaminationWithCourse[]>,
): Promise<ExaminationItem[]> {
  if (!place) throw notFound()
  const { userId } = callerOf(context)
  const isOwned = await hasCourse(context, { id: place.courseId, isFree: place.isFree })
  const all = await listAll()
  const tried = new Set(
    (
      await listAttempts(
        context.db,
        userId,
        all.map(({ examination }) => examination.id),
      )
    ).map(({ examinationId }) => examinationId),
  )
  const exams = all.filter(
    ({ examination }) => isOwned || examination.isFree || tried.has(examination.id),
  )
  if (!isOwned && exams.length === 0) throw await noAccessError(context, place.courseId)
  await finishOverdueAttempts(context, userId)
  const ids = exams.map(({ examination }) => examination.id)
  const measures = await measureExams(context.db, ids)
  const attempts = await listAttempts(context.db, userId, ids)
  return exams.map((exam) =>
    examinationDto(
      exam,
      measures.get(exam.examination.id) ?? nothing,
      attempts.filter(({ examinationId }) => examinationId === exam.examination.id),
    ),
  )
}

/**
 * The exercises of a lesson with the caller's own attempts. Without the course only free and tried ones, or 403 that says how to get the
 * others; 404 for a lesson not shown.
 */
export const listLessonExercises = async (context: Context, lessonId: number) =>
  listForCaller(context, await findLessonCourse(context.db, lessonId), () =>
    listExercisesOf(context.db, lessonId),
  )

/** The exams of a course with the caller's own attempts; 403 and 404 as for the exercises of a lesson. */
export const listCourseExams = async (context: Context, courseId: number) =>
  listForCaller(context, await findOpenCourse(context.db, courseId), () =>
    listExamsOf(context.db, courseId),
  )
