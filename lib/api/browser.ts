import { createClient } from '@/lib/api/client'
import { endSessionOn401, hasSignedInHint } from '@/lib/session/end-browser-session'

const TIMEOUT_MS = 20_000
/** Browsers let all such requests together carry 64 kB. */
const MOST_KEPT_ALIVE = 1_000

/** Calls the storefront's own `/api` with the session's httpOnly cookie. A session that is over ends here too, with one reload unless `keepPageOn401` is sent. */
export const call = createClient(async ({ method, path, headers, body }) => {
  const { 'x-on-401': on401, ...sent } = headers
  const wasSignedIn = hasSignedInHint()
  const response = await fetch(path, {
    method,
    headers: { ...sent, 'x-requested-with': 'storefront' },
    body: body ?? null,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A small change, as of the cart, is carried out even when the page is left at once.
    keepalive: method !== 'GET' && (body?.length ?? 0) <= MOST_KEPT_ALIVE,
  })
  endSessionOn401(wasSignedIn, response.status, on401 !== 'stay')
  return response
})
