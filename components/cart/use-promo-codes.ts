'use client'

import { useCartContents } from '@/components/cart/use-cart-contents'
import { useCartCodes } from '@/components/cart/use-cart-totals'
import { toast } from '@/components/ui/toast'
import {
  addAffiliate,
  addAffiliateAsGuest,
  addCoupon,
  addCouponAsGuest,
  addVoucher,
  addVoucherAsGuest,
  removeAffiliate,
  removeAffiliateAsGuest,
  removeCoupon,
  removeCouponAsGuest,
  removeVoucher,
  removeVoucherAsGuest,
} from '@/contract/cart'
import { messages } from '@/contract/messages'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { accountCart } from '@/lib/cart/account-cart'
import { type GuestCode, type GuestCodes, setGuestCode } from '@/lib/cart/guest-codes'
import { guestRequestBody } from '@/lib/cart/guest-request-body'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const adding = {
  voucher: addVoucherAsGuest,
  coupon: addCouponAsGuest,
  affiliate: addAffiliateAsGuest,
}
const removing = {
  voucher: removeVoucherAsGuest,
  coupon: removeCouponAsGuest,
  affiliate: removeAffiliateAsGuest,
}
const ownRemoving = { voucher: removeVoucher, coupon: removeCoupon, affiliate: removeAffiliate }
const usualError = {
  voucher: messages.voucherWrong,
  coupon: messages.voucherWrong,
  affiliate: messages.affiliateWrong,
}

/** The server's words; the specification's own where it says nothing. */
function errorText(kind: GuestCode, error: unknown): string {
  const isSilent = error instanceof UpstreamError && error.userMessage === messages.broken
  return error instanceof UpstreamError && !isSilent ? error.userMessage : usualError[kind]
}

type Outcome = { successMessage?: string | undefined }

const ownAdding = {
  voucher: (code: string) => call(addVoucher, { body: { code } }),
  coupon: (code: string) => call(addCoupon, { body: { productCode: code } }),
  affiliate: (code: string) => call(addAffiliate, { query: { affiliateCode: code } }),
}

const ownAdd = (kind: GuestCode, code: string): Promise<Outcome> =>
  accountCart.change(() => ownAdding[kind](code))

const ownRemove = (kind: GuestCode): Promise<Outcome> =>
  accountCart.change(() => call(ownRemoving[kind]))

/** Adds and removes the codes of the cart; answers what went wrong, or null. */
export function usePromoCodes() {
  const isSignedIn = useIsSignedIn()
  const { cart } = useCartContents()
  const codes = useCartCodes()
  const bodyWith = (changed: GuestCodes) => ({ ...guestRequestBody(cart, changed), address: null })

  async function guestAdd(kind: GuestCode, code: string): Promise<Outcome> {
    const body = bodyWith({ ...codes, [kind]: code })
    const answer = await call(adding[kind], { body })
    setGuestCode(kind, code)
    return answer
  }
  async function guestRemove(kind: GuestCode): Promise<Outcome> {
    const answer = await call(removing[kind], { body: bodyWith(codes) })
    setGuestCode(kind, null)
    return answer
  }

  async function tell(kind: GuestCode, work: Promise<Outcome>): Promise<string | null> {
    try {
      const { successMessage } = await work
      if (successMessage) toast.success(successMessage)
      return null
    } catch (error) {
      return errorText(kind, error)
    }
  }

  return {
    codes,
    apply: (kind: GuestCode, code: string) =>
      tell(kind, isSignedIn ? ownAdd(kind, code) : guestAdd(kind, code)),
    remove: (kind: GuestCode) => tell(kind, isSignedIn ? ownRemove(kind) : guestRemove(kind)),
  }
}
