/** Ids by slug of what texts link to. */
export type Targets = {
  products?: ReadonlyMap<string, number>
  courses?: ReadonlyMap<string, number>
}

const LINK = /href="(product|course):([a-z0-9-]+)"/g

const searchFor = (slug: string, start: string) => start + slug.replaceAll('-', '+')

/**
 * Texts speak of books and courses by slug: `product:truyen-kieu`, `course:doc-sau-nho-lau`. Here they get their
 * addresses; what the shop does not have becomes a search for it. A kind of which nothing is known yet is left alone.
 */
export function resolveLinks(html: string, { products, courses }: Targets): string {
  return html.replace(LINK, (written, kind: string, slug: string) => {
    const isProduct = kind === 'product'
    const known = isProduct ? products : courses
    if (!known) return written
    const id = known.get(slug)
    const folder = isProduct ? '/san-pham' : '/thu-vien/khoa-hoc'
    const search = isProduct
      ? '/san-pham?page=1&amp;category=&amp;objectType=0,1&amp;searchContent='
      : '/thu-vien?page=1&amp;searchContent='
    return `href="${id === undefined ? searchFor(slug, search) : `${folder}/${slug}-${id}`}"`
  })
}
