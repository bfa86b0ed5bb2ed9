import type { Contract } from '@/contract'

export const MINUTE = 60
export const HOUR = 60 * MINUTE

type EndpointName = { [G in keyof Contract]: keyof Contract[G] }[keyof Contract]

/** Pages that are the same for every visitor: how long the gateway keeps a copy, and which tags purge it. */
export type CacheRule = {
  /** Seconds; prices and stock of neighbouring products may be that old. */
  lifetime: number
  /** `{id}` and `{name}` stand for the path's parameters. */
  tags: readonly string[]
  /** Plays video or talks to an app: hydrates with the page, not at the first interaction. */
  startsAtOnce?: true
}

/** The sitemap's files, `/sitemaps/products-1.xml` and so on. */
export type SitemapFile =
  | 'pages'
  | 'categories'
  | 'products'
  | 'news'
  | 'textbooks'
  | 'courses'
  | 'lessons'

export type Page = {
  /** `{id}` takes an id with or without a slug, `{name}` any one segment, `{rest*}` all that remain. */
  path: string
  /** The English address that shows the same page. */
  alias?: string
  /** Without it anybody may open the page; `session` asks for a sign-in, `order` for the token of that order. */
  access?: 'session' | 'order'
  /** The endpoint whose query the page takes, `without` keys that its path already holds, `plus` keys of its own. */
  query?: { endpoint: EndpointName; without?: readonly string[]; plus?: readonly string[] }
  /** Keys of the page's plain form: a browser sends those left blank too, and prices as people write them. */
  formKeys?: readonly string[]
  cache?: CacheRule
  /** Query keys, alone or together, whose combinations search engines are not to list; `filters` are all but the page's number. */
  noindex?: 'filters' | readonly (string | readonly string[])[]
  /** The sitemap file that lists the page. */
  sitemap?: SitemapFile
  /** Open to everybody, but nothing for search engines. */
  isPersonal?: true
}
