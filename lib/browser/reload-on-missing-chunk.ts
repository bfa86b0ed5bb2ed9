import { reloadOnce } from '@/lib/browser/reload-once'

/** Only the shop's own programs: what else fails to load is none of them. */
const isOwnProgram = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement &&
  target.src.startsWith(`${window.location.origin}/_next/static/`)

/**
 * A page that was opened before the shop was renewed asks for programs that are no longer there: it is loaded anew, once. A program that
 * merely could not be fetched is left alone, for then the page could not be either. Answers how to stop watching.
 */
export function watchLostChunks(reload: () => unknown = reloadOnce): () => void {
  const hear = async ({ target }: Event) => {
    if (!isOwnProgram(target)) return
    const answer = await fetch(target.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.status === 404) reload()
  }
  // Such events do not bubble.
  window.addEventListener('error', hear, true)
  return () => window.removeEventListener('error', hear, true)
}
