import { internalPath } from '@/backend/platform/http/internal-path'

/** The page of the app an address names; null for any other address, however it is written. */
export function mobilePath(address: string): string | null {
  // What two programs might read differently is nobody's page.
  if (/%(?:2f|5c|2e)/i.test(address)) return null
  const path = internalPath(address)
  if (path === null || !/^\/mobile\/[^/]/i.test(path)) return null
  return /^\/mobile\/session(?:[/?#]|$)/i.test(path) ? null : path
}
