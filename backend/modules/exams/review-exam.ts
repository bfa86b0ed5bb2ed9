import { type AnswerRow, listAnswers } from '@/backend/modules/exams/answer-queries'
import { answerReleaseOf } from '@/backend/modules/exams/answer-release'
import {
  type AttemptRow,
  findAttempt,
  findOpenAttempt,
  isBeingTaken,
  listSubmitted,
} from '@/backend/modules/exams/attempt-queries'
import { isOver, startRefusal } from '@/backend/modules/exams/attempt-rules'
import { mayTake } from '@/backend/modules/exams/exam-access'
import {
  answersOf,
  heldQuestionDto,
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
import { reviewSections } from '@/backend/modules/exams/review-sections'
import { examMessages } from '@/backend/modules/exams/texts'
import { type Context, callerOf } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { publicationStatus } from '@/contract/kinds'
import type { ExamReview } from '@/contract/shop/exams'

type Wanted = { examinationId: number; examResultId: number | undefined }

/** The attempt asked for, or the latest; one not submitted has no review yet. */
async function chooseAttempt(
  { db }: Pick<Context, 'db'>,
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

async function releaseFor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  { examination }: ExaminationWithCourse,
  submittedCount: number,
) {
  const time = now()
  const own = await findOpenAttempt(db, userId, examination.id)
  const facts = {
    submittedCount,
    isOwnOpen: own !== null && !isOver(own.deadline, time),
    isAnyOpen: await isBeingTaken(db, examination.id, time),
  }
  return answerReleaseOf(examination, facts, time)
}

const markOf = (row: AnswerRow | undefined) => row && { score: row.gotScore, isRight: row.isRight }

async function canRetry(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  exam: ExaminationWithCourse,
  attemptCount: number,
) {
  const { examination } = exam
  const { userId } = callerOf(context)
  if (
    examination.status !== publicationStatus.published ||
    (await findOpenAttempt(context.db, userId, examination.id))
  ) {
    return false
  }
  const { questionCount = 0 } =
    (await measureExams(context.db, [examination.id])).get(examination.id) ?? {}
  const refusal = startRefusal({ ...examination, questionCount }, attemptCount, context.now())
  return refusal === null && (await mayTake(context, exam))
}

/** A submitted attempt of the caller, question by question; verdicts and right answers when `answer-release.ts` allows it. */
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
  const answerRelease = await releaseFor(context, userId, exam, submitted.length)
  const isHeld = answerRelease.waitsFor !== null
  const mayShow = !isHeld && answerRelease.isPublished
  const { isAlreadySubmitted, ...outcome } = outcomeOf(attempt, true)
  return {
    ...outcome,
    examinationId: exam.examination.id,
    examinationName: exam.examination.name,
    attemptNo: attempt.attemptNo,
    startTime: instant(attempt.startTime),
    canRetry: await canRetry(context, exam, submitted.length),
    answerResult: answersOf(rows).answerResult,
    answerRelease,
    ...(isHeld && {
      sections: reviewSections(
        questions.map((one) => ({ ...one, mark: markOf(byQuestion.get(one.id)) })),
      ),
    }),
    questionActives: questions.map((question) => {
      const answer = byQuestion.get(question.id)
      return isHeld
        ? heldQuestionDto(question, answer)
        : reviewedQuestionDto(question, answer, mayShow)
    }),
    history: submitted.map((one) => ({
      examResultId: one.id,
      attemptNo: one.attemptNo,
      score: one.score,
      maxScore: one.maxScore,
      submitTime: instant(one.submitTime ?? one.startTime),
    })),
  }
}
