import { z } from 'zod'
import type { UpstreamFetch } from '@/lib/upstream-fetch'

/** What an upstream's catalog shows, in one text that changes with it. */
export type CatalogVersion = {
  state: string
  /** When this was asked: it holds for then, not for now. */
  at: number
  /** A sale begins or ends then. */
  until: number | null
}

export type ReadCatalogVersion = () => Promise<CatalogVersion | null>

const Told = z.object({ state: z.string().min(1), lastsMs: z.number().nonnegative().nullable() })

const PATIENCE_MS = 1_000
const CACHED_MS = 1_000
/** A foreign upstream knows nothing of the question; it is not asked for each page. */
const UNTOLD_MS = 30_000

type LookOptions = {
  upstreamUrl: string
  secret: string
  askUpstream?: UpstreamFetch
  now?: () => number
}

/** Asks our own backend; null from any other upstream, and from one that does not answer at once. Pages that ask together share one look. */
export function createCatalogVersionReader({
  upstreamUrl,
  secret,
  askUpstream = fetch,
  now = Date.now,
}: LookOptions): ReadCatalogVersion {
  let last: { until: number; look: Promise<CatalogVersion | null> } | undefined

  const look = async (at: number): Promise<CatalogVersion | null> => {
    const answer = await askUpstream(`${upstreamUrl}/internal/catalog-version`, {
      headers: { 'x-internal-secret': secret },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      return null
    }
    const { state, lastsMs } = Told.parse(await answer.json())
    return { state, at, until: lastsMs === null ? null : now() + lastsMs }
  }

  return () => {
    const at = now()
    if (last && at < last.until) return last.look
    const asked = { until: at + CACHED_MS, look: look(at).catch(() => null) }
    last = asked
    asked.look.then((told) => {
      if (told === null) asked.until = at + UNTOLD_MS
    })
    return asked.look
  }
}
