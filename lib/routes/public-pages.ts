import { resolveAlias } from '@/lib/routes/aliases'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { fillPattern, matchPattern, type Params } from '@/lib/routes/path-pattern'
import { policyPaths } from '@/lib/routes/paths'
import { encodeValue } from '@/lib/routes/query-string'
import { resolveRedirect } from '@/lib/routes/redirects'

const MINUTE = 60
const HOUR = 60 * MINUTE

export type PublicRoute = {
  /** Vietnamese address; `{id}` takes an id with or without a slug, `{name}` any one segment. */
  pattern: string
  /** Query keys that change the page, in the order of the canonical address. */
  query: readonly string[]
  /** Seconds a remembered copy stays fresh; stock and prices of neighbours may be that old. */
  lifetime: number
  /** Plays films or speaks with an app: its programs start with it, not at the first sign of a person. */
  startsAtOnce?: true
  /** What an editor's change purges; `{id}` and `{name}` stand for the parameters, an empty query tag is left out. */
  tags: readonly string[]
}

const listKeys = [
  'objectType',
  'searchContent',
  'sort',
  'priceFrom',
  'priceTo',
  'grade',
  'inStock',
] as const

const policies: PublicRoute[] = Object.values(policyPaths).map((pattern) => ({
  pattern,
  query: [],
  lifetime: HOUR,
  tags: ['site', `page:${pattern.slice(1)}`],
}))

const shortLinks: PublicRoute[] = ['m', 'h', 'p'].map((kind) => ({
  pattern: `/${kind}/{name}`,
  query: [],
  lifetime: MINUTE,
  tags: ['site', 'redirects', 'page:{name}'],
}))

/** Every page that is the same for every visitor (decision D21). What is not here is never remembered. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    pattern: '/trang-chu',
    query: [],
    lifetime: MINUTE,
    tags: ['site', 'home', 'products', 'news', 'flash-sale'],
  },
  {
    pattern: '/san-pham',
    query: ['page', 'category', ...listKeys],
    lifetime: MINUTE,
    tags: ['site', 'products', 'flash-sale'],
  },
  {
    pattern: '/san-pham/danh-muc/{id}',
    query: ['page', ...listKeys],
    lifetime: MINUTE,
    tags: ['site', 'products', 'flash-sale', 'category:{id}'],
  },
  {
    pattern: '/san-pham/{id}',
    query: [],
    lifetime: MINUTE,
    tags: ['site', 'flash-sale', 'product:{id}'],
  },
  { pattern: '/flashSale', query: [], lifetime: MINUTE, tags: ['site', 'products', 'flash-sale'] },
  {
    pattern: '/thu-vien',
    query: ['page', 'category', 'tab', 'searchContent'],
    lifetime: 5 * MINUTE,
    tags: ['site', 'courses'],
  },
  {
    pattern: '/thu-vien/khoa-hoc/{id}',
    query: [],
    lifetime: 5 * MINUTE,
    tags: ['site', 'course:{id}'],
  },
  {
    pattern: '/thu-vien/bai-hoc/{id}',
    query: [],
    lifetime: 5 * MINUTE,
    startsAtOnce: true,
    tags: ['site', 'lesson:{id}'],
  },
  {
    pattern: '/tin-sach',
    query: ['page', 'tag', 'searchContent'],
    lifetime: 5 * MINUTE,
    tags: ['site', 'news'],
  },
  { pattern: '/tin-sach/{name}', query: [], lifetime: 5 * MINUTE, tags: ['site', 'news:{name}'] },
  {
    pattern: '/sach-giao-khoa',
    query: ['grade', 'subject', 'searchContent'],
    lifetime: HOUR,
    tags: ['site', 'textbooks'],
  },
  { pattern: '/sach-giao-khoa/{id}', query: [], lifetime: HOUR, tags: ['site', 'textbook:{id}'] },
  { pattern: '/gioi-thieu', query: [], lifetime: HOUR, tags: ['site', 'intro'] },
  { pattern: '/pages/{name}', query: [], lifetime: 5 * MINUTE, tags: ['site', 'page:{name}'] },
  ...policies,
  ...shortLinks,
  {
    pattern: '/mobile/course/{id}',
    query: [],
    lifetime: 5 * MINUTE,
    startsAtOnce: true,
    tags: ['course:{id}'],
  },
  {
    pattern: '/mobile/lesson/{id}',
    query: [],
    lifetime: 5 * MINUTE,
    startsAtOnce: true,
    tags: ['lesson:{id}'],
  },
  {
    pattern: '/mobile/news/{name}',
    query: [],
    lifetime: 5 * MINUTE,
    startsAtOnce: true,
    tags: ['news:{name}'],
  },
  {
    pattern: '/mobile/sgk/thu-vien-sgk/{id}',
    query: [],
    lifetime: HOUR,
    startsAtOnce: true,
    tags: ['textbook:{id}'],
  },
]

/** Keys that change nothing the server writes: a dialog to open, where a visitor came from and who sent them. */
const isIgnored = (key: string) =>
  ['dialog', 'role', 'affiliate', 'gclid', 'fbclid'].includes(key) || key.startsWith('utm_')

const LONGEST_KEY = 1024

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

export type FoundRoute = {
  route: PublicRoute
  /** Decoded; ids are digits. */
  params: Params
  /** Address and query in canonical form: ask for the page under it, remember the page under it. */
  key: string
  tags: string[]
}

/** The public page an address shows, under whichever name; null when it may not be remembered. */
export function findPublicRoute(
  pathname: string,
  searchParams: URLSearchParams,
): FoundRoute | null {
  if (resolveRedirect(pathname)) return null
  const page = resolveAlias(pathname) ?? pathname
  for (const route of publicRoutes) {
    const raw = matchPattern(route.pattern, page)
    if (!raw) continue
    const params = tagParams(raw)
    const query = canonicalQuery(route.query, searchParams)
    if (!params || query === null) return null
    const key = query === '' ? page : `${page}?${query}`
    if (key.length > LONGEST_KEY) return null
    return { route, params, key, tags: route.tags.map((tag) => fillPattern(tag, params)) }
  }
  return null
}
