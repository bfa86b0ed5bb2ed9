import { type Context, callerOf, type Handler } from '@/backend/context'
import { findAccountByEmail } from '@/backend/modules/accounts/account-queries'
import { announceSessionEnd } from '@/backend/modules/auth/announce-session-end'
import { verifyPassword } from '@/backend/modules/auth/password'
import { endSession } from '@/backend/modules/auth/session-queries'
import { signIn } from '@/backend/modules/auth/sign-in'
import type { SocialPerson } from '@/backend/modules/auth/social-providers'
import { accountOf } from '@/backend/modules/auth/social-sign-in'
import { authTexts } from '@/backend/modules/auth/texts'
import { beforePassword, beforeSocial } from '@/backend/modules/auth/throttles'
import { HttpError } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/auth'
import { messages } from '@/contract/messages'

export const login: Handler<typeof calls.login> = async ({ body }, context) => {
  const attempt = await beforePassword(context, body.Email)
  const account = await findAccountByEmail(context.db, body.Email)
  const isRight = await verifyPassword(body.Password, account?.passwordHash ?? null)
  if (!account || !isRight) {
    context.log.warn({ event: 'sign-in failed', userId: account?.id ?? null, ip: context.ip })
    throw new HttpError(401, authTexts.signInWrong)
  }
  await attempt.wasRight()
  return signIn(context, account)
}

/** Without a key of the provider's this way is not there. */
const notOffered = () => new HttpError(404, messages.notOffered)

async function signInSocially(context: Context, asking: Promise<SocialPerson | null>) {
  const person = await asking.catch((cause: unknown) => {
    throw new HttpError(503, messages.unavailable, { cause })
  })
  if (!person) {
    context.log.warn({ event: 'social sign-in refused', ip: context.ip })
    throw new HttpError(401, authTexts.socialRefused)
  }
  if (person.provider === 'google' && !person.isEmailVerified) {
    throw new HttpError(401, authTexts.socialEmailUnverified)
  }
  return signIn(context, await accountOf(context, person))
}

export const socialLoginGoogle: Handler<typeof calls.socialLoginGoogle> = async (
  { body },
  context,
) => {
  if (!context.social?.google) throw notOffered()
  await beforeSocial(context)
  return signInSocially(context, context.social.google(body.id_token))
}

export const socialLoginFacebook: Handler<typeof calls.socialLoginFacebook> = async (
  { body },
  context,
) => {
  if (!context.social?.facebook) throw notOffered()
  await beforeSocial(context)
  return signInSocially(context, context.social.facebook(body.userID, body.accessToken))
}

export const logout: Handler<typeof calls.logout> = async (_, context) => {
  const { sessionId, userId } = callerOf(context)
  await endSession(context.db, sessionId, context.now())
  announceSessionEnd(context, userId)
  context.log.info({ event: 'signed out', userId, ip: context.ip })
  return { successMessage: authTexts.signedOut }
}
