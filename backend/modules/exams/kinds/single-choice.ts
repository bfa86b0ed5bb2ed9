import { z } from 'zod'
import {
  correctIds,
  defineQuestionKind,
  saysTwice,
  whole,
} from '@/backend/modules/exams/kinds/question-kind'

/** The rows are the options, one of them `isCorrect`. */
export const singleChoice = defineQuestionKind({
  key: z.null(),
  hasRows: true,
  rows: 'loose',
  problems: (draft) => [
    (draft.answers ?? []).filter(({ isCorrect }) => isCorrect).length !== 1 &&
      'exactly one option is right',
    (draft.answers ?? []).length < 2 && 'at least two options',
    saysTwice(draft),
  ],
  share: (question, _, value) => whole(correctIds(question).includes(value as number)),
  right: (question) => correctIds(question)[0] ?? null,
})
