import { z } from 'zod'
import { defineQuestionKind, own } from '@/backend/modules/exams/kinds/question-kind'

/** Share of the points for 0 to 4 statements judged rightly, as in the national exam since 2025. */
const TIERS = [0, 0.1, 0.25, 0.5, 1] as const

/** Four rows, `isCorrect` where the statement is true. */
export const fourStatements = defineQuestionKind({
  key: z.null(),
  hasRows: true,
  problems: ({ answers = [] }) => [answers.length !== 4 && 'exactly four statements'],
  share: ({ answers }, _, value) =>
    TIERS[answers.filter(({ id, isCorrect }) => own(value, id) === isCorrect).length] ?? 0,
  right: ({ answers }) =>
    Object.fromEntries(answers.map(({ id, isCorrect }) => [String(id), isCorrect])),
})
