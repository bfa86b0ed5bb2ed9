import { z } from 'zod'

/** A transfer on the shop's bank account, in whichever service's words it was told. */
export type TransferNotice = {
  /** The bank's own reference. */
  reference: string
  account: string
  /** Whole đồng. */
  amount: number
  isIncoming: boolean
  content: string
  sender: string | null
  bookedAt: Date
}

export type FeedRequest = { header: (name: string) => string | undefined; body: string; now: Date }

/** A service that watches the bank account and tells of transfers. */
export type TransferFeed = {
  name: string
  /** What a request tells; `unsigned` when it is not the service's or too old, `unreadable` when it is and makes no sense. */
  read: (request: FeedRequest) => TransferNotice[] | 'unsigned' | 'unreadable'
  /** A request as the service would send it: for the demonstration and the tests. */
  write: (notice: TransferNotice, now: Date) => { headers: Record<string, string>; body: string }
}

/** `2026-11-23 17:05:00` without a zone is Vietnam's time, as banks write it. */
const fromBankTime = (text: string): Date => {
  const local = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)
  return new Date(local ? `${text.replace(' ', 'T')}+07:00` : text)
}
const SEVEN_HOURS = 7 * 3_600_000
/** A moment as banks write it: `2026-11-23 17:05:00`, Vietnam’s time. */
export const toBankTime = (time: Date) =>
  new Date(time.getTime() + SEVEN_HOURS).toISOString().slice(0, 19).replace('T', ' ')

/** The most that a column of đồng holds. */
const MAX_AMOUNT = 2_147_483_647

/** What a notice is made of. A value the database could not keep makes the notice unreadable, instead of failing each time it is told. */
export const bankFields = {
  /** PostgreSQL takes no NUL in a text. */
  text: z.string().transform((text) => text.replaceAll('\0', '')),
  /** Whole đồng; below zero for money that went, where the service says it so. */
  amount: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT),
  time: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/)
    .transform(fromBankTime)
    .refine((time) => !Number.isNaN(time.getTime())),
}
