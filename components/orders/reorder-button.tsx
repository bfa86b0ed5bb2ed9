'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { OrderDetail } from '@/contract/orders'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { setNextPageNotice } from '@/lib/cart/next-page-notice'
import { reorder } from '@/lib/cart/reorder'
import { orders } from '@/lib/messages/orders'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

const texts = orders.reorder

/** Fills the cart with the books of an earlier order and opens it; prices are today's. Nobody buys a course twice. */
export function ReorderButton({ lines }: { lines: OrderDetail['cartDetails'] }) {
  const [busy, setBusy] = useState(false)

  async function fill() {
    setBusy(true)
    try {
      const added = await withLoading(reorder(lines))
      if (added === 0) {
        toast.error(texts.none)
        setBusy(false)
        return
      }
      const missing = lines.length - added
      setNextPageNotice(missing > 0 ? texts.some(missing) : texts.all)
      window.location.assign(paths.cart())
    } catch (error) {
      setBusy(false)
      toast.error(errorText(error))
    }
  }

  if (isCoursesOnly(lines)) return null
  return (
    <Button variant="quiet" icon="cart" busy={busy} onClick={() => void fill()}>
      {texts.action}
    </Button>
  )
}
