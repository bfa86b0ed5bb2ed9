import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'

export type Email = { to: string; subject: string; text: string }
type NewEmail = Omit<Email, 'to'> & { keepUntil?: Date }
export type QueuedEmail = typeof mailOutbox.$inferSelect

const CLAIM_MINUTES = 5
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

let lastEnqueuedAt = Number.NEGATIVE_INFINITY

/** Whether this process enqueued an e-mail so recently; it may still wait for its commit. */
export const hasEnqueuedWithin = (ms: number, now: Date): boolean =>
  Math.abs(now.getTime() - lastEnqueuedAt) < ms

/** Enqueues an e-mail in the caller’s transaction: it is sent when that commits, and never otherwise. */
export async function enqueueEmail(
  db: Db,
  to: string,
  { subject, text, keepUntil }: NewEmail,
  now: Date,
): Promise<void> {
  lastEnqueuedAt = now.getTime()
  await db
    .insert(mailOutbox)
    .values({ toAddr: to, subject, bodyText: text, keepUntil, nextAt: now, createdAt: now })
}

/** Claims some due e-mails for five minutes; then they are due again, should this process die. */
export async function claimDueEmails(db: Db, most: number, now: Date): Promise<QueuedEmail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextAt, now)))
    .orderBy(mailOutbox.nextAt)
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(mailOutbox)
    .set({ nextAt: later(now, CLAIM_MINUTES), attempts: sql`${mailOutbox.attempts} + 1` })
    .where(sql`${mailOutbox.id} in ${due}`)
    .returning()
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(mailOutbox).set({ sentAt: now, lastError: null }).where(eq(mailOutbox.id, id))
}

/** Tries again after 1, 2, 4 … minutes, at most after an hour. */
export async function postpone(
  db: Db,
  { id, attempts }: QueuedEmail,
  error: string,
  now: Date,
): Promise<void> {
  const minutes = Math.min(60, 2 ** Math.max(0, attempts - 1))
  await db
    .update(mailOutbox)
    .set({ nextAt: later(now, minutes), lastError: error.slice(0, 500) })
    .where(eq(mailOutbox.id, id))
}

export const listEmails = (db: Db, most: number): Promise<QueuedEmail[]> =>
  db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(most)
