/** The chain of an error and its causes, outermost first. */
function* chain(error: unknown): Generator<Record<string, unknown>> {
  let current = error
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth++) {
    yield current as Record<string, unknown>
    current = (current as { cause?: unknown }).cause
  }
}

/** The SQLSTATE of a database error, wherever the driver or Drizzle put it. */
export function sqlState(error: unknown): string | undefined {
  for (const { code } of chain(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Of a file that finds no room. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])
const passing = new Set(['40001', '40P01', '25006'])

/** True when the database itself is away or full, so that trying again later makes sense. */
export function isUnreachable(error: unknown): boolean {
  const state = sqlState(error)
  if (state && (/^(08|53|57P|58)/.test(state) || passing.has(state))) return true
  for (const { code, message } of chain(error)) {
    if (typeof code === 'string' && (SOCKET.has(code) || FULL.has(code))) return true
    if (
      typeof message === 'string' &&
      /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(message)
    )
      return true
  }
  return false
}
