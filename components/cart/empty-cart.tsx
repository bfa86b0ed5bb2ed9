'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { cart as texts } from '@/lib/messages/cart'
import { paths } from '@/lib/routes/paths'

const PopularBooks = lazy(() =>
  import('@/components/cart/popular-books').then(
    (found): { default: ComponentType } => ({ default: found.PopularBooks }),
    () => ({ default: () => null }),
  ),
)

const RecentBooks = lazy(() =>
  import('@/components/catalog-ui/recent-books').then(
    (found): { default: ComponentType } => ({ default: found.RecentBooks }),
    () => ({ default: () => null }),
  ),
)

/** Ways on from a cart without books: all books, textbooks by grade, what was seen last, what others buy. */
export const EmptyCart = () => (
  <div className="grid grid-cols-1 gap-10">
    <EmptyState title={texts.empty.title} text={texts.empty.text}>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href={paths.products()}>{texts.empty.action}</LinkButton>
        <LinkButton variant="quiet" href={paths.textbooks()}>
          {texts.empty.textbooks}
        </LinkButton>
      </div>
    </EmptyState>
    <Suspense>
      <RecentBooks />
      <PopularBooks />
    </Suspense>
  </div>
)
