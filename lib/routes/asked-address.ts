import type { SearchParams } from '@/lib/routes/read-query'

/**
 * The address that could not be shown, as the gateway names it to the error document. Nothing is cut off or tidied: what a payment site
 * signs into an address is longer than other values, and is right only as it stands.
 */
export function readAskedAddress({ address = '' }: SearchParams) {
  const whole = String(Array.isArray(address) ? address[0] : address)
  const end = whole.indexOf('?')
  if (end < 0) return { pathname: whole, search: '' }
  return { pathname: whole.slice(0, end), search: whole.slice(end + 1) }
}
