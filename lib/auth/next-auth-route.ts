import 'server-only'
import type { AuthOptions } from 'next-auth'
import { messages } from '@/contract/messages'
import { CHALLENGE_HEADER } from '@/contract/shop/challenge'
import { nextAuthOptions } from '@/lib/auth/next-auth-options'
import { replaceSessionCookies } from '@/lib/auth/next-auth-response'
import { CHALLENGE_COOKIE } from '@/lib/auth/upstream-auth'
import { setNextAuthUrl } from '@/lib/env'
import { httpOnlyCookie } from '@/lib/session/http-only-cookie'

/** Base64 of a solved challenge, as long as the challenge is good. */
const PROOF = /^[\w+/=-]{1,3000}$/
const PROOF_SECONDS = 600

/** The allowed actions; next-auth has more, such as a log anybody may write to. */
const actions: Record<string, readonly string[]> = {
  GET: ['providers', 'session', 'csrf', 'callback', 'signin', 'signout', 'error'],
  POST: ['signin', 'callback', 'signout'],
}

/** What is asked of one provider. */
const withProvider: readonly string[] = ['callback', 'signin']

const refusal = (status: number, errorMessage: string, headers: Record<string, string> = {}) =>
  Response.json(
    { errorMessage },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  )

/** The methods of an action; a provider sends its visitors back by GET, a password comes by POST alone. */
const methodsOf = (action: string, provider: string | undefined) =>
  Object.keys(actions).filter(
    (method) =>
      actions[method]?.includes(action) &&
      !(method === 'GET' && action === 'callback' && provider === 'credentials'),
  )

/** The only kind of body our pages send; next-auth fails on others. */
const isForm = ({ headers }: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')

/** Facebook appends `#_=_` to its return URL; a redirect without a fragment of its own would inherit it. */
function endWithFragment({ headers }: Response) {
  const location = headers.get('location')
  if (location && !location.includes('#')) headers.set('location', `${location}#`)
}

const isFromFacebook = ({ url }: Request) => new URL(url).pathname.endsWith('/callback/facebook')

/** What was worked for goes with the visitor to the provider and back. */
function keepProof({ headers, method }: Request, response: Response, action: string) {
  const proof = headers.get(CHALLENGE_HEADER)
  if (action !== 'signin' || method !== 'POST' || proof === null || !PROOF.test(proof)) return
  response.headers.append('set-cookie', httpOnlyCookie(CHALLENGE_COOKIE, proof, PROOF_SECONDS))
}

type Answer = (options: AuthOptions) => Promise<Response>

/** Lets next-auth answer a request, for the actions we allow. */
export async function answerNextAuth(
  request: Request,
  [action = '', provider, ...rest]: readonly string[],
  answer: Answer,
): Promise<Response> {
  // next-auth reads the first segments alone: whatever follows would be another address of the same answer.
  const isExact = rest.length === 0 && (provider === undefined || withProvider.includes(action))
  const methods = isExact ? methodsOf(action, provider) : []
  if (methods.length === 0) return refusal(404, messages.noSuchCall)
  if (!methods.includes(request.method)) {
    return refusal(405, messages.wrongMethod, { allow: methods.join(', ') })
  }
  if (request.method === 'POST' && !isForm(request)) return refusal(415, messages.badInput)
  setNextAuthUrl()
  const theirs = await answer(nextAuthOptions(request))
  const response = await replaceSessionCookies(request, theirs, action === 'session')
  keepProof(request, response, action)
  if (isFromFacebook(request)) endWithFragment(response)
  return response
}
