import type { Logger } from 'pino'
import type { Db } from '@/backend/platform/db/connect'
import type { Transport } from '@/backend/platform/mail/mail-transport'
import {
  claimDueEmails,
  hasEnqueuedWithin,
  markSent,
  postpone,
  type QueuedEmail,
} from '@/backend/platform/mail/outbox'

const BATCH_SIZE = 20
/** No transaction stays open for longer. */
const BUSY_MS = 60_000
const QUIET_MS = 30_000

type EmailSenderOptions = { db: Db; log: Logger; now: () => Date; transport: Transport }

/** Addresses under `.invalid` stand for people without a mailbox. */
const hasMailbox = ({ toAddr }: QueuedEmail) => !toAddr.toLowerCase().endsWith('.invalid')

async function deliver(
  { db, log, now, transport }: EmailSenderOptions,
  email: QueuedEmail,
): Promise<void> {
  try {
    if (hasMailbox(email)) {
      await transport(email.id, {
        to: email.toAddr,
        subject: email.subject,
        text: email.bodyText,
      })
    }
    await markSent(db, email.id, now())
  } catch (error) {
    // The error may repeat the receiver; neither it nor the text belongs into the log.
    const code = (error as { code?: unknown }).code
    log.warn({ event: 'mail failed', email: email.id, attempts: email.attempts, code })
    await postpone(db, email, String(error), now())
  }
}

/** Sends what is due, also what comes due meanwhile; returns how many e-mails it took. */
export async function sendDueEmails(options: EmailSenderOptions): Promise<number> {
  let taken = 0
  for (;;) {
    const emails = await claimDueEmails(options.db, BATCH_SIZE, options.now())
    for (const email of emails) await deliver(options, email)
    taken += emails.length
    if (emails.length < BATCH_SIZE) return taken
  }
}

/**
 * Polls at once while this process enqueues e-mails, and rarely otherwise, for those of other processes and failed ones: an idle shop
 * must cost nothing.
 */
export function createEmailSender(options: EmailSenderOptions): () => Promise<number> {
  let polledAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = options.now()
    const isQuiet = Math.abs(now.getTime() - polledAt) < QUIET_MS
    if (isQuiet && !hasEnqueuedWithin(BUSY_MS, now)) return 0
    polledAt = now.getTime()
    return await sendDueEmails(options)
  }
}
