import { v7 as uuid } from 'uuid'
import type { Context } from '@/backend/context'
import {
  addRegistrationToken,
  spendRegistrationToken,
} from '@/backend/modules/auth/registration-token-queries'
import {
  handleHash,
  REGISTRATION_MINUTES,
  readRegistrationHandle,
  registrationHandle,
} from '@/backend/modules/auth/single-use-token'
import type { Tx } from '@/backend/platform/db/connect'

type Where = Pick<Context, 'config' | 'now'>

/** A handle with which the browser that has just registered may fill in that one account's information, once, within half an hour. */
export async function giveRegistrationHandle(
  tx: Tx,
  { config, now }: Where,
  userId: number,
): Promise<string> {
  const id = uuid()
  const handle = registrationHandle(config.tokenSecret, id)
  await addRegistrationToken(tx, {
    id,
    userId,
    tokenHash: handleHash(handle),
    createdAt: now(),
    expiresAt: new Date(now().getTime() + REGISTRATION_MINUTES * 60_000),
  })
  return handle
}

/** Uses the handle up and answers whose account it opens; null when it is forged, used or too old. */
export async function spendRegistrationHandle(
  tx: Tx,
  { config, now }: Where,
  handle: string,
): Promise<number | null> {
  const id = readRegistrationHandle(config.tokenSecret, handle)
  return id === null
    ? null
    : spendRegistrationToken(tx, { id, tokenHash: handleHash(handle) }, now())
}
