import { findAccount } from '@/backend/modules/accounts'
import {
  addSessionCode,
  beforeSessionCode,
  drawToken,
  findCodeOwner,
  hashToken,
  mobilePath,
  mobileTexts,
  signIn,
  spendSessionCode,
} from '@/backend/modules/auth'
import { callerOf, type Handler, type HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { messages } from '@/contract/messages'
import type * as calls from '@/contract/shop/mobile'

const CODE_SECONDS = 60

const createSessionCode: Handler<typeof calls.createSessionCode> = async ({ body }, context) => {
  const { userId, sessionId } = callerOf(context)
  const next = mobilePath(body.next)
  if (next === null) throw new HttpError(400, messages.badInput)
  await beforeSessionCode(context, userId)
  const [code, now] = [drawToken(), context.now()]
  await addSessionCode(context.db, {
    userId,
    sessionId,
    codeHash: hashToken(code),
    next,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
  })
  return { data: { code, expiresIn: CODE_SECONDS } }
}

const redeemSessionCode: Handler<typeof calls.redeemSessionCode> = async ({ body }, context) => {
  const { db, log, ip, now } = context
  const codeHash = hashToken(body.code)
  const owner = await findCodeOwner(db, codeHash, now())
  if (owner && body.userId !== undefined && owner.id !== body.userId) {
    const data = { displayName: owner.name }
    throw new HttpError(409, mobileTexts.sessionCodeOfAnother, { data })
  }
  const spent = owner && (await spendSessionCode(db, codeHash, now()))
  const account = spent && (await findAccount(db, spent.userId))
  if (!account) {
    log.warn({ event: 'session code refused', userId: owner?.id ?? null, ip })
    throw new HttpError(401, mobileTexts.sessionCodeOver)
  }
  return { ...(await signIn(context, account, spent.sessionId)), next: spent.next }
}

export const mobileRoutes: HandlersOf<'mobile'> = { createSessionCode, redeemSessionCode }
