import 'server-only'
import { cache } from 'react'
import { CLOSED_HEADER } from '@/contract/closed-shop'
import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import { callUpstream } from '@/lib/api/call-upstream'
import { createClient, type Send } from '@/lib/api/client'
import { readAnswer } from '@/lib/api/read-answer'
import { createRecentTimeouts } from '@/lib/api/recent-timeouts'
import { UpstreamError } from '@/lib/api/upstream-error'
import { env } from '@/lib/env'
import { findPreviewSession } from '@/lib/session/find-preview-session'

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** When a page began to ask: its calls share one patience, be they made together or one after the other. */
const askedSince = cache(() => Date.now())

const LEFT_ALONE_MS = 2_000
let lateUntil = 0

/** A call was waited for in vain a moment ago: what a page can do without need not be asked for. */
export const isUpstreamLate = () => Date.now() < lateUntil

const recentTimeouts = createRecentTimeouts()

/** A shop that is not open answers its staff alone: their preview asks again in their name. */
async function unlessClosed(
  answer: Response,
  again: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  if (!answer.headers.has(CLOSED_HEADER)) return answer
  const session = await findPreviewSession()
  return session ? again({ authorization: `Bearer ${session.upstreamToken}` }) : answer
}

/** Reads are retried once when the connection broke, never after a time-out. */
const send: Send = async ({ method, path, headers, body, endpoint }) => {
  const call = `${method} ${path}`
  recentTimeouts.throwIfRecent(call)
  const init = {
    method,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      // Tells the upstream's rate limits that many visitors share this address.
      'x-internal-secret': env().internalSecret,
    },
    body: body ?? null,
    timeoutMs: Math.max(1, askedSince() + env().upstream.timeouts.readMs - Date.now()),
  }
  try {
    return await unlessClosed(await callUpstream(endpoint, path, init), (headers) =>
      callUpstream(endpoint, path, { ...init, headers: { ...init.headers, ...headers } }),
    )
  } catch (error) {
    if (isTimeout(error)) {
      lateUntil = Date.now() + LEFT_ALONE_MS
      recentTimeouts.add(call, error)
    }
    if (method !== 'GET' || isTimeout(error)) throw error
    return callUpstream(endpoint, path, init)
  }
}

/** Nobody is signed in here, so a 401 is no answer to the visitor: the upstream cannot serve the shop. */
function rejectUnauthorised(error: unknown): never {
  if (!(error instanceof UpstreamError) || error.status !== 401) throw error
  throw new UpstreamError(503, messages.unavailable, error.call, { cause: error })
}

const call = createClient(send, readAnswer)
const once = cache((endpoint: Endpoint, input: string) =>
  call(endpoint as never, JSON.parse(input) as never).catch(rejectUnauthorised),
)

/**
 * Calls the upstream without a token: the only client of public pages, so that they are the same for every visitor. Deduplicated per
 * request. Only the preview of a shop that is not open asks in somebody's name, and is kept by no cache.
 */
export const callPublic = <E extends Endpoint>(
  endpoint: E,
  ...[input]: Record<never, never> extends Input<E> ? [Input<E>?] : [Input<E>]
): Promise<Output<E>> => once(endpoint, JSON.stringify(input ?? {})) as Promise<Output<E>>
