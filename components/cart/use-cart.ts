'use client'

import { useEffect } from 'react'
import { toast, wantToaster } from '@/components/ui/toast'
import { withLoading } from '@/lib/browser/loading-state'
import { ui } from '@/lib/messages/ui'

const load = () => {
  wantToaster()
  return import('@/components/cart/cart-of-product-page')
}

type Thing = { id: number; title: string; isCourse?: boolean | undefined }

const change =
  (how: 'addToCart' | 'buyNow') =>
  async (thing: Thing, quantity = 1): Promise<boolean> => {
    try {
      const cart = await withLoading(load())
      return await cart[how](thing, quantity)
    } catch {
      toast.error(ui.notReached)
      return false
    }
  }

const add = change('addToCart')
const buyNow = change('buyNow')

const warm = () => {
  load().catch(() => undefined)
}

/** For a button: its code loads when a press is likely. */
const near = { onPointerEnter: warm, onTouchStart: warm, onFocus: warm }

/** Whoever taps has not hovered before: the code is there by then, so that adding answers at once. */
function warmWhenIdle() {
  if (!('requestIdleCallback' in window)) return
  const idle = requestIdleCallback(warm)
  return () => cancelIdleCallback(idle)
}

/** Adding to the cart from product pages; the code behind it loads after the page. */
export function useCart() {
  useEffect(warmWhenIdle, [])
  return { add, buyNow, near }
}
