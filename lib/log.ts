import 'server-only'

/** One JSON line on standard error. Details must hold no token, cookie or body. */
export function logError(event: string, details: Record<string, string | number>): void {
  const line = {
    level: 'error',
    part: 'storefront',
    time: new Date().toISOString(),
    event,
    ...details,
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
