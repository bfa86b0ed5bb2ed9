import { listAnswers } from '@/backend/modules/exams/answer-queries'
import {
  type AttemptRow,
  findAttempt,
  findOpenAttempt,
  listSubmitted,
} from '@/backend/modules/exams/attempt-queries'
import { mayShowAnswers, startRefusal } from '@/backend/modules/exams/attempt-rules'
import { mayTake } from '@/backend/modules/exams/exam-access'
import {
  answersOf,
  instant,
  outcomeOf,
  reviewedQuestionDto,
} from '@/backend/modules/exams/exam-mapper'
import {
  type ExaminationWithCourse,
  findAnyExamination,
  measureExams,
} from '@/backend/modules/exams/exam-queries'
import { finishOverdueAttempts } from '@/backend/modules/exams/finish-attempt'
import { listAttemptQuestions } from '@/backend/modules/exams/question-queries'
import { examMessages } from '@/backend/modules/exams/texts'
import { type Context, callerOf } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { ExamReview } from '@/contract/shop/exams'

type Wanted = { examinationId: number; examResultId: number | undefined }

/** The attempt asked for, or the latest; one not submitted has no review yet. */
async function chooseAttempt(
  { db }: Context,
  userId: number,
  submitted: readonly AttemptRow[],
  { examinationId, examResultId }: Wanted,
): Promise<AttemptRow> {
  const chosen =
    examResultId === undefined ? submitted[0] : submitted.find(({ id }) => id === examResultId)
  if (chosen) return chosen
  const open =
    examResultId === undefined
      ? await findOpenAttempt(db, userId, examinationId)
      : await findAttempt(db, userId, examResultId)
  if (open?.examinationId !== examinationId) throw notFound()
  throw new HttpError(403, examMessages.notSubmitted, { data: { reason: 'notSubmitted' } })
}

async function canRetry(context: Context, exam: ExaminationWithCourse, attemptCount: number) {
  const { examination } = exam
  const { userId } = callerOf(context)
  if (examination.status !== 1 || (await findOpenAttempt(context.db, userId, examination.id))) {
    return false
  }
  const { questionCount = 0 } =
    (await measureExams(context.db, [examination.id])).get(examination.id) ?? {}
  const refusal = startRefusal({ ...examination, questionCount }, attemptCount, context.now())
  return refusal === null && (await mayTake(context, exam))
}

/** A submitted attempt of the caller, question by question; right answers only when the exam's rule allows it. */
export async function reviewExam(context: Context, wanted: Wanted): Promise<ExamReview> {
  const { userId } = callerOf(context)
  await finishOverdueAttempts(context, userId)
  const exam = await findAnyExamination(context.db, wanted.examinationId)
  if (!exam) throw notFound()
  const submitted = await listSubmitted(context.db, userId, wanted.examinationId)
  const attempt = await chooseAttempt(context, userId, submitted, wanted)
  const questions = await listAttemptQuestions(context.db, attempt.id)
  const rows = await listAnswers(context.db, attempt.id)
  const byQuestion = new Map(rows.map((row) => [row.questionActiveId, row]))
  const mayShow = mayShowAnswers(exam.examination, submitted.length, context.now())
  const { isAlreadySubmitted, ...outcome } = outcomeOf(attempt, true)
  return {
    ...outcome,
    examinationId: exam.examination.id,
    examinationName: exam.examination.name,
    attemptNo: attempt.attemptNo,
    startTime: instant(attempt.startTime),
    canRetry: await canRetry(context, exam, submitted.length),
    answerResult: answersOf(rows).answerResult,
    questionActives: questions.map((question) =>
      reviewedQuestionDto(question, byQuestion.get(question.id), mayShow),
    ),
    history: submitted.map((one) => ({
      examResultId: one.id,
      attemptNo: one.attemptNo,
      score: one.score,
      maxScore: one.maxScore,
      submitTime: instant(one.submitTime ?? one.startTime),
    })),
  }
}
