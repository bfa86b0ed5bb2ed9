import type { Context } from '@/backend/context'
import { hashOf } from '@/backend/modules/orders/order-secrets'
import { addressBlock } from '@/backend/platform/http/address-block'
import {
  type BackoffRule,
  countAttempt,
  forgetAttempts,
  returnAttempt,
} from '@/backend/platform/http/backoff'
import { tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const doubling = { window: 15 * MINUTE, first: MINUTE, longest: HOUR, memory: DAY }
const perAccount: BackoffRule = { free: 5, ...doubling }
const perAddress: BackoffRule = { free: 20, ...doubling }
const perCodeField: BackoffRule = { free: 10, ...doubling }
const onceAMinute: BackoffRule = { free: 1, window: 0, first: MINUTE, longest: MINUTE, memory: 0 }

type Where = Pick<Context, 'db' | 'now' | 'ip' | 'log'>

// An e-mail stands in no counter's name: counters outlive accounts and are nobody's list of customers.
const nameOf = (email: string) => hashOf(email).slice(0, 32)

function refuse(context: Where, limit: string, retryAfter: number): never {
  context.log.warn({ event: 'limit', limit, ip: context.ip }, 'limit reached')
  throw tooManyRequests(retryAfter)
}

type Gate = { limit: string; who: string; rule: BackoffRule }
const keyOf = ({ limit, who }: Gate) => `${limit}:${who}`

async function pass(context: Where, gates: Gate[]): Promise<void> {
  for (const gate of gates) {
    const { allowed, retryAfter } = await countAttempt(
      context.db,
      keyOf(gate),
      gate.rule,
      context.now(),
    )
    if (!allowed) refuse(context, gate.limit, retryAfter)
  }
}

const signInGates = ({ ip }: Where, account: string): [Gate, Gate] => [
  { limit: 'sign-in:account', who: nameOf(account), rule: perAccount },
  { limit: 'sign-in:address', who: addressBlock(ip), rule: perAddress },
]
/** No gate per account: each code has five tries of its own, and a stranger's wrong ones must not shut the owner out. */
const codeGate = ({ ip }: Where): Gate => ({
  limit: 'code:address',
  who: addressBlock(ip),
  rule: perCodeField,
})

const giveBack = ({ db, now }: Where, gate: Gate) =>
  returnAttempt(db, keyOf(gate), gate.rule, now())

/** Counts a try of a password; 429 after five wrong ones of an account or twenty of an address in a quarter of an hour. */
export const beforePassword = (context: Where, account: string) =>
  pass(context, signInGates(context, account))
/** The account's wrong tries are forgotten, of the address's only this one is given back. */
export async function passwordWasRight(context: Where, account: string): Promise<void> {
  const [ofAccount, ofAddress] = signInGates(context, account)
  await forgetAttempts(context.db, keyOf(ofAccount))
  await giveBack(context, ofAddress)
}

/** Counts a try of a mailed code, whichever code it is tried against. */
export const beforeCode = (context: Where) => pass(context, [codeGate(context)])
export const codeWasRight = (context: Where) => giveBack(context, codeGate(context))

async function takeOrRefuse(
  context: Where,
  limit: string,
  who: string,
  most: number,
  seconds: number,
) {
  const key = `${limit}:${who}`
  const { allowed, retryAfter } = await countHit(context.db, key, most, seconds, context.now())
  if (!allowed) refuse(context, limit, retryAfter)
}

const minuteGate = (email: string): Gate => ({
  limit: 'code-mail:minute',
  who: nameOf(email),
  rule: onceAMinute,
})

/** One letter with a code a minute and five a day to an e-mail, twenty a day from an address, whether or not the e-mail is known. */
export async function beforeCodeMail(context: Where, email: string): Promise<void> {
  const address = addressBlock(context.ip)
  await pass(context, [minuteGate(email)])
  await takeOrRefuse(context, 'code-mail:day', nameOf(email), 5, DAY)
  await takeOrRefuse(context, 'code-mail:address', address, 20, DAY)
}

/** A letter that goes out with a registration starts the minute too. */
export const countCodeMail = ({ db, now }: Where, email: string) =>
  countAttempt(db, keyOf(minuteGate(email)), onceAMinute, now())

export const beforeRegistration = (context: Where) =>
  takeOrRefuse(context, 'register', addressBlock(context.ip), 10, HOUR)

/** An app asks once per webview it opens. */
export const beforeSessionCode = (context: Where, userId: number) =>
  takeOrRefuse(context, 'session-code', String(userId), 30, MINUTE)

/** Identity tokens cost a call to their provider. */
export const beforeSocial = (context: Where) =>
  takeOrRefuse(context, 'social', addressBlock(context.ip), 30, 15 * MINUTE)
