import {
  authTexts,
  beforeSocial,
  renewSession,
  signInWithPassword,
  signOut,
} from '@/backend/modules/auth'
import type { Handler } from '@/backend/platform/context'
import { writeChallenge } from '@/backend/platform/http/challenge'
import { HttpError } from '@/backend/platform/http/http-error'
import { signInSocially } from '@/backend/workflows/prove-mailbox/social-sign-in'
import { messages } from '@/contract/messages'
import type * as calls from '@/contract/shop/auth'
import type * as challenges from '@/contract/shop/challenge'
import type * as sessionTokens from '@/contract/shop/session-tokens'

export const login: Handler<typeof calls.login> = ({ body }, context) =>
  signInWithPassword(context, body.Email, body.Password)

export const getChallenge: Handler<typeof challenges.getChallenge> = async (_, context) => ({
  data: { challenge: await writeChallenge(context) },
})

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
