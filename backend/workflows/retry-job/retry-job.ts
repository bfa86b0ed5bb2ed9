import { retryInvoice } from '@/backend/modules/invoices'
import { askAgain } from '@/backend/modules/parcels'
import { askSiteAgain } from '@/backend/modules/payments'
import { sendMessageAgain } from '@/backend/modules/phone-messages'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { sendAgain } from '@/backend/platform/mail/outbox'
import type { JobQueueName } from '@/contract/staff/jobs'

type MakeDue = (tx: Tx, id: string, now: Date) => Promise<boolean>

const makeDue: Record<Exclude<JobQueueName, 'invoices'>, MakeDue> = {
  'urgent-mails': sendAgain,
  mails: sendAgain,
  'phone-messages': sendMessageAgain,
  'parcels-to-make': askAgain,
  'parcels-to-track': askAgain,
  refunds: askSiteAgain,
}

/** Has work that failed done again at once. An invoice that was sent is looked for first; its own way is kept. */
export async function retryJob(
  context: Context,
  { queue, id }: { queue: JobQueueName; id: string },
): Promise<void> {
  if (queue === 'invoices') return retryInvoice(context, id)
  await changeWithAudit(context, 'job.retry', async (tx) => {
    if (!(await makeDue[queue](tx, id, context.now()))) throw notFound()
    await enqueue(tx, { queue, id })
    return { subject: id, data: { queue }, result: null }
  })
}
