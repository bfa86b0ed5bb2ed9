import { eq } from 'drizzle-orm'
import { findAccount } from '@/backend/modules/accounts'
import { affiliateEmails } from '@/backend/modules/promotions/affiliates/emails'
import {
  ACTIVE,
  lockAffiliate,
  STOPPED,
  stateOf,
  WAITS,
} from '@/backend/modules/promotions/affiliates/staff-affiliate-queries'
import { affiliateTexts as texts } from '@/backend/modules/promotions/affiliates/texts'
import { affiliate } from '@/backend/modules/promotions/tables'
import { emailShop } from '@/backend/modules/settings'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import type { Parsed } from '@/contract/endpoint'
import type {
  AffiliateDecision,
  AffiliateState,
  staffAffiliates,
} from '@/contract/staff/affiliates'

type Change = Parsed<typeof staffAffiliates.change>['body']

/** From which states a decision makes sense. */
const from: Record<AffiliateDecision, readonly AffiliateState[]> = {
  approve: ['waiting', 'stopped'],
  refuse: ['waiting'],
  stop: ['active', 'waiting', 'unidentified'],
}

/** Who is refused may apply again; nothing is kept of who they said they are. */
const forgotten = {
  status: WAITS,
  identityName: null,
  identityNo: null,
  bankBin: null,
  bankAccount: null,
  agreedAt: null,
}
const columnsOf: Record<AffiliateDecision, Partial<typeof affiliate.$inferInsert>> = {
  approve: { status: ACTIVE },
  refuse: forgotten,
  stop: { status: STOPPED },
}

async function tell(
  tx: Tx,
  context: Pick<Context, 'config' | 'now' | 'settings'>,
  id: number,
  decision: AffiliateDecision,
  reason: string,
) {
  const account = await findAccount(tx, id)
  if (!account) return
  const email = affiliateEmails(emailShop(context)).decided[decision](account.name, reason)
  await enqueueEmail(tx, account.email, email, context.now())
}

/** Approves, refuses or stops an affiliate, who is told by mail. */
export const decideAffiliate = (
  context: Context,
  id: number,
  decision: AffiliateDecision,
  reason = '',
) =>
  changeWithAudit(context, `affiliate.${decision}`, async (tx) => {
    if (decision !== 'approve' && reason === '') throw new HttpError(400, texts.reasonNeeded)
    const row = await lockAffiliate(tx, id)
    const isKnown = decision !== 'approve' || row.identityNo !== null
    if (!isKnown || !from[decision].includes(stateOf(row)))
      throw new HttpError(409, texts.cannotDecide)
    await tx.update(affiliate).set(columnsOf[decision]).where(eq(affiliate.userId, id))
    await tell(tx, context, id, decision, reason)
    return { subject: `user:${id}`, data: { userId: id, reason }, result: null }
  })

/** Changes what is paid and where; account numbers stay out of the log. */
export const changeAffiliate = (context: Context, id: number, change: Change) =>
  changeWithAudit(context, 'affiliate.change', async (tx) => {
    const { ratePercent, buyerPercent } = await lockAffiliate(tx, id)
    await tx.update(affiliate).set(change).where(eq(affiliate.userId, id))
    const before = { ratePercent, buyerPercent }
    const after = {
      ratePercent: change.ratePercent ?? ratePercent,
      buyerPercent: change.buyerPercent ?? buyerPercent,
    }
    const data = { userId: id, fields: Object.keys(change) }
    return { subject: `user:${id}`, before, after, data, result: null }
  })
