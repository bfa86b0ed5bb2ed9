import 'server-only'
import type { AuthOptions } from 'next-auth'
import { messages } from '@/contract/messages'
import { nextAuthOptions } from '@/lib/auth/next-auth-options'
import { replaceSessionCookies } from '@/lib/auth/next-auth-response'
import { nameAddressForNextAuth } from '@/lib/env'

/** next-auth knows more, such as a log anybody may write to. */
const actions: Record<string, readonly string[]> = {
  GET: ['providers', 'session', 'csrf', 'callback', 'signin', 'signout', 'error'],
  POST: ['signin', 'callback', 'signout'],
}

const refusal = (status: number, errorMessage: string) =>
  Response.json({ errorMessage }, { status, headers: { 'cache-control': 'private, no-store' } })

/** The only kind of body our pages send; next-auth breaks off over one it cannot read. */
const isForm = ({ headers }: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')

/** Facebook ends its address of return in `#_=_`; a browser takes that along to an address without an end of its own. */
function endAddress({ headers }: Response) {
  const location = headers.get('location')
  if (location && !location.includes('#')) headers.set('location', `${location}#`)
}

const isFromFacebook = ({ url }: Request) => new URL(url).pathname.endsWith('/callback/facebook')

type Answer = (options: AuthOptions) => Promise<Response>

/** Lets next-auth answer one request of its own, the ways it may not be asked left out. */
export async function answerNextAuth(
  request: Request,
  action: string,
  answer: Answer,
): Promise<Response> {
  if (!actions.GET?.includes(action)) return refusal(404, messages.noSuchCall)
  if (!actions[request.method]?.includes(action)) return refusal(405, messages.wrongMethod)
  if (request.method === 'POST' && !isForm(request)) return refusal(415, messages.badInput)
  nameAddressForNextAuth()
  const theirs = await answer(nextAuthOptions(request))
  const response = await replaceSessionCookies(request, theirs, action === 'session')
  if (isFromFacebook(request)) endAddress(response)
  return response
}
