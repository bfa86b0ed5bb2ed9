import { type Context, callerOf, type Handler } from '@/backend/context'
import { startRefusal } from '@/backend/modules/exams/attempt-rules'
import { examFor, hasCourse, startError } from '@/backend/modules/exams/exam-access'
import { examinationItem, instant, questionActive } from '@/backend/modules/exams/exam-mapper'
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
import { questionHtml } from '@/backend/modules/exams/question-html'
import { listAttemptQuestions } from '@/backend/modules/exams/question-queries'
import { notFound } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/exams'

const nothing = { questionCount: 0, maxScore: 0 }

/** Without the course only its free exams are shown; where there are none the call says how to get the others. */
async function listFor(
  context: Context,
  place: { courseId: number; isFree: boolean } | null,
  all: () => Promise<ExaminationWithCourse[]>,
) {
  if (!place) throw notFound()
  const { userId } = callerOf(context)
  const isOwned = await hasCourse(context, { id: place.courseId, isFree: place.isFree })
  const exams = (await all()).filter(({ examination }) => isOwned || examination.isFree)
  if (!isOwned && exams.length === 0) throw startError('notEnrolled', place.courseId)
  await finishOverdueAttempts(context, userId)
  const ids = exams.map(({ examination }) => examination.id)
  const measures = await measureExams(context.db, ids)
  const attempts = await listAttempts(context.db, userId, ids)
  return {
    data: exams.map((exam) =>
      examinationItem(
        exam,
        measures.get(exam.examination.id) ?? nothing,
        attempts.filter(({ examinationId }) => examinationId === exam.examination.id),
      ),
    ),
  }
}

export const listAssignments: Handler<typeof calls.listAssignments> = async (
  { query: { lessonId } },
  context,
) =>
  listFor(context, await findLessonCourse(context.db, lessonId), () =>
    listExercisesOf(context.db, lessonId),
  )

export const listExaminations: Handler<typeof calls.listExaminations> = async (
  { query: { courseId } },
  context,
) =>
  listFor(context, await findOpenCourse(context.db, courseId), () =>
    listExamsOf(context.db, courseId),
  )

export const getExamination: Handler<typeof calls.getExamination> = async (
  { params: { id } },
  context,
) => {
  const { examination, course, open, mayTake } = await examFor(context, id)
  const attempts = await listAttempts(context.db, callerOf(context).userId, [id])
  if (!mayTake && attempts.length === 0) throw startError('notEnrolled', course?.id)
  const measure = (await measureExams(context.db, [id])).get(id) ?? nothing
  const questions = open ? await listAttemptQuestions(context.db, open.id) : []
  const { questionCount } = measure
  const refusal = mayTake
    ? startRefusal({ ...examination, questionCount }, attempts.length, context.now())
    : 'notEnrolled'
  return {
    data: {
      examinationId: examination.id,
      examinationName: examination.name,
      description: questionHtml(examination.descriptionHtml),
      kind: examination.kind,
      courseId: course?.id ?? null,
      lessonId: examination.lessonId,
      totalQuestion: open ? questions.length : questionCount,
      maxScore: open?.maxScore ?? measure.maxScore,
      duration: examination.duration,
      maxAttempt: examination.maxAttempt,
      attemptCount: attempts.length,
      openTime: examination.openTime && instant(examination.openTime),
      closeTime: examination.closeTime && instant(examination.closeTime),
      inProgress: open !== null,
      examResultId: open?.id ?? null,
      hasResult: attempts.some(({ state }) => state !== 1),
      startRefusal: open ? null : refusal,
      questionActives: questions.map(questionActive),
    },
  }
}
