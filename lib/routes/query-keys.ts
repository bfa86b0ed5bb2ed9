import { endpoints } from '@/contract'
import type { Page } from '@/lib/routes/page'

const keysOf = (endpointName: string): string[] => {
  const query = endpoints.find(({ name }) => name === endpointName)?.endpoint.query
  return Object.keys(query?.shape ?? {})
}

/** The query keys that change a page, in the order of the canonical address: those of its list's call, then its own. */
export function queryKeys({ query }: Page): string[] {
  if (!query) return []
  const without = ['pageSize', ...(query.without ?? [])]
  return [...keysOf(query.endpoint).filter((key) => !without.includes(key)), ...(query.plus ?? [])]
}
