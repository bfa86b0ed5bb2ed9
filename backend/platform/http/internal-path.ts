const BASE = 'http://shop.invalid'
const CONTROL_OR_BACKSLASH = /[\p{Cc}\p{Cs}\\]/u
const CLOSED = ['/login', '/logout', '/api']

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** The path, query and fragment of an address inside the shop; null for whatever could lead a browser elsewhere. */
export function internalPath(address: string): string | null {
  if (address.length > 2048 || !address.startsWith('/') || CONTROL_OR_BACKSLASH.test(address)) {
    return null
  }
  if (!URL.canParse(address, BASE)) return null
  const url = new URL(address, BASE)
  if (url.origin !== BASE || url.pathname.startsWith('//')) return null
  if (CLOSED.some((root) => under(url.pathname, root))) return null
  return url.pathname + url.search + url.hash
}

/** The same for one that may name the shop's own origin. */
export const shopPath = (address: string, publicUrl: string): string | null =>
  internalPath(address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address)
