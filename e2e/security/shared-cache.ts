import type { Answer, Browser } from '@/e2e/support/http-browser'

type Kept = { answer: Answer; freshUntil: number }

/** Seconds a cache that everybody shares may keep an answer; null when it may not. What says nothing at all is kept, as many do. */
function lifetimeOf({ status, headers }: Answer): number | null {
  const rules = headers['cache-control'] ?? ''
  if (![200, 203, 301, 308, 404, 410].includes(status)) return null
  if (/no-store|private/i.test(rules)) return null
  if (/no-cache/i.test(rules)) return 0
  const [, seconds] = /s-maxage=(\d+)/i.exec(rules) ?? /max-age=(\d+)/i.exec(rules) ?? []
  return seconds === undefined ? 60 : Number(seconds)
}

/**
 * A proxy between the shop and everybody, of the careless kind: it obeys Cache-Control and nothing else. Cookies and Vary do not
 * matter to it, and with an answer it keeps its cookies.
 */
export function createSharedCache() {
  const kept = new Map<string, Kept>()
  let hits = 0
  return {
    hits: () => hits,
    ask: async (here: Browser, path: string, headers: Record<string, string> = {}) => {
      const key = `${headers.rsc ? 'rsc ' : ''}${path}`
      const held = kept.get(key)
      if (held && Date.now() < held.freshUntil) {
        hits += 1
        return held.answer
      }
      const tag = held?.answer.headers.etag
      const answer = await here.ask(path, {
        headers: { ...headers, ...(tag && { 'if-none-match': tag }) },
      })
      if (answer.status === 304 && held) {
        hits += 1
        return held.answer
      }
      const lifetime = lifetimeOf(answer)
      if (lifetime === null) kept.delete(key)
      else kept.set(key, { answer, freshUntil: Date.now() + lifetime * 1000 })
      return answer
    },
  }
}
