import { findAccountEmail } from '@/backend/modules/accounts'
import { placedSubject } from '@/backend/modules/orders/emails'
import type { Tx } from '@/backend/platform/db/connect'
import type { MailContent } from '@/backend/platform/mail/mail-body'
import { dropUnsent, enqueueEmail } from '@/backend/platform/mail/outbox'

type Buyer = { userId: number | null; guestEmail: string | null }

const addressOf = (tx: Tx, { userId, guestEmail }: Buyer) =>
  userId === null ? guestEmail : findAccountEmail(tx, userId)

/** A mail that says the order was placed and waits still is not sent once the order is cancelled. */
export async function dropPlacedEmail(
  tx: Tx,
  order: Buyer & { code: string },
  shop: { name: string },
): Promise<void> {
  const to = await addressOf(tx, order)
  if (to) await dropUnsent(tx, to, placedSubject(shop.name, order.code))
}

/** Queues an e-mail to whoever placed an order; a guest without an address gets none. */
export async function emailBuyer(
  tx: Tx,
  { userId, guestEmail }: Buyer,
  email: MailContent,
  now: Date,
): Promise<void> {
  const to = await addressOf(tx, { userId, guestEmail })
  if (to) await enqueueEmail(tx, to, email, now)
}
