import Link from 'next/link'
import { useListContext } from 'ra-core'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { orderViews } from '@/contract/staff/orders'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders

/** The order list's saved views, each one press away. */
export function OrderViews() {
  const { filterValues } = useListContext()
  const path = useOfficePaths().list('orders')
  const hrefOf = (view: string) => `${path}?filter=${encodeURIComponent(JSON.stringify({ view }))}`
  return (
    <nav aria-label={texts.view} className="mb-4 flex flex-wrap gap-2">
      {orderViews.map((view) => (
        <Link
          key={view}
          href={hrefOf(view)}
          prefetch={false}
          className="inline-flex min-h-tap items-center rounded border border-line bg-surface px-3 hover:bg-wash aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold"
          {...(filterValues?.view === view ? { 'aria-current': 'page' as const } : {})}
        >
          {texts.views[view]}
        </Link>
      ))}
    </nav>
  )
}
