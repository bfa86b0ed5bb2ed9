'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { forgetOrders } from '@/contract/shop/order-keys'
import { call } from '@/lib/api/browser'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { formatDate } from '@/lib/format/date'
import { orders } from '@/lib/messages/orders'
import {
  forgetRecentOrders,
  noRecentOrders,
  readRecentOrders,
  watchRecentOrders,
} from '@/lib/orders/recent-orders'
import { paths } from '@/lib/routes/paths'

const texts = orders.recent

/** The list goes at once; the keys in the cookie follow, where the upstream serves the call. */
function forget() {
  refocusWhenLost()
  forgetRecentOrders()
  toast.success(texts.forgotten)
  call(forgetOrders).catch(() => undefined)
}

/** A guest's last orders at this browser, until they are forgotten. */
export function RecentOrders() {
  const recent = useSyncExternalStore(watchRecentOrders, readRecentOrders, noRecentOrders)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-orders" className="grid gap-3">
      <h2 id="recent-orders" className="text-h3">
        {texts.title}
      </h2>
      <ul className="grid gap-1">
        {recent.map(({ id, code, time }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <a
              className="link inline-flex min-h-tap items-center"
              href={paths.orderConfirmation(id)}
            >
              {orders.title(code)}
            </a>
            <time dateTime={time} className="num text-sm text-ink-2">
              {formatDate(time)}
            </time>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{texts.about}</p>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={forget}>
        {texts.forget}
      </Button>
    </section>
  )
}
