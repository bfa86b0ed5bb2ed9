import { z } from 'zod'
import {
  correctIds,
  defineQuestionKind,
  saysTwice,
  whole,
} from '@/backend/modules/exams/kinds/question-kind'

const rising = (numbers: readonly unknown[]) => [...new Set(numbers)].sort()
const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index])

/** The rows are the options, one or more of them `isCorrect`. */
export const multipleChoice = defineQuestionKind({
  key: z.null(),
  hasRows: true,
  rows: 'loose',
  problems: (draft) => [
    !(draft.answers ?? []).some(({ isCorrect }) => isCorrect) && 'at least one option is right',
    saysTwice(draft),
  ],
  share: (question, _, value) =>
    whole(Array.isArray(value) && same(rising(value), rising(correctIds(question)))),
  right: correctIds,
})
