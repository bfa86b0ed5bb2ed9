import { type Context, callerOf, type Handler } from '@/backend/context'
import { listAnswers } from '@/backend/modules/exams/answer-queries'
import {
  type AttemptRow,
  findAttempt,
  findOpenAttempt,
  listHandedIn,
} from '@/backend/modules/exams/attempt-queries'
import { mayShowAnswers, startRefusal } from '@/backend/modules/exams/attempt-rules'
import { mayTake } from '@/backend/modules/exams/exam-access'
import {
  answersOf,
  instant,
  outcomeOf,
  reviewedQuestion,
} from '@/backend/modules/exams/exam-mapper'
import {
  type ExaminationWithCourse,
  findAnyExamination,
  measureExams,
} from '@/backend/modules/exams/exam-queries'
import { finishOverdueAttempts } from '@/backend/modules/exams/finish-attempt'
import { listAttemptQuestions } from '@/backend/modules/exams/question-queries'
import { examMessages } from '@/backend/modules/exams/texts'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/exams'

/** The attempt asked for, or the latest; one not handed in has no review yet. */
async function chosenOf(
  { db }: Context,
  userId: number,
  examinationId: number,
  handedIn: readonly AttemptRow[],
  wanted: number | undefined,
): Promise<AttemptRow> {
  const chosen =
    wanted === undefined ? handedIn[0] : handedIn.find((attempt) => attempt.id === wanted)
  if (chosen) return chosen
  const open =
    wanted === undefined
      ? await findOpenAttempt(db, userId, examinationId)
      : await findAttempt(db, userId, wanted)
  if (open?.examinationId !== examinationId) throw notFound()
  throw new HttpError(403, examMessages.notHandedIn, { data: { reason: 'notSubmitted' } })
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

export const reviewExam: Handler<typeof calls.reviewExam> = async ({ params, query }, context) => {
  const { userId } = callerOf(context)
  await finishOverdueAttempts(context, userId)
  const exam = await findAnyExamination(context.db, params.id)
  if (!exam) throw notFound()
  const handedIn = await listHandedIn(context.db, userId, params.id)
  const attempt = await chosenOf(context, userId, params.id, handedIn, query.examResultId)
  const questions = await listAttemptQuestions(context.db, attempt.id)
  const rows = await listAnswers(context.db, attempt.id)
  const byQuestion = new Map(rows.map((row) => [row.questionActiveId, row]))
  const mayShow = mayShowAnswers(exam.examination, context.now())
  const { isAlreadySubmitted, ...outcome } = outcomeOf(attempt, true)
  return {
    data: {
      ...outcome,
      examinationId: exam.examination.id,
      examinationName: exam.examination.name,
      attemptNo: attempt.attemptNo,
      startTime: instant(attempt.startTime),
      canRetry: await canRetry(context, exam, handedIn.length),
      answerResult: answersOf(rows).answerResult,
      questionActives: questions.map((question) =>
        reviewedQuestion(question, byQuestion.get(question.id), mayShow),
      ),
      history: handedIn.map((one) => ({
        examResultId: one.id,
        attemptNo: one.attemptNo,
        score: one.score,
        maxScore: one.maxScore,
        submitTime: instant(one.submitTime ?? one.startTime),
      })),
    },
  }
}
