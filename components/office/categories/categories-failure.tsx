import { useCategoryTree } from '@/components/office/categories/use-categories'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { officeProducts as texts } from '@/lib/messages/office-products'

/** Below a choice of categories: says that they could not be loaded, and tries again. */
export function CategoriesFailure() {
  const { data, error, refetch } = useCategoryTree()
  return error && !data ? (
    <LoadFailure title={texts.noCategories} error={error} onRetry={refetch} />
  ) : null
}
