import type { Logger } from 'pino'
import type { Db } from '@/backend/platform/db/connect'
import type { JobKind } from '@/backend/platform/jobs/job-kind'
import type { Transport } from '@/backend/platform/mail/mail-transport'
import {
  claimEmail,
  giveUp,
  listDueEmails,
  markSent,
  postpone,
  type QueuedEmail,
} from '@/backend/platform/mail/outbox'

export type MailServices = { db: Db; log: Logger; now: () => Date; transport: Transport }

/** A server that answers "not now" is asked so often, over some nine hours. */
const MAX_TEMPORARY_REFUSALS = 14

/** Addresses under `.invalid` stand for people without a mailbox. */
const hasMailbox = ({ toAddr }: QueuedEmail) => !toAddr.toLowerCase().endsWith('.invalid')

type MailError = { code?: unknown; responseCode?: unknown }

/** What a server said to this receiver or this text; a wrong password or a server that is away says nothing about the mail. */
function isFinal(error: MailError, attempts: number): boolean {
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (!isAboutMail || typeof error.responseCode !== 'number') return false
  return error.responseCode >= 500 || attempts >= MAX_TEMPORARY_REFUSALS
}

async function sendEmail({ db, log, now, transport }: MailServices, id: string): Promise<boolean> {
  const email = await claimEmail(db, id, now())
  if (!email) return false
  try {
    if (hasMailbox(email)) {
      const { toAddr: to, subject, bodyText: text, bodyHtml: html } = email
      await transport(email.id, { to, subject, text, html })
    }
    await markSent(db, email.id, now())
  } catch (error) {
    const { code, responseCode } = error as MailError
    const end = isFinal({ code, responseCode }, email.attempts)
    // The error may repeat the receiver; neither it nor the text belongs into the log.
    log.warn({
      event: 'mail failed',
      email: email.id,
      attempts: email.attempts,
      code,
      responseCode,
    })
    if (end) await giveUp(db, email, String(error), now())
    else await postpone(db, email, String(error), now())
  }
  return true
}

const mailJobs = (queue: 'urgent-mails' | 'mails'): JobKind<MailServices> => ({
  queue,
  listDue: ({ db, now }, max) => listDueEmails(db, queue === 'urgent-mails', max, now()),
  run: sendEmail,
})

export const codeMailJobs = mailJobs('urgent-mails')
export const usualMailJobs = mailJobs('mails')
