import { hasReadableKey, readKey } from '@/backend/modules/exams/answer-keys'
import type { AnswerRow } from '@/backend/modules/exams/answer-queries'
import { type AttemptRow, WAITS_FOR_GRADING } from '@/backend/modules/exams/attempt-queries'
import type {
  AttemptSummary,
  ExaminationWithCourse,
  Measure,
} from '@/backend/modules/exams/exam-queries'
import { correctAnswer } from '@/backend/modules/exams/grade'
import { kindOf } from '@/backend/modules/exams/kinds/question-kinds'
import { questionHtml } from '@/backend/modules/exams/question-html'
import type { AttemptQuestion } from '@/backend/modules/exams/question-queries'
import { examMessages } from '@/backend/modules/exams/texts'
import { type Attempt, type ExamOutcome, GRADING_DAYS } from '@/contract/shop/exam-attempts'
import {
  type ExaminationItem,
  QUESTION,
  type QuestionActive,
  type ReviewedQuestion,
} from '@/contract/shop/exams'
import { attemptStates } from '@/contract/states'

export const instant = (moment: Date): string => moment.toISOString()
const instantOrNull = (moment: Date | null): string | null => moment && instant(moment)

/** What a learner may see of a question before submitting: written out name by name, so that nothing slips through. */
export function questionDto(question: AttemptQuestion): QuestionActive {
  const { answers, answerOrder, choices, blankCount } = question
  const shown = answerOrder.flatMap((id) => answers.find((answer) => answer.id === id) ?? [])
  return {
    questionActiveId: question.id,
    position: question.position,
    questionType: question.type,
    score: question.score,
    questionContent: questionHtml(question.contentHtml),
    audioURL: question.audioUrl,
    imageURL: question.imageUrl,
    answers: shown.map(({ id, contentHtml }) => ({
      answerId: id,
      answerContent: questionHtml(contentHtml),
    })),
    ...(choices && { choices: choices.map(({ key, content }) => ({ key, content })) }),
    ...(blankCount !== null && { blankCount }),
  }
}

function explanationOf(question: AttemptQuestion): string {
  const { type, key, explanationHtml } = question
  const isEssay = type === QUESTION.essay && hasReadableKey(question)
  const sample = isEssay ? readKey(QUESTION.essay, key)?.sample : undefined
  return questionHtml(sample ? examMessages.withSample(explanationHtml, sample) : explanationHtml)
}

export function reviewedQuestionDto(
  question: AttemptQuestion,
  answer: AnswerRow | undefined,
  mayShowAnswer: boolean,
): ReviewedQuestion {
  const right = mayShowAnswer ? correctAnswer(question) : undefined
  return {
    ...questionDto(question),
    gotScore: answer?.gotScore ?? null,
    isRight: answer?.isRight ?? null,
    ...(right !== undefined && { correctAnswer: right }),
    ...(mayShowAnswer && { explanation: explanationOf(question) }),
    ...(answer?.comment && { comment: answer.comment }),
  }
}

/** The same while verdicts are held back: what a teacher marks, which has no key, tells its points and the teacher's comment. */
export function heldQuestionDto(
  question: AttemptQuestion,
  answer: AnswerRow | undefined,
): ReviewedQuestion {
  if (kindOf(question.type).shareOf === null) return reviewedQuestionDto(question, answer, false)
  return { ...questionDto(question), gotScore: null, isRight: null }
}

/** Answers given, by question; one only flagged is not among them. */
export function answersOf(rows: readonly AnswerRow[]) {
  const given = rows.filter(({ rev }) => rev > 0)
  return {
    answerResult: Object.fromEntries(given.map((row) => [row.questionActiveId, row.value])),
    answerRevs: Object.fromEntries(given.map((row) => [row.questionActiveId, row.rev])),
    flags: rows.filter(({ isFlag }) => isFlag).map(({ questionActiveId }) => questionActiveId),
  }
}

export const attemptDto = (
  attempt: AttemptRow,
  rows: readonly AnswerRow[],
  now: Date,
): Attempt => ({
  examResultId: attempt.id,
  examinationId: attempt.examinationId,
  attemptNo: attempt.attemptNo,
  leaseKey: attempt.leaseKey,
  leaseNo: attempt.leaseNo,
  startTime: instant(attempt.startTime),
  deadline: instantOrNull(attempt.deadline),
  serverTime: instant(now),
  canSave: true,
  ...answersOf(rows),
})

export function examinationDto(
  { examination }: ExaminationWithCourse,
  { questionCount }: Measure,
  attempts: readonly AttemptSummary[],
): ExaminationItem {
  const last = attempts.findLast(({ state }) => state !== attemptStates.inProgress)
  return {
    examinationId: examination.id,
    examinationName: examination.name,
    kind: examination.kind,
    totalQuestion: questionCount,
    duration: examination.duration,
    maxAttempt: examination.maxAttempt,
    attemptCount: attempts.length,
    lastResult: last?.submitTime
      ? {
          examResultId: last.id,
          score: last.score,
          maxScore: last.maxScore,
          submitTime: instant(last.submitTime),
        }
      : null,
    inProgress: attempts.some(({ state }) => state === attemptStates.inProgress),
    position: examination.position,
  }
}

const DAY_MS = 86_400_000

/** What can be told of an attempt while a teacher has still to mark. */
function pendingPart({ state, result, submitTime, startTime }: AttemptRow) {
  if (state !== WAITS_FOR_GRADING) return {}
  const { markedScore, markedMaxScore } = (result ?? {}) as {
    markedScore?: number
    markedMaxScore?: number
  }
  const due = new Date((submitTime ?? startTime).getTime() + GRADING_DAYS * DAY_MS)
  return {
    ...(markedScore !== undefined &&
      markedMaxScore !== undefined && { markedScore, markedMaxScore }),
    gradingDue: instant(due),
  }
}

/** What a finished attempt answers to every further submission. */
export function outcomeOf(attempt: AttemptRow, isAlreadySubmitted: boolean): ExamOutcome {
  const { correctCount = 0, totalQuestion = 0, isPass = null } = attempt.result ?? {}
  return {
    examResultId: attempt.id,
    score: attempt.score,
    maxScore: attempt.maxScore,
    correctCount: correctCount as number,
    totalQuestion: totalQuestion as number,
    isPass: isPass as boolean | null,
    submitTime: instant(attempt.submitTime ?? attempt.startTime),
    finishReason: attempt.finishReason ?? 'sweep',
    isAlreadySubmitted,
    ...pendingPart(attempt),
  }
}
