import type { AnswerValue } from '@/contract/shop/exam-attempts'
import { QUESTION, type QuestionActive } from '@/contract/shop/exams'

/** How far a question is answered; those of several parts may be answered in part. */
export type AnswerState = 'none' | 'part' | 'full'

const isGiven = (part: unknown) =>
  part !== undefined && part !== null && !(typeof part === 'string' && part.trim() === '')

const byParts = (parts: readonly unknown[], count: number): AnswerState => {
  const given = parts.filter(isGiven).length
  if (given === 0) return 'none'
  return given < count ? 'part' : 'full'
}

const partsOf = (value: AnswerValue | undefined): readonly unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.values(value) : [value]
}

export function answerStateOf(
  { questionType, answers, blankCount }: QuestionActive,
  value: AnswerValue | undefined,
): AnswerState {
  if (questionType === QUESTION.fourStatements || questionType === QUESTION.matching) {
    return byParts(partsOf(value), answers.length)
  }
  if (questionType === QUESTION.blanks) return byParts(partsOf(value), blankCount ?? 1)
  return byParts(partsOf(value), 1)
}

export type Progress = {
  answered: number
  /** Indexes of the questions. */
  none: number[]
  part: number[]
  flagged: number[]
}

/** What the dialog before submission shows. */
export function progressOf(
  questions: readonly QuestionActive[],
  values: Readonly<Record<string, AnswerValue>>,
  flags: readonly number[],
): Progress {
  const states = questions.map((question) =>
    answerStateOf(question, values[question.questionActiveId]),
  )
  const where = (wanted: AnswerState) =>
    states.flatMap((state, index) => (state === wanted ? [index] : []))
  return {
    answered: states.filter((state) => state !== 'none').length,
    none: where('none'),
    part: where('part'),
    flagged: questions.flatMap(({ questionActiveId }, index) =>
      flags.includes(questionActiveId) ? [index] : [],
    ),
  }
}
