'use client'

import { useTransition } from 'react'
import { useCart } from '@/components/cart/use-cart'
import { Button } from '@/components/ui/button'
import { product as texts } from '@/lib/messages/product'

/** One copy into the cart, from a card. */
export function AddToCartButton({ id, title }: { id: number; title: string }) {
  const { add, near } = useCart()
  const [isAdding, startAdding] = useTransition()
  const put = () =>
    startAdding(async () => {
      await add({ id, title, isCourse: undefined }, 1)
    })
  return (
    <Button full icon="cart" busy={isAdding} {...near} onClick={put}>
      {texts.detail.addToCart}
    </Button>
  )
}
