import { findAccountByEmail } from '@/backend/modules/accounts'
import { verifyPassword } from '@/backend/modules/auth/password'
import { inPasswordQueue } from '@/backend/modules/auth/password-queue'
import { signIn } from '@/backend/modules/auth/sign-in'
import { authTexts } from '@/backend/modules/auth/texts'
import { beforePassword } from '@/backend/modules/auth/throttles'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import type { SignedIn } from '@/contract/shop/auth'

/** Signs in by e-mail and password; an unknown e-mail is refused as a wrong password is. */
export const signInWithPassword = (
  context: Context,
  email: string,
  password: string,
): Promise<SignedIn> =>
  inPasswordQueue(async () => {
    const attempt = await beforePassword(context, email)
    const account = await findAccountByEmail(context.db, email)
    const isRight = await verifyPassword(password, account?.passwordHash ?? null)
    if (!account || !isRight) {
      context.log.warn({ event: 'sign-in failed', userId: account?.id ?? null, ip: context.ip })
      throw new HttpError(401, authTexts.signInWrong)
    }
    await attempt.wasRight()
    return signIn(context, account)
  })
