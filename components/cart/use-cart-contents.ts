'use client'

import { useSyncExternalStore } from 'react'
import { toast } from '@/components/ui/toast'
import { userMessageOf } from '@/lib/api/upstream-error'
import { accountCart, onCartRefused } from '@/lib/cart/account-cart'
import { emptyAccountCart } from '@/lib/cart/account-cart-store'
import {
  addToGuestCart,
  countOf,
  emptyGuestCart,
  readGuestCart,
  removeFromGuestCart,
  restoreGuestCart,
  setGuestQuantity,
  watchGuestCart,
} from '@/lib/cart/guest-cart'
import { cart as texts } from '@/lib/messages/cart'
import { paths } from '@/lib/routes/paths'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Named = { id: number; title: string }
type Bought = Named & { isCourse?: boolean | undefined }

const toCart = {
  action: { label: texts.view, onSelect: () => window.location.assign(paths.cart()) },
}

function tellAdded(title: string, quantity: number) {
  toast.success(quantity === 1 ? texts.added(title) : texts.addedMany(quantity, title), toCart)
}

const isInCart = (id: number) =>
  seemsSignedIn()
    ? accountCart.quantityOf(id) > 0
    : readGuestCart().lines.some(({ productId }) => productId === id)

/** Adds to the cart, a course only once. Returns false when refused, after telling why. */
export async function addToCart({ id, title, isCourse }: Bought, quantity = 1): Promise<boolean> {
  if (isCourse && isInCart(id)) {
    toast.info(texts.isIn(title), toCart)
    return true
  }
  if (seemsSignedIn()) {
    if (!(await accountCart.add(id, quantity))) return false
  } else if (!addToGuestCart(id, quantity)) {
    toast.error(texts.full)
    return false
  }
  tellAdded(title, quantity)
  return true
}

/** Removes a product; returns how to put it back. */
function takeOut(id: number): () => unknown {
  if (seemsSignedIn()) {
    const before = accountCart.quantityOf(id)
    accountCart.remove(id)
    return () => accountCart.setQuantity(id, before)
  }
  const before = readGuestCart()
  removeFromGuestCart(id)
  return () => restoreGuestCart(before)
}

function remove({ id, title }: Named): void {
  const undo = takeOut(id)
  toast.info(texts.removed(title), { action: { label: texts.undo, onSelect: undo } })
}

function setQuantity(id: number, quantity: number): void {
  if (seemsSignedIn()) accountCart.setQuantity(id, quantity)
  else setGuestQuantity(id, quantity)
}

onCartRefused((error) => toast.error(userMessageOf(error)))

/** The cart and its changes. */
export function useCartContents() {
  const isSignedIn = useIsSignedIn()
  const guest = useSyncExternalStore(watchGuestCart, readGuestCart, emptyGuestCart)
  const own = useSyncExternalStore(accountCart.watch, accountCart.read, emptyAccountCart)
  const cart = isSignedIn ? own : guest
  return { cart, count: countOf(cart), remove, setQuantity }
}
