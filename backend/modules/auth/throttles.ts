import type { Context } from '@/backend/context'
import { hasSignedInFrom } from '@/backend/modules/auth/session-queries'
import {
  type Backoff,
  type BackoffRule,
  countAttempts,
  forgetAttempts,
  returnAttempts,
} from '@/backend/platform/http/backoff'
import { tooManyRequests } from '@/backend/platform/http/http-error'
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
const onceAMinute: BackoffRule = { free: 1, window: 0, first: MINUTE, longest: MINUTE, memory: 0 }
const codeMails: BackoffRule = {
  ...triesOf(mails.ofAccount),
  first: 10 * MINUTE,
  longest: 2 * HOUR,
  memory: DAY,
}
const codeMailsOfAddress: BackoffRule = {
  ...triesOf(mails.ofAddress),
  first: 5 * MINUTE,
  longest: HOUR,
  memory: DAY,
}

type Where = Pick<Context, 'db' | 'now' | 'ip' | 'log'>
type Limit = Backoff & { name: string }

function refuse({ log, ip }: Where, limit: string, retryAfter: number): never {
  log.warn({ event: 'limit', limit, ip }, 'limit reached')
  throw tooManyRequests(retryAfter)
}

async function countOrRefuse(context: Where, limits: Limit[]): Promise<void> {
  const refusal = await countAttempts(context.db, limits, context.now())
  if (refusal) refuse(context, refusal.refusedBy.name, refusal.retryAfter)
}

const limit = (
  name: string,
  subject: Parameters<typeof throttleKey>[1],
  rule: BackoffRule,
): Limit => ({ name, key: throttleKey(name, subject), rule })

const passwordLimits = ({ ip: address }: Where, email: string) => ({
  own: limit('sign-in', { email, address }, wrongPasswords),
  strangers: limit('sign-in:strangers', { email }, passwordsOfStrangers),
  address: limit('sign-in:address', { address }, passwordsOfAddress),
})

/**
 * Counts a try of a password. Who has signed in to the account from this address before is stopped by wrong passwords from there
 * alone, so that nobody can lock an owner out from elsewhere, or a class by one of its pupils.
 */
export async function beforePassword(context: Where, email: string) {
  const { own, strangers, address } = passwordLimits(context, email)
  const isKnown = await hasSignedInFrom(context.db, email, context.ip)
  const others = isKnown ? [] : [strangers, address]
  await countOrRefuse(context, [own, ...others])
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

/** Counts a try of a mailed code. Each code has five tries of its own besides, wherever they come from. */
export async function beforeCode(context: Where, email: string) {
  const limits = [
    limit('code', { email, address: context.ip }, wrongCodes),
    limit('code:address', { address: context.ip }, codesOfAddress),
  ]
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
    limit('code-mail:address', { address }, codeMailsOfAddress),
  ])
}

/** An e-mail that goes out with a registration starts the minute too. */
export const countCodeMail = (context: Where, email: string) =>
  countAttempts(context.db, [oncePerMinute(context, email)], context.now())

async function hitOrRefuse(
  context: Where,
  name: string,
  key: ThrottleKey,
  { most, seconds }: RateLimit,
) {
  const { allowed, retryAfter } = await countHit(context.db, key, most, seconds, context.now())
  if (!allowed) refuse(context, name, retryAfter)
}

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
