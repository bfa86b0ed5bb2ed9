import { z } from 'zod'
import { defineQuestionKind, whole } from '@/backend/modules/exams/kinds/question-kind'
import { Accepted, accepts, ambiguous } from '@/backend/modules/exams/kinds/typed-text'
import { isNumeric } from '@/backend/modules/exams/numeric-answer'

/** `{ accepted: ['3,14', '22/7'], tolerance?: 0.01 }` */
export const shortAnswer = defineQuestionKind({
  key: z.strictObject({ accepted: Accepted, tolerance: z.number().positive().optional() }),
  hasRows: false,
  problems: (_, { accepted, tolerance }) => [
    tolerance !== undefined && !accepted.every(isNumeric) && 'a tolerance needs numbers',
    ...ambiguous(accepted),
  ],
  share: (_, key, value) => whole(accepts(value, key)),
  right: (_, { accepted }) => accepted[0] ?? null,
  comparesTexts: true,
})
