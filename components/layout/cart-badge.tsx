'use client'

import { clsx } from 'clsx'
import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '@/components/ui/toast'
import { rememberCartCount, shownCartCount } from '@/lib/boot/hint-cookies'
import { takeNextPageNotice } from '@/lib/cart/next-page-notice'
import { layout } from '@/lib/messages/layout'
import styles from './cart-badge.module.css'

/** Changes of the cart are announced on the window: `new CustomEvent('cart-changed', { detail: count })`. */
const CART_CHANGED = 'cart-changed'

const subscribe = (listener: () => void) => {
  const onChange = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'number')
      rememberCartCount(event.detail)
    listener()
  }
  addEventListener(CART_CHANGED, onChange)
  // A page from the browser's memory shows the cart as it is now (lib/boot/boot-script.ts).
  addEventListener('pageshow', listener)
  return () => {
    removeEventListener(CART_CHANGED, onChange)
    removeEventListener('pageshow', listener)
  }
}

const useCartCount = () => useSyncExternalStore(subscribe, shownCartCount, () => 0)

/** The number of items in the cart. Until React hydrates, CSS shows what the boot script remembered. */
export function CartBadge() {
  const count = useCartCount()
  useEffect(() => {
    const notice = takeNextPageNotice()
    if (notice) toast.success(notice)
  }, [])
  return (
    <>
      <span translate="no" className={clsx(styles.badge, 'num')} aria-hidden="true">
        {count > 0 ? (count > 99 ? '99+' : count) : null}
      </span>
      {count > 0 ? <span className="sr-only">, {layout.cart.count(count)}</span> : null}
    </>
  )
}
