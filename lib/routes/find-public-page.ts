import { findPage } from '@/lib/routes/find-page'
import { parseIdSlug } from '@/lib/routes/id-slug'
import type { CacheRule, Page } from '@/lib/routes/page'
import { fillPattern, type Params } from '@/lib/routes/path-pattern'
import { queryKeys } from '@/lib/routes/query-keys'
import { encodeValue } from '@/lib/routes/query-string'
import { resolveRedirect } from '@/lib/routes/redirects'
import { isTrackingKey } from '@/lib/routes/tracking-keys'

/** Keys that change nothing the server writes: a dialog to open, where a visitor came from and who sent them. */
const isIgnored = (key: string) =>
  ['dialog', 'role', 'affiliate'].includes(key) || isTrackingKey(key)

const LONGEST_KEY = 1024

const keysOf = new Map<Page, string[]>()

function knownKeys(page: Page): string[] {
  const keys = keysOf.get(page) ?? queryKeys(page)
  keysOf.set(page, keys)
  return keys
}

/** Values in canonical order, or null when a key is unknown or given twice. */
function canonicalQuery(keys: readonly string[], given: URLSearchParams): string | null {
  const values = new Map<string, string>()
  for (const [key, value] of given) {
    if (isIgnored(key)) continue
    if (!keys.includes(key) || values.has(key)) return null
    values.set(key, value)
  }
  return keys
    .map((key) => [key, (values.get(key) ?? '').trim()] as const)
    .filter(([key, value]) => value !== '' && !(key === 'page' && value === '1'))
    .map(([key, value]) => `${key}=${encodeValue(value)}`)
    .join('&')
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Parameters as tags name them: ids without their slug; null when the page would answer 404 anyway. */
function tagParams(params: Params): Params | null {
  const entries: [string, string][] = []
  for (const [name, segment] of Object.entries(params)) {
    const text = decoded(segment)
    const value = name === 'id' ? parseIdSlug(text ?? '')?.id : text
    if (!value) return null
    entries.push([name, String(value)])
  }
  return Object.fromEntries(entries)
}

export type PublicPage = {
  route: CacheRule
  /** Path and query in canonical form: render the page under it, cache the page under it. */
  key: string
  /** The rule's tags with the path's parameters filled in. */
  tags: string[]
}

/** The page the gateway may cache for an address, under whichever name; null when every visitor gets their own. */
export function findPublicPage(address: string, searchParams: URLSearchParams): PublicPage | null {
  if (resolveRedirect(address)) return null
  const found = findPage(address)
  const rule = found?.page.cache
  if (!found || !rule) return null
  const params = tagParams(found.params)
  const query = canonicalQuery(knownKeys(found.page), searchParams)
  if (!params || query === null) return null
  const key = query === '' ? found.pathname : `${found.pathname}?${query}`
  if (key.length > LONGEST_KEY) return null
  return { route: rule, key, tags: rule.tags.map((tag) => fillPattern(tag, params)) }
}
