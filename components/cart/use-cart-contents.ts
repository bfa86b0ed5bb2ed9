'use client'

import { useSyncExternalStore } from 'react'
import { toast } from '@/components/ui/toast'
import { userMessageOf } from '@/lib/api/upstream-error'
import { canKeep } from '@/lib/browser/can-keep'
import { accountCart, countAhead, onCartRefused } from '@/lib/cart/account-cart'
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

const NOT_KEPT_MS = 12_000

const tellAdded = (title: string, quantity: number) =>
  toast.success(quantity === 1 ? texts.added(title) : texts.addedMany(quantity, title), toCart)

const quantityInCart = (id: number) =>
  seemsSignedIn()
    ? accountCart.quantityOf(id)
    : (readGuestCart().lines.find(({ productId }) => productId === id)?.quantity ?? 0)

/** Says and counts at once what the server has yet to confirm, and takes it back when it does not. */
async function addToAccountCart({ id, title }: Named, quantity: number): Promise<boolean> {
  const message = tellAdded(title, quantity)
  const uncount = countAhead(quantity)
  let isAdded = false
  try {
    isAdded = await accountCart.add(id, quantity)
    return isAdded
  } finally {
    if (!isAdded) {
      toast.hide(message)
      uncount()
    }
  }
}

function addAsGuest({ id, title }: Named, quantity: number): boolean {
  const isAdded = addToGuestCart(id, quantity)
  if (!isAdded) toast.error(texts.full)
  else if (canKeep()) tellAdded(title, quantity)
  else toast.warning(texts.notKept, { duration: NOT_KEPT_MS })
  return isAdded
}

/** Adds to the cart, a course only once. Returns false when refused, after telling why. */
export async function addToCart(thing: Bought, quantity = 1): Promise<boolean> {
  if (thing.isCourse && quantityInCart(thing.id) > 0) {
    toast.info(texts.isIn(thing.title), toCart)
    return true
  }
  return seemsSignedIn() ? addToAccountCart(thing, quantity) : addAsGuest(thing, quantity)
}

/** Sees to it that so many copies are in the cart: what was added before is not bought twice. Answers as `addToCart` does. */
export async function buyNow(thing: Bought, quantity: number): Promise<boolean> {
  if (seemsSignedIn()) return await accountCart.addUpTo(thing.id, quantity)
  const missing = quantity - quantityInCart(thing.id)
  return missing <= 0 || addAsGuest(thing, missing)
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
