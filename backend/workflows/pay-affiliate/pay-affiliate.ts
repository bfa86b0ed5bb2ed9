import { and, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { findAccount } from '@/backend/modules/accounts'
import { BANK, book, COMMISSIONS, TAX } from '@/backend/modules/payments'
import {
  addPayout,
  affiliateEmails,
  lockAffiliate,
  type Payout,
  STOPPED,
  settleDue,
  affiliateTexts as texts,
} from '@/backend/modules/promotions'
import { affiliatePayout } from '@/backend/modules/promotions/tables'
import { emailShop } from '@/backend/modules/settings'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { formatMoney } from '@/backend/platform/format-money'
import { HttpError } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import type { Parsed } from '@/contract/endpoint'
import { affiliateTerms } from '@/contract/shop/affiliate-statement'
import type { staffAffiliates } from '@/contract/staff/affiliates'

type Body = Parsed<typeof staffAffiliates.payAffiliate>['body']
function checkDue(due: number, { amount }: Body, isStopped: boolean) {
  if (due <= 0) throw new HttpError(409, texts.nothingDue)
  if (due < affiliateTerms.leastPayout && !isStopped)
    throw new HttpError(409, texts.belowLeast(formatMoney(affiliateTerms.leastPayout)))
  if (due !== amount) throw new HttpError(409, texts.otherSum(formatMoney(due)))
}

async function bookPayout(tx: Tx, { id, amount, taxWithheld, paidAt: at }: Payout) {
  const common = { reference: id, debit: COMMISSIONS, at }
  const net = amount - taxWithheld
  if (net > 0) await book(tx, { ...common, kind: 'commission', credit: BANK, amount: net })
  if (taxWithheld > 0)
    await book(tx, { ...common, kind: 'commission-tax', credit: TAX, amount: taxWithheld })
}

async function tell(
  tx: Tx,
  context: Pick<Context, 'config' | 'settings'>,
  { affiliateUserId, ...payout }: Payout,
) {
  const account = await findAccount(tx, affiliateUserId)
  if (!account) return
  const [sent, tax] = [payout.amount - payout.taxWithheld, payout.taxWithheld]
  const email = affiliateEmails(emailShop(context)).paid(
    account.name,
    formatMoney(sent),
    payout.reference,
    tax > 0 ? formatMoney(tax) : null,
  )
  await enqueueEmail(tx, account.email, email, payout.paidAt)
}

async function findSame(tx: Tx, userId: number, { reference, amount }: Body) {
  const [row] = await tx
    .select()
    .from(affiliatePayout)
    .where(
      and(eq(affiliatePayout.affiliateUserId, userId), eq(affiliatePayout.reference, reference)),
    )
  if (row && row.amount !== amount) throw new HttpError(409, texts.referenceUsed)
  return row !== undefined
}

/** Writes down a transfer of what is due: once, whoever asks and however often. */
export function payAffiliate(context: Context, userId: number, body: Body): Promise<void> {
  const { amount, taxWithheld = 0, reference } = body
  if (taxWithheld > amount) throw new HttpError(400, texts.taxTooHigh)
  return transact(context.db, async (tx) => {
    const now = context.now()
    const { status } = await lockAffiliate(tx, userId)
    if (await findSame(tx, userId, body)) return
    const isStopped = status === STOPPED
    const draft = { id: uuid(), affiliateUserId: userId, amount, taxWithheld, reference }
    const paidBy = `staff:${callerOf(context).userId}`
    const payout = await addPayout(tx, { ...draft, paidBy, paidAt: now })
    checkDue(await settleDue(tx, payout.id, userId, isStopped, now), body, isStopped)
    await bookPayout(tx, payout)
    await tell(tx, context, payout)
    await audit(tx, context, {
      action: 'affiliate.pay',
      subject: `user:${userId}`,
      data: { userId, payoutId: payout.id, amount, taxWithheld, reference },
    })
  })
}
