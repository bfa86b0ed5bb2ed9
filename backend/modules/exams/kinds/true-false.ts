import { z } from 'zod'
import { defineQuestionKind, whole } from '@/backend/modules/exams/kinds/question-kind'

export const trueFalse = defineQuestionKind({
  key: z.boolean(),
  hasRows: false,
  problems: () => [],
  share: (_, key, value) => whole(value === key),
  right: (_, key) => key,
})
