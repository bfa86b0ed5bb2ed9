import 'server-only'
import type { AuthOptions } from 'next-auth'
import { messages } from '@/contract/messages'
import { nameAddressForNextAuth } from '@/lib/env'
import { authOptions } from '@/lib/session/auth-options'
import { withOwnCookies } from '@/lib/session/auth-response'

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

type Answer = (options: AuthOptions) => Promise<Response>

/** Lets next-auth answer one request of its own, the ways it may not be asked left out. */
export async function answerAuth(
  request: Request,
  action: string,
  answer: Answer,
): Promise<Response> {
  if (!actions.GET?.includes(action)) return refusal(404, messages.noSuchCall)
  if (!actions[request.method]?.includes(action)) return refusal(405, messages.wrongMethod)
  if (request.method === 'POST' && !isForm(request)) return refusal(415, messages.badInput)
  nameAddressForNextAuth()
  const response = await answer(authOptions(request))
  return withOwnCookies(request, response, action === 'session')
}
