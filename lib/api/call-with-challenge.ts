import { CHALLENGE_HEADER, Challenged } from '@/contract/shop/challenge'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'

export const isChallenged = (error: unknown) =>
  error instanceof UpstreamError && Challenged.safeParse(error.data).success

/** Loaded when a network has used up what is free, which most visitors never meet. */
export const solvedChallenge = async (): Promise<string | null> => {
  const { solveOwnChallenge } = await import('@/lib/browser/solve-challenge')
  return solveOwnChallenge()
}

type AnyCall = (...given: unknown[]) => Promise<unknown>

/** As `call`; when a challenge is required it is solved and the call is made once more. */
export const callWithChallenge = (async (
  endpoint: unknown,
  input?: unknown,
  headers: object = {},
) => {
  const ask = call as unknown as AnyCall
  try {
    return await ask(endpoint, input, headers)
  } catch (error) {
    const proof = isChallenged(error) ? await solvedChallenge().catch(() => null) : null
    if (proof === null) throw error
    return ask(endpoint, input, { ...headers, [CHALLENGE_HEADER]: proof })
  }
}) as typeof call
