const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** True when the caller already holds what `etag` names (If-None-Match compares weakly). */
export function matchesEtag(ifNoneMatch: string | undefined, etags: readonly string[]): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const known = new Set(etags.map(opaque))
  return ifNoneMatch.split(',').some((tag) => known.has(opaque(tag)))
}

const weight = (parameters: string[]) => {
  const q = parameters.map((one) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/i.exec(one)?.[1]).find(Boolean)
  return q === undefined ? 1 : Number(q)
}

/** True when an Accept-Encoding header lets gzip be sent. */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  const offers = (acceptEncoding ?? '').split(',').map((offer) => {
    const [name = '', ...parameters] = offer.split(';')
    return { name: name.trim().toLowerCase(), weight: weight(parameters) }
  })
  const offer =
    offers.find(({ name }) => name === 'gzip' || name === 'x-gzip') ??
    offers.find(({ name }) => name === '*')
  return offer !== undefined && offer.weight > 0
}
