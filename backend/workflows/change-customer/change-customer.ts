import { eq } from 'drizzle-orm'
import { ACTIVE, AWAITING, BLOCKED, changeAccount } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import {
  announceSessionEnd,
  emailCodeAgain,
  endSessions,
  findOpenRegistration,
  forgetTriesOf,
} from '@/backend/modules/auth'
import { emailShop } from '@/backend/modules/settings'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { findCustomerAccount } from '@/backend/read-models/customers/customer-queries'
import { customerTexts as texts } from '@/backend/read-models/customers/texts'
import { customerEmails } from '@/backend/workflows/change-customer/emails'

type Account = typeof appUser.$inferSelect

/** Does something to one customer, whose row stays locked meanwhile, and writes down that it was done. */
const changeCustomer = <T>(
  context: Context,
  action: string,
  id: number,
  work: (tx: Tx, account: Account) => Promise<T>,
  data: Record<string, unknown> = {},
): Promise<T> =>
  changeWithAudit(context, `customer.${action}`, async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id)).for('update')
    const account = await findCustomerAccount(tx, id)
    if (!account) throw notFound()
    const result = await work(tx, account)
    return { subject: `user:${id}`, data: { userId: id, ...data }, result }
  })

export async function endCustomerSessions(context: Context, id: number): Promise<void> {
  await changeCustomer(context, 'end-sessions', id, (tx) => endSessions(tx, id, context.now()))
  announceSessionEnd(context, id)
}

/** What locked the account stays in the log; its owner is told why. */
export async function lockCustomer(context: Context, id: number, reason: string): Promise<void> {
  const now = context.now()
  const lock = async (tx: Tx, { status, email, name }: Account) => {
    if (status !== ACTIVE) throw new HttpError(409, texts.notLockable)
    const columns = { status: BLOCKED, blockedAt: now, blockReason: reason }
    await changeAccount(tx, id, columns)
    await endSessions(tx, id, now)
    await enqueueEmail(tx, email, customerEmails(emailShop(context)).locked(name, reason), now)
  }
  await changeCustomer(context, 'lock', id, lock, { reason })
  announceSessionEnd(context, id)
}

export const unlockCustomer = (context: Context, id: number): Promise<void> =>
  changeCustomer(context, 'unlock', id, async (tx, { status, blockedAt, email, name }) => {
    if (status !== BLOCKED || blockedAt === null) throw new HttpError(409, texts.notLocked)
    const columns = { status: ACTIVE, blockedAt: null, blockReason: null }
    await changeAccount(tx, id, columns)
    const unlocked = customerEmails(emailShop(context)).unlocked(name)
    await enqueueEmail(tx, email, unlocked, context.now())
  })

export const forgetWrongTries = (context: Context, id: number): Promise<void> =>
  changeCustomer(context, 'forget-wrong-tries', id, (tx, { email }) => forgetTriesOf(tx, email))

/** The window that waits for the code stays good: it gets another one. */
export const sendActivationCode = (context: Context, id: number): Promise<void> =>
  changeCustomer(context, 'activation-code', id, async (tx, account) => {
    if (account.status !== AWAITING) throw new HttpError(409, texts.notAwaiting)
    const codeId = await findOpenRegistration(tx, id)
    if (codeId === null) throw new HttpError(409, texts.registrationOver)
    await emailCodeAgain(tx, context, { id: codeId, account })
  })
