import {
  accountTexts,
  changeAccount,
  findAccountWithPlace,
  mergeSettings,
} from '@/backend/modules/accounts'
import { authTexts, profileOf, redeemRegistrationToken, sessionTopic } from '@/backend/modules/auth'
import { getPlace } from '@/backend/modules/geography'
import { findAffiliate } from '@/backend/modules/promotions'
import { type Context, callerOf, type Handler } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import {
  applyChildRules,
  assertStaysChild,
} from '@/backend/workflows/change-profile/apply-child-rules'
import type * as calls from '@/contract/shop/accounts'

const REGISTRATION_TOKEN = 'x-registration-token'

/** Changes the caller's own account, or the one just registered in this browser. Knowing a userId opens neither. */
export const updateUser: Handler<typeof calls.updateUser> = async ({ params, body }, context) => {
  const { db, caller, header, log, ip } = context
  if (caller && caller.userId !== params.userId) throw notFound()
  if (!caller && header(REGISTRATION_TOKEN) === undefined)
    throw new HttpError(401, authTexts.registrationOver)
  if (body.WardId !== null) await getPlace(context, body.WardId)
  const { Address: address, WardId: wardId, Gender: gender, Birthday: birthday } = body
  const { Phone: phone, Name: name } = body
  const products = await transact(db, async (tx) => {
    if (!caller) {
      const userId = await redeemRegistrationToken(tx, context, header(REGISTRATION_TOKEN) ?? '')
      if (userId === null) throw new HttpError(401, authTexts.registrationOver)
      // Thrown in here, so that a token shown for the wrong account is not used up.
      if (userId !== params.userId) throw notFound()
    }
    await assertStaysChild(tx, params.userId, { birthday }, context.now())
    await changeAccount(tx, params.userId, { address, wardId, gender, birthday, phone, name })
    return applyChildRules(tx, params.userId, context.now())
  })
  if (products.length > 0) await context.revalidatePages?.(products.map((id) => `product:${id}`))
  log.info({ event: 'profile changed', userId: params.userId, ip })
  return { successMessage: accountTexts.updated }
}

export const saveSettings: Handler<typeof calls.saveSettings> = async ({ body }, context) => {
  await mergeSettings(context.db, callerOf(context).userId, body)
  return { successMessage: accountTexts.settingsSaved }
}

/** What UserApp returns about the caller alone. */
export async function personalPart(context: Pick<Context, 'caller' | 'config' | 'db'>) {
  const { userId } = callerOf(context)
  const found = await findAccountWithPlace(context.db, userId)
  return {
    user: found && {
      ...profileOf(found),
      sessionTopic: sessionTopic(context.config.tokenSecret, userId),
    },
    affiliate: await findAffiliate(context.db, userId),
  }
}
