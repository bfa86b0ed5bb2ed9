import { type Account, findAccount } from '@/backend/modules/accounts'
import { authTexts, beforePassword, inPasswordQueue, verifyPassword } from '@/backend/modules/auth'
import { privacyTexts } from '@/backend/modules/privacy/texts'
import { type Context, callerOf } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

/** The caller's account, once its password has been given: a session left open somewhere is not enough. */
export const checkOwnPassword = (context: Context, password: string): Promise<Account> =>
  inPasswordQueue(async () => {
    const account = await findAccount(context.db, callerOf(context).userId)
    if (!account) throw notFound()
    if (account.passwordHash === null) throw new HttpError(409, privacyTexts.passwordFirst)
    const attempt = await beforePassword(context, account.email)
    if (!(await verifyPassword(password, account.passwordHash))) {
      context.log.warn({ event: 'password refused', userId: account.id, ip: context.ip })
      throw new HttpError(400, authTexts.passwordWrong)
    }
    await attempt.wasRight()
    return account
  })
