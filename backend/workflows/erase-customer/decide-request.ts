import { eq } from 'drizzle-orm'
import { findAccount } from '@/backend/modules/accounts'
import {
  dayText,
  GRACE_DAYS,
  inDays,
  privacyEmails,
  privacyTexts,
  type RequestRow,
  refuseOpenRequest,
} from '@/backend/modules/privacy'
import { privacyRequest } from '@/backend/modules/privacy/tables'
import { emailShop } from '@/backend/modules/settings'
import { audit, changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { findOpenMatters } from '@/backend/read-models/personal-data/open-matters'
import { personOf, runRequest } from '@/backend/workflows/erase-customer/run-requests'

const { staff: texts } = privacyTexts

async function getOpen(db: Db | Tx, id: string): Promise<RequestRow> {
  const [row] = await db.select().from(privacyRequest).where(eq(privacyRequest.id, id))
  if (!row) throw notFound()
  if (row.state !== 'open') throw new HttpError(409, texts.notOpen)
  return row
}

/** Nobody's time for thinking it over is cut short, and what is under way comes first. */
async function assertErasable(context: Context, request: RequestRow): Promise<void> {
  const from = inDays(request.createdAt, GRACE_DAYS)
  if (context.now() < from) throw new HttpError(409, texts.stillGrace(dayText.format(from)))
  const person = await personOf(context, request)
  const open = person ? await findOpenMatters(context.db, person) : []
  if (open.length > 0) throw new HttpError(409, texts.firstThese(open))
}

/** Does at once what the job would do later, so that the officer sees what comes of it. */
export async function carryOutRequest(context: Context, id: string): Promise<void> {
  const request = await getOpen(context.db, id)
  if (request.kind === 'erase') await assertErasable(context, request)
  await audit(context.db, context, { action: 'privacy.carry-out', subject: `request:${id}` })
  await runRequest(context, request)
}

const receiverOf = async (tx: Tx, { userId, email }: RequestRow) => {
  if (userId === null) return { email, name: null }
  const account = await findAccount(tx, userId)
  return { email: account?.email ?? null, name: account?.name ?? null }
}

/** Refuses a request with a reason, which its person is mailed with the way to complain. */
export const refuseRequest = (context: Context, id: string, reason: string): Promise<null> =>
  changeWithAudit(context, 'privacy.refuse', async (tx) => {
    const now = context.now()
    await getOpen(tx, id)
    const row = await refuseOpenRequest(tx, id, reason, now)
    if (!row) throw new HttpError(409, texts.notOpen)
    const { email, name } = await receiverOf(tx, row)
    const letter = privacyEmails(emailShop(context)).refused(name, row.kind, reason)
    if (email) await enqueueEmail(tx, email, letter, now)
    return { subject: `request:${id}`, data: { userId: row.userId }, result: null }
  })
