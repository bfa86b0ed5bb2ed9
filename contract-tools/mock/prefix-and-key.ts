import { texts } from '@/contract-tools/examples/texts'

type Answer = (request: Request) => Response | Promise<Response>

export type PrefixAndKey = {
  /** What stands in the place of `/api`. */
  prefix?: string | undefined
  /** A header without which nothing is answered. */
  header?: readonly [name: string, value: string] | undefined
}

const refusal = () => Response.json({ errorMessage: texts.broken }, { status: 403 })

/** The mock at another place or behind a key, to try UPSTREAM_PREFIX and UPSTREAM_HEADERS with. Its own switches stay where they are. */
export function withPrefixAndKey(fetch: Answer, { prefix = '/api', header }: PrefixAndKey): Answer {
  return (request) => {
    const url = new URL(request.url)
    if (url.pathname === '/mock') return fetch(request)
    if (header && request.headers.get(header[0]) !== header[1]) return refusal()
    if (prefix === '/api') return fetch(request)
    if (url.pathname.startsWith('/api/')) return new Response(null, { status: 404 })
    if (url.pathname.startsWith(`${prefix}/`))
      url.pathname = `/api${url.pathname.slice(prefix.length)}`
    return fetch(new Request(url, request))
  }
}
