import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { htmlBody, type MailContent, plainBody } from '@/backend/platform/mail/mail-body'

/** What is sent: a subject, the plain part, and the HTML part that an e-mail of a version before lacks. */
export type Email = { to: string; subject: string; text: string; html: string | null }
type NewEmail = MailContent & {
  keepUntil?: Date
  /** Somebody waits for it at the screen: it overtakes all others. */
  isCode?: boolean
}
export type QueuedEmail = typeof mailOutbox.$inferSelect

/** Shorter than the heartbeat after which a job whose worker died runs again; one that lives keeps its job meanwhile. */
const CLAIM_MS = 8_000
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Enqueues an e-mail in the caller’s transaction: it is sent when that commits, and never otherwise. */
export async function enqueueEmail(
  db: Db,
  to: string,
  { subject, body, keepUntil, isCode = false }: NewEmail,
  now: Date,
): Promise<void> {
  const bodies = { bodyText: plainBody(body), bodyHtml: htmlBody(body) }
  const times = { keepUntil, nextAt: now, createdAt: now }
  const [email] = await db
    .insert(mailOutbox)
    .values({ toAddr: to, subject, ...bodies, isCode, ...times })
    .returning({ id: mailOutbox.id })
  if (email) await enqueue(db, { queue: isCode ? 'urgent-mails' : 'mails', id: email.id })
}

const isDue = (now: Date) =>
  and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt), lte(mailOutbox.nextAt, now))

export async function listDueEmails(
  db: Db,
  isCode: boolean,
  max: number,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isDue(now), eq(mailOutbox.isCode, isCode)))
    .orderBy(mailOutbox.nextAt)
    .limit(max)
  return rows.map(({ id }) => id)
}

/** Claims an e-mail that is due for some seconds; then it is due again, should this process die. */
export async function claimEmail(db: Db, id: string, now: Date): Promise<QueuedEmail | null> {
  const [email] = await db
    .update(mailOutbox)
    .set({
      nextAt: new Date(now.getTime() + CLAIM_MS),
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(and(eq(mailOutbox.id, id), isDue(now)))
    .returning()
  return email ?? null
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

/** The server refuses it for good; the office may have it sent once more. */
export async function giveUp(db: Db, { id }: QueuedEmail, error: string, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt: now, lastError: error.slice(0, 500) })
    .where(eq(mailOutbox.id, id))
}

/** Sends an unsent e-mail once more, also one that was given up; whether there is one. */
export async function sendAgain(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(mailOutbox)
    .set({ failedAt: null, attempts: 0, nextAt: now })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
    .returning({ id: mailOutbox.id })
  return rows.length > 0
}

export const listEmails = (db: Db, most: number): Promise<QueuedEmail[]> =>
  db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(most)

/** An e-mail that waits and is not true any more is not sent. */
export async function dropUnsent(db: Db, to: string, subject: string): Promise<void> {
  const isSame = and(eq(mailOutbox.toAddr, to), eq(mailOutbox.subject, subject))
  await db.delete(mailOutbox).where(and(isSame, isNull(mailOutbox.sentAt)))
}
