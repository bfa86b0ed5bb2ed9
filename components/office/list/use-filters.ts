import { useListContext } from 'ra-core'

/** The filters of the list around, one by one; a blank one is none. */
export function useFilters() {
  const { filterValues = {}, setFilters } = useListContext()
  const set = (source: string, value: string) => {
    const { [source]: _, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [source]: value })
  }
  return { filterValues, set, clear: () => setFilters({}) }
}
