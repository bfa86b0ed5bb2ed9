import { z } from 'zod'
import {
  defineQuestionKind,
  isPermutation,
  share,
} from '@/backend/modules/exams/kinds/question-kind'
import { Accepted, accepts, ambiguous } from '@/backend/modules/exams/kinds/typed-text'

/**
 * `{ blanks: [['Hà Nội', 'Thăng Long'], ['1010']] }`. `[[1]]`, `[[2]]` … in `question.contentHtml` say where the blanks stand;
 * `question.blankCount` is their number.
 */
export const blanks = defineQuestionKind({
  key: z.strictObject({ blanks: z.array(Accepted).min(1).max(20) }),
  hasRows: false,
  problems: ({ contentHtml, blankCount }, key) => {
    const marks = [...contentHtml.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) => Number(number))
    return [
      blankCount !== key.blanks.length && 'blankCount differs from the key',
      !isPermutation(marks, key.blanks.length) && 'the text does not mark every blank once',
      ...key.blanks.flatMap(ambiguous),
    ]
  },
  share: (_, key, value) =>
    share(
      key.blanks.filter(
        (accepted, index) => Array.isArray(value) && accepts(value[index], { accepted }),
      ).length,
      key.blanks.length,
    ),
  right: (_, key) => key.blanks.map(([first = '']) => first),
  comparesTexts: true,
})
