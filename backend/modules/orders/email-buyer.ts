import { findAccountEmail } from '@/backend/modules/accounts'
import type { Tx } from '@/backend/platform/db/connect'
import type { MailContent } from '@/backend/platform/mail/mail-body'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

type Buyer = { userId: number | null; guestEmail: string | null }

/** Queues an e-mail to whoever placed an order; a guest without an address gets none. */
export async function emailBuyer(
  tx: Tx,
  { userId, guestEmail }: Buyer,
  email: MailContent,
  now: Date,
): Promise<void> {
  const to = userId === null ? guestEmail : await findAccountEmail(tx, userId)
  if (to) await enqueueEmail(tx, to, email, now)
}
