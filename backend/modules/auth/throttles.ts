import { CODE_MINUTES } from '@/backend/modules/auth/one-time-code'
import type { OpenCode } from '@/backend/modules/auth/one-time-code-queries'
import { hasSignedInFrom } from '@/backend/modules/auth/session-queries'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { addressBlock } from '@/backend/platform/http/address-block'
import {
  type Backoff,
  type BackoffRule,
  countAttempts,
  forgetAttempts,
  forgetAttemptsUnder,
  hasLongRows,
  returnAttempts,
} from '@/backend/platform/http/backoff'
import { hasSolvedChallenge } from '@/backend/platform/http/challenge'
import { challenged, tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { type ThrottleKey, throttleKey } from '@/backend/platform/http/throttle-key'
import { type RateLimit, rateLimits } from '@/contract/rate-limits'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const { passwords, mailedCodes, codeMails: mails } = rateLimits
const triesOf = ({ most, seconds }: RateLimit) => ({ free: most, window: seconds })

const doubling = { first: MINUTE, longest: HOUR, memory: DAY }
/** Of one account from one address. */
const wrongPasswords: BackoffRule = { ...triesOf(passwords.ofAccountAndAddress), ...doubling }
/** Of one account from all addresses it has never signed in from. Short waits, because the owner may be behind a new one. */
const passwordsOfStrangers: BackoffRule = {
  ...triesOf(passwords.ofAccount),
  first: MINUTE,
  longest: 5 * MINUTE,
  memory: HOUR,
}
/** Of one address, whatever the account. */
const passwordsOfAddress: BackoffRule = { ...triesOf(passwords.ofAddress), ...doubling }
const wrongCodes: BackoffRule = { ...triesOf(mailedCodes.ofAccountAndAddress), ...doubling }
const codesOfAddress: BackoffRule = { ...triesOf(mailedCodes.ofAddress), ...doubling }
const CODE_TIME = CODE_MINUTES * MINUTE
const whileGood = { window: CODE_TIME, first: CODE_TIME, longest: CODE_TIME, memory: 0 }
/** Of one mailed code, for as long as it is good. */
const triesOfCode: BackoffRule = { free: mailedCodes.ofCodeAndAddress.most, ...whileGood }
const triesOfStrangers: BackoffRule = { free: mailedCodes.ofCode.most, ...whileGood }
const onceAMinute: BackoffRule = { free: 1, window: 0, first: MINUTE, longest: MINUTE, memory: 0 }
const codeMails: BackoffRule = {
  ...triesOf(mails.ofAccount),
  first: 10 * MINUTE,
  longest: 2 * HOUR,
  memory: DAY,
}
const codeMailsOfAddress: BackoffRule = {
  ...triesOf(mails.ofAddress),
  first: MINUTE,
  longest: 15 * MINUTE,
  memory: DAY,
}

type Where = Pick<Context, 'db' | 'now' | 'ip' | 'log' | 'config' | 'header' | 'caller'>
type Limit = Backoff & { name: string; beyond?: RateLimit['beyond'] }

function refuse({ log, ip }: Where, limit: string, retryAfter: number): never {
  log.warn({ event: 'limit', limit, ip }, 'limit reached')
  throw tooManyRequests(retryAfter)
}

/** Asks a network for its work; who is signed in passes. */
async function workOrRefuse(context: Where, limit: string, retryAfter: number): Promise<void> {
  if (context.caller || (await hasSolvedChallenge(context))) return
  context.log.warn({ event: 'limit', limit, ip: context.ip }, 'limit reached')
  throw challenged(retryAfter)
}

/** Counts under every limit that is not passed by work; answers under which. */
async function countOrRefuse(context: Where, limits: Limit[]): Promise<Limit[]> {
  const refusal = await countAttempts(context.db, limits, context.now())
  if (!refusal) return limits
  const { refusedBy, retryAfter } = refusal
  if (refusedBy.beyond !== 'challenge') refuse(context, refusedBy.name, retryAfter)
  await workOrRefuse(context, refusedBy.name, retryAfter)
  return countOrRefuse(
    context,
    limits.filter((one) => one !== refusedBy),
  )
}

const limit = (
  name: string,
  subject: Parameters<typeof throttleKey>[1],
  rule: BackoffRule,
): Limit => ({ name, key: throttleKey(name, subject), rule })

/** What an address may do for nothing; beyond that it works. */
const networkLimit = (name: string, address: string, rule: BackoffRule): Limit => ({
  ...limit(name, { address }, rule),
  beyond: 'challenge',
})

const passwordLimits = ({ ip: address }: Where, email: string) => ({
  own: limit('sign-in', { email, address }, wrongPasswords),
  strangers: limit('sign-in:strangers', { email }, passwordsOfStrangers),
  address: networkLimit('sign-in:address', address, passwordsOfAddress),
})

/**
 * Counts a try of a password. Who has signed in to the account from this address before is stopped by wrong passwords from there
 * alone, so that nobody can lock an owner out from elsewhere, or a class by one of its pupils.
 */
export async function beforePassword(context: Where, email: string) {
  const { own, strangers, address } = passwordLimits(context, email)
  const isKnown = await hasSignedInFrom(context.db, email, context.ip)
  const counted = await countOrRefuse(context, isKnown ? [own] : [own, strangers, address])
  const others = counted.filter((one) => one !== own)
  return {
    /** Wrong tries from here are forgotten; of what others share only this one is given back. */
    wasRight: async () => {
      await forgetAttempts(context.db, own.key)
      if (others.length > 0) await returnAttempts(context.db, others, context.now())
    },
  }
}

/** After a new password the wrong tries at the old one say nothing. */
export async function forgetWrongPasswords(context: Where, email: string): Promise<void> {
  const { own, strangers } = passwordLimits(context, email)
  await forgetAttempts(context.db, own.key)
  await forgetAttempts(context.db, strangers.key)
}

/** What is counted for one e-mail when somebody signs in or asks for a code. */
const ofEmail = ['sign-in', 'sign-in:strangers', 'code', 'code-mail', 'code-mail:strangers']
const keysOfEmail = (email: string) => ofEmail.map((name) => throttleKey(name, { email }) as string)

/** Whether somebody has to wait before the next try of this account's password or code. */
export const hasToWait = (db: Db, email: string, now: Date): Promise<boolean> =>
  hasLongRows(db, keysOfEmail(email), passwords.ofAccountAndAddress.most, now)

/** For whoever has called the shop: the next try counts as the first one, from whichever address. */
export const forgetTriesOf = (db: Db, email: string): Promise<void> =>
  forgetAttemptsUnder(db, keysOfEmail(email))

/** Counts a try of a mailed code, whichever code that is; `countCodeTry` counts those of the one code. */
export async function beforeCode(context: Where, email: string) {
  const limits = [
    limit('code', { email, address: context.ip }, wrongCodes),
    networkLimit('code:address', context.ip, codesOfAddress),
  ]
  const counted = await countOrRefuse(context, limits)
  return { wasRight: () => returnAttempts(context.db, counted, context.now()) }
}

/**
 * Counts a try of one code; null when none is left. Each address has five. What is tried from where nobody asked for the code, and
 * nobody has signed in to the account before, is counted together too: a stranger uses up the tries of strangers, not the owner's.
 */
export async function countCodeTry(
  context: Pick<Context, 'db' | 'now' | 'ip'>,
  { codeHash: code, askedFrom }: OpenCode,
  email: string | null,
) {
  const { db, now, ip: address } = context
  const limits = email === null ? [limit('code:tries', { code }, triesOfCode)] : []
  if (email !== null) {
    limits.push(limit('code:tries', { code, address }, triesOfCode))
    const isOwn = askedFrom === addressBlock(address) || (await hasSignedInFrom(db, email, address))
    if (!isOwn) limits.push(limit('code:strangers', { code }, triesOfStrangers))
  }
  if (await countAttempts(db, limits, now())) return null
  return { wasRight: () => returnAttempts(db, limits, now()) }
}

/** Counts a try of an authenticator's code. */
export async function beforeSecondFactor(context: Where, user: number) {
  const limits = [limit('second-factor', { user }, wrongPasswords)]
  await countOrRefuse(context, limits)
  return { wasRight: () => returnAttempts(context.db, limits, context.now()) }
}

const oncePerMinute = ({ ip: address }: Where, email: string) =>
  limit('code-mail:minute', { email, address }, onceAMinute)

/**
 * Counts an e-mail with a code, whether or not the account exists: one a minute and five a day, then a wait that grows. What strangers
 * ask for stops no address the account has signed in from.
 */
export async function beforeCodeMail(context: Where, email: string): Promise<void> {
  const address = context.ip
  const isKnown = await hasSignedInFrom(context.db, email, address)
  await countOrRefuse(context, [
    oncePerMinute(context, email),
    limit('code-mail', { email, address }, codeMails),
    ...(isKnown ? [] : [limit('code-mail:strangers', { email }, codeMails)]),
    networkLimit('code-mail:address', address, codeMailsOfAddress),
  ])
}

/** An e-mail that goes out with a registration starts the minute too. */
export const countCodeMail = (context: Where, email: string) =>
  countAttempts(context.db, [oncePerMinute(context, email)], context.now())

async function hitOrRefuse(
  context: Where,
  name: string,
  key: ThrottleKey,
  { most, seconds, beyond }: RateLimit,
) {
  const { allowed, retryAfter } = await countHit(context.db, key, most, seconds, context.now())
  if (allowed) return
  if (beyond === 'challenge') await workOrRefuse(context, name, retryAfter)
  else refuse(context, name, retryAfter)
}

/** Counts a registration of the caller's address; 429 with `Retry-After` beyond `rateLimits.registrations`. */
export const beforeRegistration = (context: Where) =>
  hitOrRefuse(
    context,
    'register',
    throttleKey('register', { address: context.ip }),
    rateLimits.registrations.ofAddress,
  )

/** An app asks once per webview it opens. */
export const beforeSessionCode = (context: Where, user: number) =>
  hitOrRefuse(
    context,
    'session-code',
    throttleKey('session-code', { user }),
    rateLimits.sessionCodes.ofAccount,
  )

/** Identity tokens cost a call to their provider. */
export const beforeSocial = (context: Where) =>
  hitOrRefuse(
    context,
    'social',
    throttleKey('social', { address: context.ip }),
    rateLimits.socialSignIns.ofAddress,
  )
