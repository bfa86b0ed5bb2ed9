import { v7 as uuid } from 'uuid'
import {
  addRegistrationToken,
  spendRegistrationToken,
} from '@/backend/modules/auth/registration-token-queries'
import {
  hashToken,
  REGISTRATION_MINUTES,
  readRegistrationToken,
  signRegistrationToken,
} from '@/backend/modules/auth/single-use-token'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'

type Where = Pick<Context, 'config' | 'now'>

/** A token with which the browser that has just registered may fill in that one account's information, once, within half an hour. */
export async function issueRegistrationToken(
  tx: Tx,
  { config, now }: Where,
  userId: number,
): Promise<string> {
  const id = uuid()
  const token = signRegistrationToken(config.tokenSecret, id)
  await addRegistrationToken(tx, {
    id,
    userId,
    tokenHash: hashToken(token),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + REGISTRATION_MINUTES * 60_000),
  })
  return token
}

/** Uses the token up and returns whose account it opens; null when it is forged, used or too old. */
export async function redeemRegistrationToken(
  tx: Tx,
  { config, now }: Where,
  token: string,
): Promise<number | null> {
  const id = readRegistrationToken(config.tokenSecret, token)
  return id === null ? null : spendRegistrationToken(tx, { id, tokenHash: hashToken(token) }, now())
}
