import { z } from 'zod'
import { defineQuestionKind } from '@/backend/modules/exams/kinds/question-kind'

/** `null` or `{ sample: '<p>…</p>' }` */
export const essay = defineQuestionKind({
  key: z.nullable(z.strictObject({ sample: z.string().min(1) })),
  hasRows: false,
  problems: () => [],
  share: null,
  right: () => undefined,
})
