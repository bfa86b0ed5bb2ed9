import type { HandlersOf } from '@/backend/context'
import { listStaffAttempts } from '@/backend/modules/office/attempts/attempt-queries'
import { gradeAttempt } from '@/backend/modules/office/attempts/grade-attempt'
import { readStaffAttempt } from '@/backend/modules/office/attempts/read-attempt'
import { attemptTexts } from '@/backend/modules/office/attempts/texts'

export const staffAttemptRoutes: HandlersOf<'staffAttempts'> = {
  list: ({ query }, { db }) => listStaffAttempts(db, query),
  read: async ({ params: { id } }, { db }) => ({ data: await readStaffAttempt(db, id) }),
  change: async ({ params: { id }, body }, context) => {
    const data = await gradeAttempt(context, id, body)
    return {
      data,
      successMessage: data.score === null ? attemptTexts.saved : attemptTexts.graded,
    }
  },
}
