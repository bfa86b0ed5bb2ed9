import { resolveAlias } from '@/lib/routes/aliases'
import { paths } from '@/lib/routes/paths'

const sections = {
  home: paths.home(),
  products: paths.products(),
  textbooks: paths.textbooks(),
  library: paths.library(),
  news: paths.newsList(),
  about: paths.about(),
  cart: paths.cart(),
  account: paths.account.home(),
} as const

export type Section = keyof typeof sections

/** The section of a page, also under its English alias: the server knows one path, the browser the other. */
export function sectionOf(pathname: string): Section | null {
  const path = resolveAlias(pathname) ?? pathname
  const found = Object.entries(sections).find(
    ([, start]) => path === start || path.startsWith(`${start}/`),
  )
  return (found?.[0] as Section | undefined) ?? null
}

/** Product pages and the checkout have a bottom bar of their own on phones. */
export function hasOwnBar(pathname: string): boolean {
  const path = resolveAlias(pathname) ?? pathname
  const products = paths.products()
  return (
    path === paths.cart() ||
    (path.startsWith(`${products}/`) && path.split('/').length === products.split('/').length + 1)
  )
}
