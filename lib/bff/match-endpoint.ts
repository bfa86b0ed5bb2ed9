import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

type Row = { endpoint: Endpoint; pattern: RegExp; names: string[] }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const proxied = endpoints.filter(({ endpoint }) => !endpoint.direct)

const rows: Row[] = proxied.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(
    `^${endpoint.path
      .split('/')
      .map((part) => (part.startsWith('{') ? '([^/]+)' : escaped(part)))
      .join('/')}$`,
    'i',
  ),
  names: [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
}))

export type Match =
  | { kind: 'call'; endpoint: Endpoint; path: string }
  | { kind: 'wrong-method'; allow: string[] }
  | { kind: 'unknown' }

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The upstream path, rebuilt from the pattern and validated values; null when a value is invalid. */
function rebuilt({ endpoint, pattern, names }: Row, pathname: string): string | null {
  const values = pattern.exec(pathname)?.slice(1).map(decoded) ?? []
  const params = Object.fromEntries(names.map((name, index) => [name, values[index]]))
  if (endpoint.params && !endpoint.params.safeParse(params).success) return null
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** Finds the endpoint for a method and a raw pathname. The given path is never forwarded as it came: `a%2F..%2Fb` is no id. */
export function matchEndpoint(method: string, pathname: string): Match {
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const named = rows.filter(({ pattern }) => pattern.test(plain))
  for (const row of named) {
    if (row.endpoint.method !== method) continue
    const path = rebuilt(row, plain)
    if (path) return { kind: 'call', endpoint: row.endpoint, path }
  }
  const allow = named
    .filter((row) => rebuilt(row, plain) !== null)
    .map(({ endpoint }) => endpoint.method)
  return allow.length > 0 && !allow.includes(method as never)
    ? { kind: 'wrong-method', allow: [...new Set(allow)] }
    : { kind: 'unknown' }
}
