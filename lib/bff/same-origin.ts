import type { Endpoint } from '@/contract/endpoint'

export const isWrite = (endpoint: Endpoint) =>
  endpoint.method !== 'GET' || endpoint.changes === true

/**
 * True when a request comes from the shop's own pages: the custom header can't be set by a foreign form or image, and
 * where the browser tells the origin, it must be ours (decisions D15).
 */
export function isSameOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  if (headers.get('x-requested-with') !== 'storefront') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  return origin === null || ownOrigins.includes(origin)
}
