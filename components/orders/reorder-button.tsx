'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { OrderDetail } from '@/contract/shop/orders'
import { reorder } from '@/lib/cart/reorder'
import { orders } from '@/lib/messages/orders'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

const texts = orders.reorder

/** Puts an earlier order's books into the cart again, at today's prices. Nobody buys a course twice. */
export function ReorderButton({ lines }: { lines: OrderDetail['cartDetails'] }) {
  const router = useRouter()
  const reordering = useMutation({
    mutationFn: () => reorder(lines),
    onSuccess: (added) => {
      if (added === 0) return toast.error(texts.none)
      const missing = lines.length - added
      toast.success(missing > 0 ? texts.some(missing) : texts.all)
      router.push(paths.cart())
    },
  })

  if (isCoursesOnly(lines)) return null
  return (
    <Button
      variant="quiet"
      icon="cart"
      busy={reordering.isPending}
      onClick={() => reordering.mutate()}
    >
      {texts.action}
    </Button>
  )
}
