const base = 'http://shop.invalid'
/** Going back to these would loop, sign out or show raw data. */
const closed = ['/login', '/logout', '/api']

/** True when the path begins with the prefix as whole segments. */
const isUnder = (prefix: string, pathname: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`)

/** Who decodes more than once reads at most this deep. */
const MOST_DECODINGS = 4

/** The path as the most lenient reader would take it: decoded to the end, in lower case, without double slashes. */
function lenientPath(pathname: string): string | null {
  let text = pathname
  for (let times = 0; times < MOST_DECODINGS; times++) text = decodeURIComponent(text)
  if (decodeURIComponent(text) !== text) return null
  const path = `/${text.replace(/^[/\\]+/, '')}`
  return new URL(path, base).pathname.replace(/\/{2,}/g, '/').toLowerCase()
}

function isClosed(pathname: string): boolean {
  try {
    const path = lenientPath(pathname)
    return path === null || closed.some((prefix) => isUnder(prefix, path))
  } catch {
    // Half an escape, which no page of ours has.
    return true
  }
}

// Control characters, because browsers drop tabs and line breaks before they look for `//`.
const suspicious = (text: string) =>
  /[\p{Cc}\\\u2028\u2029]/u.test(text) || !text.startsWith('/') || text.length > 2048

/** The internal address a visitor may be sent on to after signing in; anything doubtful becomes `/`. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || suspicious(next) || !URL.canParse(next, base)) return '/'
  const url = new URL(next, base)
  // Dot segments can leave a second slash at the front: `/.//evil.example`.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/'
  if (isClosed(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
