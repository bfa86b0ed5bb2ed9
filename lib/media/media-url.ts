const LONGEST = 512

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** A path segment that every server on the way reads alike: no leading dots, no encoded slashes. */
function isPlain(segment: string): boolean {
  const name = decoded(segment)
  return name !== null && /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name)
}

/** The upstream's address of a media file, or null when the raw path is not simply a path to a file. */
export function mediaUrl(pathname: string, search: string, upstreamUrl: string): string | null {
  const [root, folder, ...names] = pathname.split('/')
  const isFile = root === '' && folder === 'media' && names.length > 0 && names.every(isPlain)
  return isFile && pathname.length + search.length <= LONGEST
    ? `${upstreamUrl}${pathname}${search}`
    : null
}
