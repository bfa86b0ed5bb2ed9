import type { Services } from '@/backend/context'
import type { Transport } from '@/backend/platform/mail/mail-transport'
import {
  claimLetters,
  hasQueuedWithin,
  markSent,
  postpone,
  type Queued,
} from '@/backend/platform/mail/outbox'

const AT_ONCE = 20
/** No transaction stays open for longer. */
const BUSY_MS = 60_000
const QUIET_MS = 30_000

type Office = Pick<Services, 'db' | 'log' | 'now'> & { transport: Transport }

/** Addresses under `.invalid` stand for people without a mailbox. */
const hasMailbox = ({ toAddr }: Queued) => !toAddr.toLowerCase().endsWith('.invalid')

async function deliver({ db, log, now, transport }: Office, letter: Queued): Promise<void> {
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
export async function sendDue(office: Office): Promise<number> {
  let taken = 0
  for (;;) {
    const letters = await claimLetters(office.db, AT_ONCE, office.now())
    for (const letter of letters) await deliver(office, letter)
    taken += letters.length
    if (letters.length < AT_ONCE) return taken
  }
}

/**
 * Goes to the box each time while this process puts letters in; otherwise now and again, for those of other processes
 * and those that could not be sent: an idle shop is to cost nothing.
 */
export function createPostman(office: Office): () => Promise<number> {
  let wentAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = office.now()
    const isQuiet = Math.abs(now.getTime() - wentAt) < QUIET_MS
    if (isQuiet && !hasQueuedWithin(BUSY_MS, now)) return 0
    wentAt = now.getTime()
    return await sendDue(office)
  }
}
