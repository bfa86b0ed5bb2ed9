import { reloadOnce } from '@/lib/browser/reload-once'

/** Next's own chunks, no other script. */
const isOwnChunk = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement &&
  target.src.startsWith(`${window.location.origin}/_next/static/`)

/** Reloads a page, once, when a deployment has removed the chunks it asks for (404). A failed fetch alone is no reason. Returns the clean-up. */
export function reloadOnMissingChunk(reload: () => unknown = reloadOnce): () => void {
  const hear = async ({ target }: Event) => {
    if (!isOwnChunk(target)) return
    const answer = await fetch(target.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.status === 404) reload()
  }
  // Such events do not bubble.
  window.addEventListener('error', hear, true)
  return () => window.removeEventListener('error', hear, true)
}
