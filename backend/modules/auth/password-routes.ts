import { type Context, callerOf, type Handler } from '@/backend/context'
import {
  ACTIVE,
  type Account,
  AWAITING,
  BLOCKED,
  changeAccount,
  findAccount,
  findAccountByEmail,
} from '@/backend/modules/accounts/account-queries'
import { announceSessionEnd } from '@/backend/modules/auth/announce-session-end'
import { authEmails } from '@/backend/modules/auth/emails'
import { withEvenTiming } from '@/backend/modules/auth/even-timing'
import { checkEmailedCode, emailCode } from '@/backend/modules/auth/mailed-codes'
import { consumeCode } from '@/backend/modules/auth/one-time-code-queries'
import { hashPassword, verifyPassword } from '@/backend/modules/auth/password'
import { endSessions } from '@/backend/modules/auth/session-queries'
import { openSession } from '@/backend/modules/auth/sign-in'
import { authTexts } from '@/backend/modules/auth/texts'
import {
  beforeCode,
  beforeCodeMail,
  beforePassword,
  forgetWrongPasswords,
} from '@/backend/modules/auth/throttles'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import type * as calls from '@/contract/passwords'

/** Who is signed in asks for their own e-mail only; any other is as unknown as one that does not exist. */
async function ownEmailOnly({ db, caller }: Context, email: string): Promise<void> {
  if (!caller) return
  const account = await findAccount(db, caller.userId)
  if (account?.email.toLowerCase() !== email) throw notFound()
}

export const sendSecurityCode: Handler<typeof calls.sendSecurityCode> = async (
  { body },
  context,
) => {
  await ownEmailOnly(context, body.Email)
  await beforeCodeMail(context, body.Email)
  await withEvenTiming(async () => {
    const account = await findAccountByEmail(context.db, body.Email)
    if (!account || account.status === BLOCKED) return
    await transact(context.db, (tx) => emailCode(tx, context, { account, purpose: 'reset' }))
  })
  return { successMessage: authTexts.securityCodeSent }
}

export const validateSecurityCode: Handler<typeof calls.validateSecurityCode> = async (
  { body },
  context,
) => {
  await ownEmailOnly(context, body.Email)
  const attempt = await beforeCode(context, body.Email)
  const code = await withEvenTiming(() =>
    checkEmailedCode(context, body.Email, 'reset', body.SecurityCode),
  )
  if (!code) return { isSuccess: false, errorMessage: authTexts.securityCodeWrong }
  await attempt.wasRight()
  return { isSuccess: true, successMessage: authTexts.securityCodeRight }
}

/** Sets the password and ends every session; answers the token version that counts from now on. */
async function setPassword(
  tx: Tx,
  { now }: Context,
  account: Account,
  passwordHash: string,
): Promise<number> {
  // A code that came back by mail proves the e-mail, which is all that an activation asks for.
  const status = account.status === AWAITING ? ACTIVE : account.status
  await changeAccount(tx, account.id, { passwordHash, status })
  await enqueueEmail(tx, account.email, authEmails.passwordChanged(account.name), now())
  return endSessions(tx, account.id, now())
}

export const changePasswordWithCode: Handler<typeof calls.changePasswordWithCode> = async (
  { body },
  context,
) => {
  const { db, now, log, ip } = context
  await ownEmailOnly(context, body.Email)
  const attempt = await beforeCode(context, body.Email)
  const code = await withEvenTiming(() =>
    checkEmailedCode(context, body.Email, 'reset', body.SecurityCode),
  )
  if (!code) throw new HttpError(400, authTexts.securityCodeWrong)
  await attempt.wasRight()
  const passwordHash = await hashPassword(body.NewPassword)
  const isChanged = await transact(db, async (tx) => {
    const account = await findAccount(tx, code.userId)
    if (!account || !(await consumeCode(tx, code, now()))) return false
    await setPassword(tx, context, account, passwordHash)
    return true
  })
  if (!isChanged) throw new HttpError(400, authTexts.securityCodeWrong)
  announceSessionEnd(context, code.userId)
  await forgetWrongPasswords(context, body.Email)
  log.info({ event: 'password changed', userId: code.userId, by: 'code', ip })
  return { successMessage: authTexts.passwordChanged }
}

export const changePassword: Handler<typeof calls.changePassword> = async ({ body }, context) => {
  const { db, log, ip } = context
  const account = await findAccount(db, callerOf(context).userId)
  if (!account) throw notFound()
  const attempt = await beforePassword(context, account.email)
  if (!(await verifyPassword(body.Password, account.passwordHash))) {
    log.warn({ event: 'password refused', userId: account.id, ip })
    throw new HttpError(400, authTexts.passwordWrong)
  }
  await attempt.wasRight()
  const passwordHash = await hashPassword(body.NewPassword)
  const data = await transact(db, async (tx) => {
    const tokenVersion = await setPassword(tx, context, account, passwordHash)
    return openSession(tx, context, { ...account, tokenVersion })
  })
  announceSessionEnd(context, account.id)
  log.info({ event: 'password changed', userId: account.id, by: 'password', ip })
  return { data, successMessage: authTexts.passwordChanged }
}
