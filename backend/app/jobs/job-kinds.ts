import * as tables from '@/backend/app/tables'
import { applyDuePrices, updateSearchIndex } from '@/backend/modules/catalog'
import { publishDueDocuments } from '@/backend/modules/content'
import { regradeAttempts, submitOverdueAttempts } from '@/backend/modules/exams'
import { dropForgottenImports } from '@/backend/modules/imports'
import { invoiceJobs } from '@/backend/modules/invoices'
import { dropUnsignedEvents } from '@/backend/modules/payments'
import { phoneMessageJobs } from '@/backend/modules/phone-messages'
import { approveCommissions } from '@/backend/modules/promotions'
import { deleteOldSearchMisses } from '@/backend/modules/search'
import { dropOldFees } from '@/backend/modules/shipping'
import { sendStockNotices } from '@/backend/modules/stock'
import type { Services } from '@/backend/platform/context'
import type { JobKind, Task } from '@/backend/platform/jobs/job-kind'
import { codeMailJobs, type MailServices, usualMailJobs } from '@/backend/platform/mail/mail-jobs'
import { listSearchTexts } from '@/backend/read-models/search-texts/search-texts'
import { cancelUnpaidOrders } from '@/backend/workflows/cancel-order/cancel-unpaid-orders'
import { openOwedRefunds } from '@/backend/workflows/cancel-order/open-owed-refunds'
import { stockTermJobs } from '@/backend/workflows/confirm-order/release-unconfirmed-stock'
import { parcelsToMake, parcelsToTrack } from '@/backend/workflows/deliver-parcel/process-parcels'
import { deleteOnTime } from '@/backend/workflows/erase-customer/delete-on-time'
import { runPrivacyRequests } from '@/backend/workflows/erase-customer/run-requests'
import { createImportJobs } from '@/backend/workflows/import-books/run-imports'
import { refundJobs } from '@/backend/workflows/refund/send-refunds'
import { removeUnusedPictures } from '@/backend/workflows/remove-unused-pictures/remove-unused-pictures'
import { paymentQueryJobs } from '@/backend/workflows/settle-payment/query-pending-payments'

export type JobServices = Services & MailServices

/** Attempts at payment sites that are about to run out are asked first, so many seconds; stock waits no longer for an answer. */
const ASK_FIRST_SECONDS = 20

const holds: JobKind<JobServices> = {
  queue: 'holds',
  listDue: async () => ['unpaid'],
  run: async (services) => (await cancelUnpaidOrders(services)) > 0,
  delaySeconds: ASK_FIRST_SECONDS,
}

const PLANNED = ['prices', 'documents']

/** The jobs at their moments may have been lost. */
const planned = (tasks: Record<string, Task>): JobKind<JobServices> => ({
  queue: 'planned',
  listDue: async () => PLANNED,
  run: async (_, id) => {
    await tasks[id]?.run()
    return true
  },
})

async function removeWhatIsOver({ db, now, log }: JobServices) {
  await dropForgottenImports(db, now())
  await dropOldFees(db, now())
  await dropUnsignedEvents(db, now())
  await deleteOldSearchMisses(db, now())
  const deleted = await deleteOnTime(db, now())
  if (Object.keys(deleted).length > 0) log.info({ event: 'retention', deleted }, 'kept long enough')
}

/** Work without rows of its own. Cron lines are in UTC and by the minute. */
export const tasksOf = (services: JobServices): Record<string, Task> => ({
  prices: { run: () => applyDuePrices(services) },
  documents: { run: () => publishDueDocuments(services) },
  'search-index': {
    cron: '* * * * *',
    run: () => updateSearchIndex(services.db, () => listSearchTexts(services.db)),
  },
  exams: { cron: '* * * * *', run: () => submitOverdueAttempts(services) },
  'exam-marks': { cron: '* * * * *', run: () => regradeAttempts(services) },
  'privacy-requests': { cron: '* * * * *', run: () => runPrivacyRequests(services) },
  commissions: {
    cron: '*/10 * * * *',
    run: () => approveCommissions(services.db, services.now()),
  },
  'owed-refunds': { cron: '*/10 * * * *', run: () => openOwedRefunds(services) },
  'stock-notices': { cron: '*/5 * * * *', run: () => sendStockNotices(services) },
  retention: { cron: '*/10 * * * *', run: () => removeWhatIsOver(services) },
  pictures: { cron: '7 * * * *', run: () => removeUnusedPictures(services, tables) },
})

/** Everything that is worked on row by row, in the order in which the sweep looks. */
export const jobKindsOf = (
  services: JobServices,
  tasks: Record<string, Task>,
): JobKind<JobServices>[] => [
  codeMailJobs,
  usualMailJobs,
  phoneMessageJobs,
  paymentQueryJobs,
  holds,
  stockTermJobs,
  parcelsToMake,
  invoiceJobs,
  refundJobs,
  createImportJobs(services),
  planned(tasks),
  parcelsToTrack,
]
