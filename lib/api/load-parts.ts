import { UpstreamError } from '@/lib/api/upstream-error'

type Parts = Record<string, Promise<unknown>>
type Loaded<T extends Parts> = { [K in keyof T]: Awaited<T[K]> | null }

/** Several calls for one page, side by side: null for each that the upstream failed. Where it fails them all, the page fails too. */
export async function loadParts<T extends Parts>(calls: T): Promise<Loaded<T>> {
  const names = Object.keys(calls)
  const settled = await Promise.allSettled(Object.values(calls))
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const bug = failures.find((reason) => !(reason instanceof UpstreamError))
  if (bug || failures.length === settled.length) throw bug ?? failures[0]
  const values = settled.map((one) => (one.status === 'fulfilled' ? one.value : null))
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Loaded<T>
}
