import { useQuery } from '@tanstack/react-query'
import { rowsOf } from '@/components/office/categories/category-tree'
import { staffCall } from '@/components/office/session/staff-call'
import { type StaffCategory, staffCategories } from '@/contract/staff/categories'

export const CATEGORIES_KEY = ['office-categories']

/** The shop's categories as they lie. */
export const useCategoryTree = () =>
  useQuery({
    queryKey: CATEGORIES_KEY,
    queryFn: async () => (await staffCall(staffCategories.list, {})).data,
    staleTime: 60_000,
  })

/** The tree in one column, each level a little further in. */
export const categoryOptions = (all: readonly StaffCategory[]) =>
  rowsOf(all).map(({ category, depth }) => ({
    value: category.id,
    label: `${'\u2003'.repeat(depth)}${category.name}`,
  }))

/** The shop's categories to choose from. */
export function useCategories() {
  const { data } = useCategoryTree()
  return { options: categoryOptions(data ?? []) }
}
