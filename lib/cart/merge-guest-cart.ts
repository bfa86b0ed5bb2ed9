import { v4 as uuid } from 'uuid'
import { z } from 'zod/mini'
import { getCart, mergeCart } from '@/contract/shop/cart'
import { call } from '@/lib/api/browser'
import { rememberCartCount } from '@/lib/boot/hint-cookies'
import { readLocal, writeLocal } from '@/lib/browser/local-store'
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

/** One key until the merge is confirmed, so that a retry doubles nothing. */
function mergeKey(): string {
  const key = z.uuid().safeParse(readLocal('cart_merge_key')).data ?? uuid()
  writeLocal('cart_merge_key', key)
  return key
}

async function merge(cart: GuestCart): Promise<number> {
  const body = { ...guestRequestBody(cart, readGuestCodes()), mergeKey: mergeKey() }
  // Through the account's cart, so that a page that shows it is updated.
  const { data, successMessage } = await accountCart.change(() => call(mergeCart, { body }))
  writeLocal('cart_merge_key', null)
  if (successMessage) setNextPageNotice(successMessage)
  return data.totalProducts
}

/** The quantity in the account's cart, or null: a failure must not fail the sign-in. */
const accountCartCount = () =>
  call(getCart).then(
    ({ data }) => data.totalProducts,
    () => null,
  )

/** Merges the guest's cart into the account's, then empties it; after a social sign-in it stays, marked as merged (docs/requirements.tsv R-224). */
export async function mergeGuestCart(way: 'password' | 'social'): Promise<void> {
  const cart = readGuestCart()
  const isNew = countOf(cart) > 0 && !cart.isMerged
  const count = isNew ? await merge(cart) : await accountCartCount()
  if (way === 'password') {
    clearGuestCart()
    clearGuestCodes()
  } else if (isNew) markGuestCartMerged()
  // Last: emptying the guest's cart has set the badge to 0.
  if (count !== null) rememberCartCount(count)
}
