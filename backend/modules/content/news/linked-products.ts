const LINK = /href="([^"\s]+)"/g
const PRODUCT = /^\/(?:san-pham|product)\/(?:[^/?#]*-)?(\d{1,9})(?:[?#]|$)/
const MOST = 12

/** The path of a URL of this shop; null for any other. */
function pathOf(href: string, publicUrl: string): string | null {
  if (/^\/(?![/\\])/.test(href)) return href
  return href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : null
}

/** The products a text links to, in the order of the text. */
export function linkedProductIds(html: string, publicUrl: string): number[] {
  const ids = [...html.matchAll(LINK)].flatMap(([, href = '']) => {
    const id = PRODUCT.exec(pathOf(href, publicUrl) ?? '')?.[1]
    return id ? [Number(id)] : []
  })
  return [...new Set(ids)].slice(0, MOST)
}
