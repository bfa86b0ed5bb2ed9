import { AWAITING, findAccountByEmail } from '@/backend/modules/accounts'
import {
  authTexts,
  beforeCode,
  beforeCodeMail,
  checkRegistrationCode,
  consumeCode,
  drawToken,
  emailCode,
  emailCodeAgain,
  findRegistration,
  hashToken,
  inConstantTime,
  inPasswordQueue,
  issueRegistrationToken,
  verifyPassword,
} from '@/backend/modules/auth'
import type { Context } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { proveMailbox } from '@/backend/workflows/prove-mailbox/prove-mailbox'
import { messages } from '@/contract/messages'

type Registration = { token: string; email: string }

/** Activates a registration with its mailed code; the token returned completes exactly that account. */
export async function activateAccount(
  context: Context,
  { token, email, securityCode }: Registration & { securityCode: string },
) {
  const attempt = await beforeCode(context, email)
  const { db, now, log, ip } = context
  const waiting = await findRegistration(db, hashToken(token), email)
  const code = waiting && (await checkRegistrationCode(context, waiting.id, securityCode))
  const registrationToken =
    code &&
    (await transact(db, async (tx) => {
      if (!(await consumeCode(tx, code, now()))) return null
      await proveMailbox(tx, context, code.userId, { from: 'inside' })
      return issueRegistrationToken(tx, context, code.userId)
    }))
  if (!waiting || !code || !registrationToken) {
    log.warn({ event: 'activation failed', userId: waiting?.account.id ?? null, ip })
    throw new HttpError(400, messages.activationCodeWrong)
  }
  await attempt.wasRight()
  log.info({ event: 'activated', userId: code.userId, ip })
  const { name, phone } = waiting.account
  return { userId: code.userId, registrationToken, name, phone: phone ?? '' }
}

export async function resendActivationCode(
  context: Context,
  { token, email }: Registration,
): Promise<void> {
  await beforeCodeMail(context, email)
  const waiting = await findRegistration(context.db, hashToken(token), email)
  if (!waiting) throw new HttpError(400, authTexts.registrationOver)
  await transact(context.db, (tx) => emailCodeAgain(tx, context, waiting))
}

/** Returns a token to everybody; only who knows an account's password gets one that leads anywhere, and an e-mail. */
export async function restartActivation(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<string> {
  await beforeCodeMail(context, email)
  const token = drawToken()
  await inConstantTime(() =>
    inPasswordQueue(async () => {
      const account = await findAccountByEmail(context.db, email)
      const isRight = await verifyPassword(password, account?.passwordHash ?? null)
      if (!account || !isRight || account.status !== AWAITING) return
      await transact(context.db, (tx) =>
        emailCode(tx, context, { account, purpose: 'activate', tokenHash: hashToken(token) }),
      )
    }),
  )
  return token
}
