import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import { UpstreamError } from '@/lib/api/upstream-error'

/** Sends one prepared call; `path` starts with `/api/`. */
export type Send = (call: {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  endpoint: Endpoint
}) => Promise<Response>

type AnyInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

type Call = <E extends Endpoint>(
  endpoint: E,
  ...rest: Record<never, never> extends Input<E>
    ? [input?: Input<E>, headers?: Record<string, string>]
    : [input: Input<E>, headers?: Record<string, string>]
) => Promise<Output<E>>

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Path values are text in a URL. */
const asText = (params: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))

/** Invalid params name nothing: no request is sent, and no odd path reaches the upstream. */
const areParamsValid = ({ params }: Endpoint, { params: given = {} }: AnyInput) =>
  params === undefined || params.safeParse(asText(given)).success

const seconds = (header: string | null) => (header && /^\d+$/.test(header) ? Number(header) : null)

function refusal(endpoint: Endpoint, response: Response, json: unknown): UpstreamError {
  const body = (typeof json === 'object' && json !== null ? json : {}) as {
    errorMessage?: unknown
    data?: unknown
  }
  const text =
    typeof body.errorMessage === 'string' && body.errorMessage !== ''
      ? body.errorMessage
      : messages.broken
  return new UpstreamError(response.status, text, `${endpoint.method} ${endpoint.path}`, {
    data: body.data,
    retryAfter: seconds(response.headers.get('retry-after')),
  })
}

/** Reads an answer by its call's schema; throws when it does not fit. */
type Read = (endpoint: Endpoint, json: unknown) => unknown

const readStrictly: Read = ({ response }, json) => response.parse(json)

/**
 * The typed client: params, query and body are checked by the compiler, the answer by the call's schema.
 * Throws UpstreamError; 503 stands for an upstream that could not be reached, 502 for an answer that is not the contract's.
 */
export function createClient(send: Send, read = readStrictly): Call {
  return async (endpoint, ...[input, headers = {}]) => {
    const given = (input ?? {}) as AnyInput
    const name = `${endpoint.method} ${endpoint.path}`
    if (!areParamsValid(endpoint, given)) throw new UpstreamError(400, messages.badId, name)
    const response = await send({
      method: endpoint.method,
      path: addressOf(endpoint, given),
      headers: {
        accept: 'application/json',
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: given.body === undefined ? undefined : JSON.stringify(given.body),
      endpoint,
    }).catch((cause: unknown) => {
      if (cause instanceof UpstreamError) throw cause
      throw new UpstreamError(503, messages.unavailable, name, { cause })
    })
    const json: unknown = await response.json().catch(() => null)
    if (!response.ok) throw refusal(endpoint, response, json)
    try {
      return read(endpoint, json) as Output<typeof endpoint>
    } catch (cause) {
      throw new UpstreamError(502, messages.unavailable, name, { cause })
    }
  }
}
