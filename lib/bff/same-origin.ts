import type { Endpoint } from '@/contract/endpoint'

export const isWrite = (endpoint: Endpoint) =>
  endpoint.method !== 'GET' || endpoint.changes === true

/** Whether a request comes from the shop's own pages: a foreign form or image cannot set the custom header, and a stated origin must be ours. */
export function isSameOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  if (headers.get('x-requested-with') !== 'storefront') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  return origin === null || ownOrigins.includes(origin)
}
