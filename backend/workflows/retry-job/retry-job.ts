import { retryInvoice } from '@/backend/modules/invoices/change-invoices'
import { askAgain } from '@/backend/modules/parcels/ask-again'
import { askSiteAgain } from '@/backend/modules/payments/refunds/ask-site-again'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { sendAgain } from '@/backend/platform/mail/outbox'
import { messages } from '@/contract/messages'
import { type JobQueueName, jobQueues } from '@/contract/staff/jobs'

type MakeDue = (tx: Tx, id: string, now: Date) => Promise<boolean>

const makeDue: Record<Exclude<JobQueueName, 'invoices'>, MakeDue> = {
  'code-mails': sendAgain,
  mails: sendAgain,
  'parcels-to-make': askAgain,
  'parcels-to-track': askAgain,
  refunds: askSiteAgain,
}

function partsOf(jobId: string): { queue: JobQueueName; id: string } {
  const [name, id = ''] = jobId.split(':')
  const queue = jobQueues.find((one) => one === name)
  if (!queue) throw new HttpError(400, messages.badId)
  return { queue, id }
}

/** Has work that failed done again at once. An invoice that was sent is looked for first; its own way is kept. */
export async function retryJob(context: Context, jobId: string): Promise<void> {
  const { queue, id } = partsOf(jobId)
  if (queue === 'invoices') return retryInvoice(context, id)
  await changeWithAudit(context, 'job.retry', async (tx) => {
    if (!(await makeDue[queue](tx, id, context.now()))) throw notFound()
    await enqueue(tx, { queue, id })
    return { subject: id, data: { queue }, result: null }
  })
}
