import { listStaffAttempts } from '@/backend/modules/exams/grading/attempt-queries'
import { gradeAttempt } from '@/backend/modules/exams/grading/grade-attempt'
import { readAttemptOfOther } from '@/backend/modules/exams/grading/read-attempt'
import { attemptTexts } from '@/backend/modules/exams/grading/texts'
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
