import { type IdSlug, idSlug } from '@/lib/routes/id-slug'
import { fillPattern } from '@/lib/routes/path-pattern'
import { type Query, withQuery } from '@/lib/routes/query-string'

export type Id = string | number

type Href<Path extends string> = Path extends `${string}{${string}`
  ? (key: Id | IdSlug, query?: Query) => string
  : (query?: Query) => string

export const segment = (key: Id | IdSlug) =>
  typeof key === 'object' ? idSlug(key) : encodeURIComponent(String(key))

/** For each page a function that makes its URL from its path's parameter, if any, and a query. */
export const hrefsOf = <Pages extends Record<string, { path: string }>>(pages: Pages) =>
  Object.fromEntries(
    Object.entries(pages).map(([name, { path }]) => {
      const [parameter] = /(?<=\{)\w+/.exec(path) ?? []
      const href = parameter
        ? (key: Id | IdSlug, query?: Query) =>
            withQuery(fillPattern(path, { [parameter]: segment(key) }), query)
        : (query?: Query) => withQuery(path, query)
      return [name, href]
    }),
  ) as { [Name in keyof Pages]: Href<Pages[Name]['path']> }
