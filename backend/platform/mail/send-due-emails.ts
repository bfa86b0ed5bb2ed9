import type { Services } from '@/backend/context'
import type { Transport } from '@/backend/platform/mail/mail-transport'
import {
  claimDueEmails,
  hasEnqueuedWithin,
  markSent,
  postpone,
  type QueuedEmail,
} from '@/backend/platform/mail/outbox'

const AT_ONCE = 20
/** No transaction stays open for longer. */
const BUSY_MS = 60_000
const QUIET_MS = 30_000

type EmailSenderOptions = Pick<Services, 'db' | 'log' | 'now'> & { transport: Transport }

/** Addresses under `.invalid` stand for people without a mailbox. */
const hasMailbox = ({ toAddr }: QueuedEmail) => !toAddr.toLowerCase().endsWith('.invalid')

async function deliver(
  { db, log, now, transport }: EmailSenderOptions,
  letter: QueuedEmail,
): Promise<void> {
  try {
    if (hasMailbox(letter)) {
      await transport(letter.id, {
        to: letter.toAddr,
        subject: letter.subject,
        text: letter.bodyText,
      })
    }
    await markSent(db, letter.id, now())
  } catch (error) {
    // The error may repeat the receiver; neither it nor the text belongs into the log.
    const code = (error as { code?: unknown }).code
    log.warn({ event: 'mail failed', letter: letter.id, attempts: letter.attempts, code })
    await postpone(db, letter, String(error), now())
  }
}

/** Sends what is due, also what comes due meanwhile; answers how many letters it took. */
export async function sendDueEmails(office: EmailSenderOptions): Promise<number> {
  let taken = 0
  for (;;) {
    const letters = await claimDueEmails(office.db, AT_ONCE, office.now())
    for (const letter of letters) await deliver(office, letter)
    taken += letters.length
    if (letters.length < AT_ONCE) return taken
  }
}

/**
 * Goes to the box each time while this process puts letters in; otherwise now and again, for those of other processes
 * and those that could not be sent: an idle shop is to cost nothing.
 */
export function createEmailSender(office: EmailSenderOptions): () => Promise<number> {
  let wentAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = office.now()
    const isQuiet = Math.abs(now.getTime() - wentAt) < QUIET_MS
    if (isQuiet && !hasEnqueuedWithin(BUSY_MS, now)) return 0
    wentAt = now.getTime()
    return await sendDueEmails(office)
  }
}
