import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Context } from '@/backend/platform/context'
import { derivedKey } from '@/backend/platform/derived-key'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { CHALLENGE_HEADER } from '@/contract/shop/challenge'

const GOOD_SECONDS = 10 * 60
/** Some 200 keys on average: about a second of a telephone, and of a program as much. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000 }
const COUNTER = { least: 100, most: 300 }
const MAX_LENGTH = 4_096

type Where = Pick<Context, 'config' | 'now'>

const secretsOf = ({ config }: Where) => {
  const secret = (use: string) =>
    Buffer.from(derivedKey(config.tokenSecret, use)).toString('base64url')
  return {
    hmacSignatureSecret: secret('challenges'),
    hmacKeySignatureSecret: secret('keys of challenges'),
  }
}

/** A new challenge, as text. Nothing of it is kept: it is signed. */
export async function writeChallenge(context: Where): Promise<string> {
  const until = Math.floor(context.now().getTime() / 1000) + GOOD_SECONDS
  const challenge = await createChallenge({
    ...{ ...WORK, deriveKey, data: { until } },
    counter: randomInt(COUNTER.most, COUNTER.least),
    ...secretsOf(context),
  })
  return JSON.stringify(challenge)
}

function payloadIn(header: string): Payload | null {
  if (header.length > MAX_LENGTH) return null
  try {
    const payload = JSON.parse(Buffer.from(header, 'base64').toString())
    return typeof payload?.challenge?.parameters === 'object' && payload.solution ? payload : null
  } catch {
    return null
  }
}

async function isSolved(context: Where, payload: Payload): Promise<boolean> {
  try {
    const secrets = secretsOf(context)
    return (await verifySolution({ ...payload, deriveKey, ...secrets })).verified
  } catch {
    // What is no challenge of altcha's form.
    return false
  }
}

/** Whether the call brings a solved challenge that no call has brought before. */
export async function hasSolvedChallenge(
  context: Where & Pick<Context, 'db' | 'header'>,
): Promise<boolean> {
  const payload = payloadIn(context.header(CHALLENGE_HEADER) ?? '')
  if (!payload || !(await isSolved(context, payload))) return false
  const { parameters, signature = '' } = payload.challenge
  const until = Number(parameters.data?.until)
  if (!(until * 1000 > context.now().getTime())) return false
  // Counted by the moment it ends: the same window, whenever it is brought.
  const key = throttleKey('challenge', { code: signature })
  return (await countHit(context.db, key, 1, GOOD_SECONDS, new Date(until * 1000))).allowed
}
