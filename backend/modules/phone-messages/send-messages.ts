import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Delivery, PhoneMessage } from '@/backend/modules/phone-messages/channel'
import { kindInstead, type MessageKind } from '@/backend/modules/phone-messages/message-kinds'
import { afterQuietHours } from '@/backend/modules/phone-messages/quiet-hours'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { messageTexts } from '@/backend/modules/phone-messages/texts'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import type { JobKind } from '@/backend/platform/jobs/job-kind'

type SendServices = Pick<Services, 'db' | 'now' | 'log' | 'settings' | 'config'>
type Row = typeof phoneMessage.$inferSelect

const MINUTE = 60_000
/** Longer than a service may take to answer, so that no other worker sends it meanwhile. */
const CLAIM_MS = MINUTE
const MOST_ATTEMPTS = 8

const isDue = (now: Date) =>
  and(isNull(phoneMessage.sentAt), isNull(phoneMessage.failedAt), lte(phoneMessage.nextAt, now))

const set = (db: Db, id: string, changes: Partial<typeof phoneMessage.$inferInsert>) =>
  db.update(phoneMessage).set(changes).where(eq(phoneMessage.id, id))

async function claim(db: Db, id: string, now: Date): Promise<Row | null> {
  const [row] = await db
    .update(phoneMessage)
    .set({
      nextAt: new Date(now.getTime() + CLAIM_MS),
      attempts: sql`${phoneMessage.attempts} + 1`,
    })
    .where(and(eq(phoneMessage.id, id), isDue(now)))
    .returning()
  return row ?? null
}

type Outcome = { channel: 'zns' | 'sms'; reference: string } | { error: string; isFinal: boolean }

/** Tries one service after the other. A lost answer ends it: the message may have been sent, and must not be sent twice. */
async function deliver(services: SendServices, row: Row): Promise<Outcome> {
  const all = services.settings.current().messageChannels
  const asked = row.kind as MessageKind
  const kind = all.some((one) => one.sends(asked)) ? asked : (kindInstead[asked] ?? asked)
  const channels = all.filter((one) => one.sends(kind))
  if (channels.length === 0) return { error: messageTexts.noChannel, isFinal: true }
  const message: PhoneMessage = {
    ...{ id: row.id, phone: row.toPhone, kind, data: row.data, text: row.bodyText },
  }
  const errors: string[] = []
  let mayHelpLater = false
  for (const channel of channels) {
    let delivery: Delivery
    try {
      delivery = await channel.send(services, message)
    } catch (err) {
      services.log.warn(
        { err, message: row.id, channel: channel.name },
        'a message was not answered',
      )
      return { error: `${channel.name}: ${messageTexts.unknown}`, isFinal: true }
    }
    if (delivery.state === 'sent') return { channel: channel.name, reference: delivery.reference }
    errors.push(`${channel.name} ${delivery.code}`)
    mayHelpLater ||= delivery.state === 'failed'
  }
  return { error: errors.join(', '), isFinal: !mayHelpLater || row.attempts >= MOST_ATTEMPTS }
}

/** Sends what buyers are told by telephone, never at night. */
export const phoneMessageJobs: JobKind<SendServices> = {
  queue: 'phone-messages',
  listDue: async ({ db, now }, max) => {
    const rows = await db
      .select({ id: phoneMessage.id })
      .from(phoneMessage)
      .where(isDue(now()))
      .orderBy(phoneMessage.nextAt)
      .limit(max)
    return rows.map(({ id }) => id)
  },
  run: async (services, id) => {
    const { db, now } = services
    const time = now()
    const waking = afterQuietHours(time)
    if (waking > time) {
      await db
        .update(phoneMessage)
        .set({ nextAt: waking })
        .where(and(eq(phoneMessage.id, id), isDue(time)))
      return false
    }
    const row = await claim(db, id, time)
    if (!row) return false
    const outcome = await deliver(services, row)
    if ('channel' in outcome) {
      await set(db, id, { ...outcome, sentAt: now(), lastError: null })
      return true
    }
    const pause = Math.min(60, 2 ** row.attempts) * MINUTE
    const end = outcome.isFinal ? { failedAt: now() } : { nextAt: new Date(time.getTime() + pause) }
    await set(db, id, { ...end, lastError: outcome.error.slice(0, 300) })
    return true
  },
}

/** Sends an unsent message once more, also one that was given up; whether there is one. */
export async function sendMessageAgain(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(phoneMessage)
    .set({ failedAt: null, attempts: 0, nextAt: now })
    .where(and(eq(phoneMessage.id, id), isNull(phoneMessage.sentAt)))
    .returning({ id: phoneMessage.id })
  return rows.length > 0
}
