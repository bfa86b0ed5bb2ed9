import { type Account, changeAccount } from '@/backend/modules/accounts'
import { authEmails } from '@/backend/modules/auth/emails'
import { voidCodes } from '@/backend/modules/auth/one-time-code-queries'
import { endSessions } from '@/backend/modules/auth/session-queries'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

/** Sets the password, voids every mailed code and ends every session; returns the token version that counts from now on. */
export async function setPassword(
  tx: Tx,
  context: Pick<Context, 'config' | 'settings' | 'now'>,
  {
    account,
    passwordHash,
    hasEnded = false,
  }: { account: Account; passwordHash: string; hasEnded?: boolean },
): Promise<number> {
  const { now } = context
  await changeAccount(tx, account.id, { passwordHash })
  await voidCodes(tx, account.id, now())
  const email = authEmails(emailShop(context)).passwordChanged(account.name, hasEnded)
  await enqueueEmail(tx, account.email, email, now())
  return endSessions(tx, account.id, now())
}
