const MINUTE = 60
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

/** How often a call is answered; beyond that 429 with Retry-After. */
export type RateLimit = {
  most: number
  seconds: number
  per: string
  /** `wrong`: only tries that fail count. */
  counts: 'calls' | 'wrong'
  /**
   * An address stands for thousands in a mobile network, and for a whole school: beyond what is free it is asked to work for each
   * call (`contract/shop/challenge.ts`). Who is signed in passes.
   */
  beyond?: 'challenge'
}

const limit = (
  most: number,
  seconds: number,
  per: string,
  counts: RateLimit['counts'] = 'calls',
): RateLimit => ({ most, seconds, per, counts })

const ofAddress = (most: number, seconds: number, counts?: RateLimit['counts']): RateLimit => ({
  ...limit(most, seconds, 'address', counts),
  beyond: 'challenge',
})

/** What a call weighs. An order asks other services; a hashed password takes a tenth of a second of a core, a mail reaches a person. */
export const costs = { read: 1, write: 3, heavy: 5, hash: 10, mail: 10, order: 20 } as const
export type Cost = keyof typeof costs

/** What the reference backend allows; another upstream may draw its own lines, with the same answer. Only servers import this. */
export const rateLimits = {
  passwords: {
    ofAccountAndAddress: limit(5, QUARTER, 'account and address', 'wrong'),
    ofAccount: limit(20, QUARTER, 'account', 'wrong'),
    ofAddress: ofAddress(20, QUARTER, 'wrong'),
  },
  mailedCodes: {
    ofAccountAndAddress: limit(10, QUARTER, 'account and address', 'wrong'),
    /** A school shares one address. */
    ofAddress: ofAddress(200, QUARTER, 'wrong'),
    ofCodeAndAddress: limit(5, 10 * MINUTE, 'code and address', 'wrong'),
    ofCode: limit(10, 10 * MINUTE, 'code, from where its owner is not known', 'wrong'),
  },
  codeMails: {
    ofAccountAndAddress: limit(1, MINUTE, 'account and address'),
    ofAccount: limit(5, 24 * HOUR, 'account'),
    /** A school of a thousand pupils registers in a week. */
    ofAddress: ofAddress(300, 24 * HOUR),
  },
  /** Three classes register within one lesson. */
  registrations: { ofAddress: ofAddress(150, HOUR) },
  /** As many as fill a school's computer rooms; each shows a token of Google or Facebook. */
  socialSignIns: { ofAddress: ofAddress(300, QUARTER) },
  sessionCodes: { ofAccount: limit(30, MINUTE, 'account') },
  shortLinks: { ofAddress: limit(30, MINUTE, 'address') },
  orderLookUps: {
    ofOrderAndAddress: limit(5, QUARTER, 'order code and address', 'wrong'),
    ofAddress: limit(20, QUARTER, 'address', 'wrong'),
    ofOrder: limit(100, QUARTER, 'order code', 'wrong'),
  },
  promotionCodes: {
    ofAccount: limit(10, QUARTER, 'account', 'wrong'),
    ofCodeAndGuestsAddress: limit(10, QUARTER, 'code and address of guests', 'wrong'),
    /** Each wrong code counts once: a class may type the one it was given. */
    ofGuestsAddress: limit(40, QUARTER, 'address of guests', 'wrong'),
    ofAddress: limit(100, QUARTER, 'address', 'wrong'),
  },
  /** Of guests; who buys much and often signs in or calls. */
  orders: {
    ofTelephone: limit(10, HOUR, 'telephone'),
    ofEmail: limit(10, HOUR, 'e-mail'),
    ofAccount: limit(30, HOUR, 'account'),
    ofGuestsAddress: { ...limit(1_200, HOUR, 'address of guests'), beyond: 'challenge' },
    /** Mails about placed orders; the orders stand. */
    mailsOfRecipient: limit(40, 24 * HOUR, 'recipient'),
  },
  /** Notices of books that are there again: each asks for a mail. */
  stockNotices: {
    ofEmail: limit(5, HOUR, 'e-mail'),
    ofEmailADay: limit(10, 24 * HOUR, 'e-mail'),
    ofAddress: limit(60, HOUR, 'address'),
  },
  courseCodes: { ofAccount: limit(5, 10 * MINUTE, 'account', 'wrong') },
} as const satisfies Record<string, Record<string, RateLimit>>

/** Unsigned notices of payment sites: beyond this they are answered and logged, but not kept. */
export const unsignedNotices = {
  ofAddress: limit(20, HOUR, 'address'),
  ofAll: limit(200, 24 * HOUR, 'payment site'),
} as const satisfies Record<string, RateLimit>

/** Notices of a carrier that cannot be asked whether they are true: beyond this they are to be sent again later. */
export const believedNotices = {
  ofParcel: limit(30, 24 * HOUR, 'parcel'),
  ofCarrier: limit(3_000, HOUR, 'carrier'),
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof rateLimits

/** Units of weight: so many at once, and so many a minute after that. In memory of each process of the backend or the gateway. */
export type Allowance = { burst: number; perMinute: number }

/**
 * What somebody may spend on calls. A network puts thousands behind one IPv4 address: 300 buyers of a flash sale spend some 18,000 units
 * within a minute, 500 pupils who start, save and hand in an exam 15,000.
 */
export const allowances = {
  ofAccount: { burst: 1_500, perMinute: 1_500 },
  ofVisitorsAddress: { burst: 60_000, perMinute: 60_000 },
  /** Who works in the office: an import, a script or a whole desk's work go on; a stolen session does not take the shop away. */
  ofStaff: { burst: 6_000, perMinute: 6_000 },
} as const satisfies Record<string, Allowance>

/**
 * Concurrent calls of one address: `atOnce` from this weight on, `lightAtOnce` (gateway) below it, and at most `waiting` of each kind
 * in the queue. Enough to keep the machine busy, so that a single address with nobody beside it is not slowed down. Orders wait for
 * payment sites and carriers more than they work: more of them are under way, and they hold up no cart.
 */
export const turns = {
  fromWeight: costs.heavy,
  atOnce: 4,
  lightAtOnce: 8,
  ordersAtOnce: 16,
  waiting: 600,
} as const
