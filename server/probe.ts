import type { UpstreamFetch } from '@/lib/upstream-fetch'

/**
 * Looks at a program. Any answer that is not the program's own failure will do: a foreign upstream may know nothing of our addresses.
 * One that cannot be reached fails at once; one that hangs takes the call and is silent.
 */
export async function probe(
  url: string,
  withinMs: number,
  ask: UpstreamFetch = fetch,
): Promise<'up' | 'failing' | 'silent'> {
  const signal = AbortSignal.timeout(withinMs)
  try {
    const answer = await ask(url, { redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status < 500 ? 'up' : 'failing'
  } catch {
    return signal.aborted ? 'silent' : 'failing'
  }
}
