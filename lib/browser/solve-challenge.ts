import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { getChallenge } from '@/contract/shop/challenge'
import { call } from '@/lib/api/browser'
import { announce } from '@/lib/browser/announce'
import { auth } from '@/lib/messages/auth'

const TIMEOUT_MS = 60_000

/** Solves the challenge of a refusal: nothing to see, press or hear. Null where it cannot be solved. */
export async function solveOwnChallenge(): Promise<string | null> {
  // Browsers derive keys on secure addresses alone.
  if (!globalThis.crypto?.subtle) return null
  const stop = announce(auth.challenge)
  try {
    const { data } = await call(getChallenge)
    const challenge: Challenge = JSON.parse(data.challenge)
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  } finally {
    stop()
  }
}
