import { type Account, findAccount } from '@/backend/modules/accounts'
import {
  announceSessionEnd,
  authTexts,
  beforeCode,
  beforeCodeMail,
  checkEmailedCode,
  consumeCode,
  emailCode,
  type OpenCode,
} from '@/backend/modules/auth'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { proveMailbox } from '@/backend/workflows/prove-mailbox/prove-mailbox'

async function unprovenCaller(context: Pick<Context, 'caller' | 'db'>): Promise<Account> {
  const account = await findAccount(context.db, callerOf(context).userId)
  if (!account) throw notFound()
  if (account.emailProvenAt !== null) throw new HttpError(409, authTexts.alreadyProven)
  return account
}

/** Mails the caller a code that proves the mailbox of their account. */
export async function mailProofCode(context: Context): Promise<void> {
  const account = await unprovenCaller(context)
  await beforeCodeMail(context, account.email)
  await transact(context.db, (tx) => emailCode(tx, context, { account, purpose: 'prove' }))
}

const spend = (context: Pick<Context, 'caller' | 'db' | 'now'>, code: OpenCode) =>
  transact(context.db, async (tx) => {
    if (!(await consumeCode(tx, code, context.now()))) return null
    const { sessionId } = callerOf(context)
    return proveMailbox(tx, context, code.userId, { from: 'inside', sessionId })
  })

/** Proves the caller's mailbox from inside the account: what it holds stays, its other sessions end. */
export async function proveOwnEmail(context: Context, typed: string): Promise<void> {
  const account = await unprovenCaller(context)
  const email = account.email.toLowerCase()
  const attempt = await beforeCode(context, email)
  const code = await checkEmailedCode(context, { email, purpose: 'prove', typed })
  const proof = code && (await spend(context, code))
  if (!proof) throw new HttpError(400, authTexts.securityCodeWrong)
  await attempt.wasRight()
  announceSessionEnd(context, account.id)
  context.log.info({ event: 'email proven', userId: account.id, ip: context.ip })
}
