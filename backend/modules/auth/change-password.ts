import { findAccount } from '@/backend/modules/accounts'
import { announceSessionEnd } from '@/backend/modules/auth/announce-session-end'
import { hashPassword, verifyPassword } from '@/backend/modules/auth/password'
import { inPasswordQueue } from '@/backend/modules/auth/password-queue'
import { setPassword } from '@/backend/modules/auth/set-password'
import { openSession } from '@/backend/modules/auth/sign-in'
import { authTexts } from '@/backend/modules/auth/texts'
import { beforePassword } from '@/backend/modules/auth/throttles'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

/** Changes the caller's password: every session ends, and this browser gets a new one. */
export const changePassword = (context: Context, password: string, newPassword: string) =>
  inPasswordQueue(async () => {
    const { db, log, ip } = context
    const account = await findAccount(db, callerOf(context).userId)
    if (!account) throw notFound()
    const attempt = await beforePassword(context, account.email)
    if (!(await verifyPassword(password, account.passwordHash))) {
      log.warn({ event: 'password refused', userId: account.id, ip })
      throw new HttpError(400, authTexts.passwordWrong)
    }
    await attempt.wasRight()
    const passwordHash = await hashPassword(newPassword)
    const session = await transact(db, async (tx) => {
      const tokenVersion = await setPassword(tx, context, { account, passwordHash })
      return openSession(tx, context, { ...account, tokenVersion })
    })
    announceSessionEnd(context, account.id)
    log.info({ event: 'password changed', userId: account.id, by: 'password', ip })
    return session
  })
