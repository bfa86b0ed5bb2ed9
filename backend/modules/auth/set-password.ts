import type { Context } from '@/backend/context'
import {
  ACTIVE,
  type Account,
  AWAITING,
  changeAccount,
} from '@/backend/modules/accounts/account-queries'
import { authEmails } from '@/backend/modules/auth/emails'
import { voidCodes } from '@/backend/modules/auth/one-time-code-queries'
import { endSessions } from '@/backend/modules/auth/session-queries'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

/** Sets the password, voids every mailed code and ends every session; returns the token version that counts from now on. */
export async function setPassword(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  account: Account,
  passwordHash: string,
): Promise<number> {
  // A code that came back by mail proves the e-mail, which is all that an activation asks for.
  const status = account.status === AWAITING ? ACTIVE : account.status
  await changeAccount(tx, account.id, { passwordHash, status })
  await voidCodes(tx, account.id, now())
  await enqueueEmail(tx, account.email, authEmails.passwordChanged(account.name), now())
  return endSessions(tx, account.id, now())
}
