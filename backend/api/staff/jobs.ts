import type { HandlersOf } from '@/backend/platform/context'
import { queueFigures } from '@/backend/platform/jobs/queue-figures'
import { listFailedJobs } from '@/backend/read-models/jobs/failed-jobs'
import { retryJob } from '@/backend/workflows/retry-job/retry-job'

export const staffJobRoutes: HandlersOf<'staffJobs'> = {
  list: ({ query }, { db }) => listFailedJobs(db, query),
  getJobQueues: async (_, { db }) => ({ data: await queueFigures(db) }),
  retryJob: async ({ params }, context) => {
    await retryJob(context, params)
    return { data: { id: params.id } }
  },
}
