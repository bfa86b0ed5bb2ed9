import { useQuery } from '@tanstack/react-query'
import { type Category, getCategories } from '@/contract/catalog'
import { call } from '@/lib/api/browser'

/** The tree in one column, each level a little further in. */
function inOrder(
  all: readonly Category[],
  parentId = 0,
  depth = 0,
): { value: number; label: string }[] {
  return all
    .filter((one) => one.parentId === parentId)
    .sort((one, other) => one.position - other.position)
    .flatMap(({ categoryId, categoryName }) => [
      { value: categoryId, label: `${'\u2003'.repeat(depth)}${categoryName}` },
      ...(depth < 6 ? inOrder(all, categoryId, depth + 1) : []),
    ])
}

/** The shop's categories to choose from. */
export function useCategories() {
  const { data } = useQuery({
    queryKey: ['office-categories'],
    queryFn: async () => (await call(getCategories)).data,
    staleTime: 300_000,
  })
  return { options: inOrder(data ?? []) }
}
