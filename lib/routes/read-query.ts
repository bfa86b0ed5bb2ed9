import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'

export type SearchParams = Record<string, string | string[] | undefined>

type ListEndpoint = Endpoint & { query: z.ZodMiniObject }

/** What a page's address asks of a list; how many fit one page is the list's own affair. */
export type ListFilter<E extends ListEndpoint> = Omit<z.output<E['query']>, 'pageSize'>

const LONGEST_VALUE = 200

/** One value of an address; of doubled ones the first. */
export const firstValue = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.normalize('NFC').trim().slice(0, LONGEST_VALUE) ?? ''

/** Reads an address by the query of the call it leads to. What the call would refuse counts as absent: no address of a list is an error. */
export function readQuery<E extends ListEndpoint>(
  { query }: E,
  params: SearchParams,
): ListFilter<E> {
  const read = Object.entries(query.shape).flatMap(([key, field]) => {
    if (key === 'pageSize') return []
    const given = z.safeParse(field, firstValue(params[key]) || undefined)
    return [[key, given.success ? given.data : z.parse(field, undefined)]]
  })
  return Object.fromEntries(read)
}
