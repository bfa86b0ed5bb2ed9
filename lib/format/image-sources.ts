let hostMarker = '/media/'

/** Tells what the addresses of this shop's picture host contain: once in the server, once in each browser. */
export function setImageMarker(marker: string): void {
  hostMarker = marker
}

/** The small copy of an image: `thumb-` before the file name when the path contains the image host's marker; others stay. */
export function thumbnail(url: string, marker: string = hostMarker): string {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.includes(marker)) return url
  const [, folder = '', name = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? []
  if (name === '' || name.startsWith('thumb-')) return url
  return `${folder}thumb-${name}${end < 0 ? '' : url.slice(end)}`
}

/** The order in which a picture is tried; after the last the drawn cover is shown. */
export function imageSources(
  url: string | null | undefined,
  marker: string = hostMarker,
): string[] {
  if (!url) return []
  const small = thumbnail(url, marker)
  return small === url ? [url] : [small, url]
}
