import 'server-only'
import type { z } from 'zod/mini'
import type { Endpoint, HandlerResult } from '@/contract/endpoint'

type Body<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : never

/** How one call of the contract is made at an upstream with other names; what is left out stays as it is. */
export type Adapter<E extends Endpoint> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The whole path below UPSTREAM_URL; `{id}` is the call's own parameter of that name. */
  path?: `/${string}`
  /** The query by the contract's names, as texts; undefined leaves a name out. */
  query?: (ours: Readonly<Record<string, string>>) => Record<string, string | undefined>
  body?: (ours: Body<E>) => unknown
  /** What the upstream answered, as the contract wants it. It may throw: then the answer does not fit. */
  response?: (theirs: never) => HandlerResult<E>
  /** The text for the person in the upstream's own refusal; undefined shows a general one. */
  errorMessage?: (theirs: never) => string | undefined
}

// The parameters' types are the owner's word about their upstream; nothing could check them.
type AnyAdapter = {
  endpoint: Endpoint
  adapter: Omit<Adapter<Endpoint>, 'body' | 'response'> & {
    body?: (ours: never) => unknown
    response?: (theirs: never) => unknown
  }
}
export type Adapters = readonly AnyAdapter[]

/** An entry of lib/api/adapters.ts. */
export const adapt = <E extends Endpoint>(endpoint: E, adapter: Adapter<E>): AnyAdapter => ({
  endpoint,
  adapter,
})

type Asked = { method: string; path: string; body: BodyInit | null | undefined }

/** The call's parameters, read back from its address. */
function paramsOf({ path }: Endpoint, pathname: string): Record<string, string> {
  const given = pathname.split('/')
  return Object.fromEntries(
    path.split('/').flatMap((part, index) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
      return name === undefined ? [] : [[name, given[index] ?? '']]
    }),
  )
}

function pathOf(endpoint: Endpoint, adapter: AnyAdapter['adapter'], path: string): string {
  const [pathname = '', search = ''] = path.split('?')
  const params = paramsOf(endpoint, pathname)
  const place =
    adapter.path?.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') ?? pathname
  if (!adapter.query) return search === '' ? place : `${place}?${search}`
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(
    adapter.query(Object.fromEntries(new URLSearchParams(search))),
  ))
    if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `${place}?${query}` : place
}

const textOf = (body: BodyInit) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body as ArrayBuffer)

/** The call as the upstream wants it. */
export function adaptRequest({ endpoint, adapter }: AnyAdapter, asked: Asked): Asked {
  return {
    method: adapter.method ?? asked.method,
    path: pathOf(endpoint, adapter, asked.path),
    body:
      asked.body && adapter.body
        ? JSON.stringify(adapter.body(JSON.parse(textOf(asked.body)) as never))
        : asked.body,
  }
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

function adaptJson({ adapter }: AnyAdapter, isOk: boolean, json: unknown): unknown {
  if (isOk) return adapter.response ? adapter.response(json as never) : json
  const errorMessage = adapter.errorMessage?.(json as never)
  return errorMessage === undefined ? json : { errorMessage }
}

/** The upstream's answer as the contract wants it; null in place of one that could not be mapped, which then fits nothing. */
export async function adaptResponse(entry: AnyAdapter, theirs: Response): Promise<Response> {
  const { response, errorMessage } = entry.adapter
  const isMapped = theirs.ok ? response !== undefined : errorMessage !== undefined
  if (!isMapped || bodiless.has(theirs.status)) return theirs
  const headers = new Headers(theirs.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  headers.set('content-type', 'application/json; charset=utf-8')
  const json: unknown = await theirs
    .json()
    .then((read) => adaptJson(entry, theirs.ok, read))
    .catch(() => null)
  return new Response(JSON.stringify(json), { status: theirs.status, headers })
}
