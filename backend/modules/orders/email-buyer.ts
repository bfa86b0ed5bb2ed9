import { eq } from 'drizzle-orm'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { appUser } from '@/backend/platform/db/tables'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

type Buyer = { userId: number | null; guestEmail: string | null }

export async function findEmail(db: Db, userId: number): Promise<string | null> {
  const [user] = await db
    .select({ email: appUser.email })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return user?.email ?? null
}

/** Queues an e-mail to whoever placed an order; a guest without an address gets none. */
export async function emailBuyer(
  tx: Tx,
  { userId, guestEmail }: Buyer,
  email: { subject: string; text: string },
  now: Date,
): Promise<void> {
  const to = userId === null ? guestEmail : await findEmail(tx, userId)
  if (to) await enqueueEmail(tx, to, email, now)
}
