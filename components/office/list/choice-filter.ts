import type { Filter } from '@/components/office/list/filter-bar'
import type { Option } from '@/components/ui/select'

/** A filter with one choice of named values. */
export const choiceFilter = (
  source: string,
  label: string,
  names: Record<string, string>,
): Filter => ({
  ...{ kind: 'choice', source, label },
  options: Object.entries(names).map(([value, name]): Option => ({ value, label: name })),
})
