import { v4 as uuid } from 'uuid'
import { z } from 'zod/mini'
import { getCart, mergeCart } from '@/contract/cart'
import { call } from '@/lib/api/browser'
import { rememberCartCount } from '@/lib/boot/hint-cookies'
import { localKeys, readLocal, writeLocal } from '@/lib/browser/local-store'
import { accountCart } from '@/lib/cart/account-cart'
import {
  clearGuestCart,
  countOf,
  type GuestCart,
  markGuestCartMerged,
  readGuestCart,
} from '@/lib/cart/guest-cart'
import { clearGuestCodes, readGuestCodes } from '@/lib/cart/guest-codes'
import { guestRequestBody } from '@/lib/cart/guest-request-body'
import { setNextPageNotice } from '@/lib/cart/next-page-notice'

/** One key until the joining is known to have happened: an answer lost on the way doubles nothing. */
function mergeKey(): string {
  const key = z.uuid().safeParse(readLocal(localKeys.merge)).data ?? uuid()
  writeLocal(localKeys.merge, key)
  return key
}

async function join(cart: GuestCart): Promise<number> {
  const body = { ...guestRequestBody(cart, readGuestCodes()), mergeKey: mergeKey() }
  // The page may show the account's cart already: it hears what has become of it.
  const { data, successMessage } = await accountCart.change(() => call(mergeCart, { body }))
  writeLocal(localKeys.merge, null)
  if (successMessage) setNextPageNotice(successMessage)
  return data.totalProducts
}

/** What lies in the account's cart from another device; it is no reason to refuse a sign-in when that cannot be told. */
const countOwn = () =>
  call(getCart).then(
    ({ data }) => data.totalProducts,
    () => null,
  )

/**
 * Joins what a guest has gathered on this device to the account's cart. Only afterwards is it forgotten here; after a sign-in through a
 * provider it stays, marked, so that the next sign-in does not double it (decision D17).
 */
export async function mergeGuestCart(way: 'password' | 'social'): Promise<void> {
  const cart = readGuestCart()
  const isNew = countOf(cart) > 0 && !cart.isMerged
  const count = isNew ? await join(cart) : await countOwn()
  if (way === 'password') {
    clearGuestCart()
    clearGuestCodes()
  } else if (isNew) markGuestCartMerged()
  // Last: emptying the local cart has told the badge of that one.
  if (count !== null) rememberCartCount(count)
}
