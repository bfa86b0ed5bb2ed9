import type { Markable } from '@/backend/modules/exams/kinds/question-kind'
import { kindOf } from '@/backend/modules/exams/kinds/question-kinds'
import type { AnswerValue } from '@/contract/shop/exam-attempts'

/** Goes up when marking changes so that right answers were wrong before: attempts of lower versions are marked anew, once. */
export const RULES_VERSION = 1

/** Null stands for "waits for a teacher". */
export type Mark = { score: number | null; isRight: boolean | null }

/** Points have two decimals; halves of a hundredth go up. */
const hundredths = (points: number) => Math.round(points * 100 + 1e-7)

const isBlank = (value: AnswerValue | undefined) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** What only a teacher can mark: a written essay, and an answer whose key cannot be read. */
export const needsTeacher = (
  { type, key }: Pick<Markable, 'type' | 'key'>,
  value: AnswerValue | undefined,
): boolean => !isBlank(value) && (kindOf(type).shareOf === null || !kindOf(type).isReadable(key))

/** Marks one answer; never given, cleared and blank are the same here: wrong. */
export function mark(question: Markable, value: AnswerValue | undefined): Mark {
  const { type, score } = question
  const { shareOf } = kindOf(type)
  if (isBlank(value) || value === undefined) return { score: 0, isRight: false }
  if (shareOf === null || needsTeacher(question, value)) return { score: null, isRight: null }
  const got = shareOf(question, value)
  return { score: hundredths(score * got) / 100, isRight: got === 1 }
}

/** The right answer in the form of an answer; undefined for essays, which have none, and where the key cannot be read. */
export const correctAnswer = (question: Markable): AnswerValue | undefined => {
  const { isReadable, rightOf } = kindOf(question.type)
  return isReadable(question.key) ? rightOf(question) : undefined
}

export type Total = {
  /** Null while an essay waits for its mark. */
  score: number | null
  correctCount: number
  isWaiting: boolean
}

/** Adds in hundredths, so that forty quarters are ten. */
export function totalOf(marks: readonly Mark[]): Total {
  const isWaiting = marks.some(({ score }) => score === null)
  const sum = marks.reduce((total, { score }) => total + hundredths(score ?? 0), 0)
  return {
    score: isWaiting ? null : sum / 100,
    correctCount: marks.filter(({ isRight }) => isRight).length,
    isWaiting,
  }
}

export const sumOfScores = (questions: readonly { score: number }[]): number =>
  questions.reduce((total, { score }) => total + hundredths(score), 0) / 100
