import { type Context, callerOf } from '@/backend/context'
import { startRefusal } from '@/backend/modules/exams/attempt-rules'
import { getExamForCaller, startError } from '@/backend/modules/exams/exam-access'
import { instant, questionDto } from '@/backend/modules/exams/exam-mapper'
import { listAttempts, measureExams } from '@/backend/modules/exams/exam-queries'
import { questionHtml } from '@/backend/modules/exams/question-html'
import { listAttemptQuestions } from '@/backend/modules/exams/question-queries'
import type { ExaminationDetail } from '@/contract/exams'

/** An exam for whoever may take it or has taken it; its questions come with an open attempt only. */
export async function examDetailFor(context: Context, id: number): Promise<ExaminationDetail> {
  const { examination, course, open, mayTake } = await getExamForCaller(context, id)
  const attempts = await listAttempts(context.db, callerOf(context).userId, [id])
  if (!mayTake && attempts.length === 0) throw startError('notEnrolled', course?.id)
  const measure = (await measureExams(context.db, [id])).get(id)
  const questions = open ? await listAttemptQuestions(context.db, open.id) : []
  const questionCount = measure?.questionCount ?? 0
  const refusal = mayTake
    ? startRefusal({ ...examination, questionCount }, attempts.length, context.now())
    : 'notEnrolled'
  return {
    examinationId: examination.id,
    examinationName: examination.name,
    description: questionHtml(examination.descriptionHtml),
    kind: examination.kind,
    courseId: course?.id ?? null,
    lessonId: examination.lessonId,
    totalQuestion: open ? questions.length : questionCount,
    maxScore: open?.maxScore ?? measure?.maxScore ?? 0,
    duration: examination.duration,
    maxAttempt: examination.maxAttempt,
    attemptCount: attempts.length,
    openTime: examination.openTime && instant(examination.openTime),
    closeTime: examination.closeTime && instant(examination.closeTime),
    inProgress: open !== null,
    examResultId: open?.id ?? null,
    hasResult: attempts.some(({ state }) => state !== 1),
    startRefusal: open ? null : refusal,
    questionActives: questions.map(questionDto),
  }
}
