import 'server-only'
import type { Endpoint } from '@/contract/endpoint'
import { type Adapters, adaptRequest, adaptResponse } from '@/lib/api/adapter'
import { adapters } from '@/lib/api/adapters'
import { fetchUpstream, type UpstreamInit } from '@/lib/api/fetch-upstream'
import { env } from '@/lib/env'

/** The place of a call of the contract: an upstream may keep its calls elsewhere than under `/api`. */
const withPrefix = (path: string) => path.replace(/^\/api(?=\/|$)/, env().upstream.prefix)

/** Makes one call of the contract, in the words of the upstream there is. `path` is the contract's, with its query. */
export async function callUpstream(
  endpoint: Endpoint,
  path: string,
  init: UpstreamInit,
  known: Adapters = adapters,
): Promise<Response> {
  const entry = known.find((one) => one.endpoint === endpoint)
  if (!entry) return fetchUpstream(withPrefix(path), init)
  const asked = adaptRequest(entry, { method: endpoint.method, path, body: init.body })
  const isMoved = entry.adapter.path !== undefined
  const address = isMoved ? asked.path : withPrefix(asked.path)
  return adaptResponse(
    entry,
    await fetchUpstream(address, { ...init, method: asked.method, body: asked.body ?? null }),
  )
}
