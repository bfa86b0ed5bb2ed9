'use client'

import { useState, useTransition } from 'react'
import { useCart } from '@/components/cart/use-cart'
import { Button } from '@/components/ui/button'
import { Quantity } from '@/components/ui/quantity'
import { product as texts } from '@/lib/messages/product'
import { paths } from '@/lib/routes/paths'

type Props = {
  id: number
  title: string
  available: number
  withQuantity?: boolean
  /** Bought once per person, so no quantity. */
  isCourse?: boolean | undefined
}

const MOST = 99

/** Adds to the cart, or buys at once. */
export function BuyPanel({ id, title, available, withQuantity = true, isCourse }: Props) {
  const { add, buyNow, near } = useCart()
  const [isAdding, startAdding] = useTransition()
  const [quantity, setQuantity] = useState(1)
  if (available === 0) {
    return <p className="font-semibold text-ink-2">{texts.detail.soldOut}</p>
  }
  const thing = { id, title, isCourse }
  const put = () =>
    startAdding(async () => {
      await add(thing, quantity)
    })
  const buy = async () => {
    if (await buyNow(thing, quantity)) window.location.assign(paths.cart())
  }
  return (
    <div className="grid gap-3 print:hidden">
      {withQuantity && !isCourse ? (
        <Quantity
          of={title}
          value={quantity}
          max={Math.min(MOST, available)}
          onChange={setQuantity}
        />
      ) : null}
      <Button full icon="cart" busy={isAdding} {...near} onClick={put}>
        {texts.detail.addToCart}
      </Button>
      {withQuantity ? (
        <Button full variant="quiet" {...near} onClick={buy}>
          {texts.detail.buyNow}
        </Button>
      ) : null}
    </div>
  )
}
