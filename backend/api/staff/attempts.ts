import {
  attemptTexts,
  gradeAttempt,
  listStaffAttempts,
  readAttemptOfOther,
} from '@/backend/modules/exams'
import type { HandlersOf } from '@/backend/platform/context'

export const staffAttemptRoutes: HandlersOf<'staffAttempts'> = {
  list: ({ query }, { db }) => listStaffAttempts(db, query),
  read: async ({ params: { id } }, context) => ({
    data: await readAttemptOfOther(context, id),
  }),
  change: async ({ params: { id }, body }, context) => {
    const data = await gradeAttempt(context, id, body)
    return {
      data,
      successMessage: data.score === null ? attemptTexts.saved : attemptTexts.graded,
    }
  },
}
