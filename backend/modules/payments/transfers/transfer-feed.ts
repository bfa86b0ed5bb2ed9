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

/** The bank's clock: `2026-11-23 17:05:00` without a zone is Vietnam's time. */
export const fromBankTime = (text: string): Date => {
  const local = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)
  return new Date(local ? `${text.replace(' ', 'T')}+07:00` : text)
}
const SEVEN_HOURS = 7 * 3_600_000
export const toBankTime = (time: Date) =>
  new Date(time.getTime() + SEVEN_HOURS).toISOString().slice(0, 19).replace('T', ' ')
