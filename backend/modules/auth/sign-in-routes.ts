import type { Handler } from '@/backend/context'
import { renewSession } from '@/backend/modules/auth/renew-session'
import { signInWithPassword } from '@/backend/modules/auth/sign-in-with-password'
import { signOut } from '@/backend/modules/auth/sign-out'
import { signInSocially } from '@/backend/modules/auth/social-sign-in'
import { authTexts } from '@/backend/modules/auth/texts'
import { beforeSocial } from '@/backend/modules/auth/throttles'
import { HttpError } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/auth'
import { messages } from '@/contract/messages'
import type * as sessionTokens from '@/contract/session-tokens'

export const login: Handler<typeof calls.login> = ({ body }, context) =>
  signInWithPassword(context, body.Email, body.Password)

/** Without a key of the provider's this way is not there. */
const notOffered = () => new HttpError(404, messages.notOffered)

export const socialLoginGoogle: Handler<typeof sessionTokens.socialLoginGoogle> = async (
  { body },
  context,
) => {
  if (!context.social?.google) throw notOffered()
  await beforeSocial(context)
  return signInSocially(context, context.social.google(body.id_token))
}

export const socialLoginFacebook: Handler<typeof sessionTokens.socialLoginFacebook> = async (
  { body },
  context,
) => {
  if (!context.social?.facebook) throw notOffered()
  await beforeSocial(context)
  return signInSocially(context, context.social.facebook(body.userID, body.accessToken))
}

export const refreshSession: Handler<typeof sessionTokens.refreshSession> = ({ body }, context) =>
  renewSession(context, body.refreshToken)

export const logout: Handler<typeof calls.logout> = async (_, context) => {
  await signOut(context)
  return { successMessage: authTexts.signedOut }
}
