import { BLOCKED, findAccount, findAccountByEmail } from '@/backend/modules/accounts'
import {
  announceSessionEnd,
  authTexts,
  beforeCode,
  beforeCodeMail,
  checkEmailedCode,
  consumeCode,
  emailCode,
  forgetWrongPasswords,
  hashPassword,
  inConstantTime,
  inPasswordQueue,
  type OpenCode,
  setPassword,
} from '@/backend/modules/auth'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import {
  type ProofFrom,
  proveMailbox,
  showAnew,
} from '@/backend/workflows/prove-mailbox/prove-mailbox'

/** Who is signed in asks for their own e-mail only; any other is as unknown as one that does not exist. */
async function ownEmailOnly(
  { db, caller }: Pick<Context, 'caller' | 'db'>,
  email: string,
): Promise<void> {
  if (!caller) return
  const account = await findAccount(db, caller.userId)
  if (account?.email.toLowerCase() !== email) throw notFound()
}

/** Mails a code to the account, if there is one; nobody learns which. */
export async function mailResetCode(context: Context, email: string): Promise<void> {
  await ownEmailOnly(context, email)
  await beforeCodeMail(context, email)
  await inConstantTime(async () => {
    const account = await findAccountByEmail(context.db, email)
    if (!account || account.status === BLOCKED) return
    await transact(context.db, (tx) => emailCode(tx, context, { account, purpose: 'reset' }))
  })
}

/** The code when it is right, which costs no try: it is shown again with the new password. */
export async function checkResetCode(
  context: Context,
  email: string,
  securityCode: string,
): Promise<OpenCode | null> {
  await ownEmailOnly(context, email)
  const attempt = await beforeCode(context, email)
  const code = await inConstantTime(() =>
    checkEmailedCode(context, { email, purpose: 'reset', typed: securityCode }),
  )
  if (code) await attempt.wasRight()
  return code
}

/** Who is signed in to the account and reads its mail is one person; who only reads the mail may be another than who set it up. */
const from = ({ caller }: Pick<Context, 'caller'>, userId: number): ProofFrom =>
  caller?.userId === userId ? { from: 'inside' } : { from: 'outside' }

const replacePassword = (context: Context, code: OpenCode, newPassword: string) =>
  inPasswordQueue(async () => {
    const passwordHash = await hashPassword(newPassword)
    return transact(context.db, async (tx) => {
      if (!(await consumeCode(tx, code, context.now()))) return null
      const proof = await proveMailbox(tx, context, code.userId, from(context, code.userId))
      if (!proof) return null
      await setPassword(tx, context, { ...proof, passwordHash })
      return proof
    })
  })

export async function resetPassword(
  context: Context,
  {
    email,
    securityCode,
    newPassword,
  }: { email: string; securityCode: string; newPassword: string },
): Promise<void> {
  const code = await checkResetCode(context, email, securityCode)
  const proof = code && (await replacePassword(context, code, newPassword))
  if (!proof) throw new HttpError(400, authTexts.securityCodeWrong)
  await showAnew(context, proof)
  announceSessionEnd(context, proof.account.id)
  await forgetWrongPasswords(context, email)
  context.log.info({
    event: 'password changed',
    userId: proof.account.id,
    by: 'code',
    ip: context.ip,
  })
}
