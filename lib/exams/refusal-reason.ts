/** `data.reason` of a refused call. */
export const reasonOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null
  return typeof data.reason === 'string' ? data.reason : null
}
