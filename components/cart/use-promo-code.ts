'use client'

import { useMutation } from '@tanstack/react-query'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { useCartCodes } from '@/components/cart/use-cart-totals'
import { toast } from '@/components/ui/toast'
import { messages } from '@/contract/messages'
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
} from '@/contract/shop/cart'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { accountCart } from '@/lib/cart/account-cart'
import { type GuestCode, setGuestCode } from '@/lib/cart/guest-codes'
import { guestRequestBody } from '@/lib/cart/guest-request-body'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const accountCalls = {
  voucher: {
    add: (code: string) => call(addVoucher, { body: { code } }),
    remove: () => call(removeVoucher),
  },
  coupon: {
    add: (code: string) => call(addCoupon, { body: { productCode: code } }),
    remove: () => call(removeCoupon),
  },
  affiliate: {
    add: (code: string) => call(addAffiliate, { query: { affiliateCode: code } }),
    remove: () => call(removeAffiliate),
  },
}
const guestCalls = {
  voucher: { add: addVoucherAsGuest, remove: removeVoucherAsGuest },
  coupon: { add: addCouponAsGuest, remove: removeCouponAsGuest },
  affiliate: { add: addAffiliateAsGuest, remove: removeAffiliateAsGuest },
}
const defaultErrors = {
  voucher: messages.voucherWrong,
  coupon: messages.voucherWrong,
  affiliate: messages.affiliateWrong,
}

/** The server's text, or a default where it gives none. */
function codeErrorText(kind: GuestCode, error: unknown): string {
  const hasText = error instanceof UpstreamError && error.userMessage !== messages.broken
  return hasText ? error.userMessage : defaultErrors[kind]
}

/** The cart's code of one kind; `change` applies another one, or removes it with null. */
export function usePromoCode(kind: GuestCode) {
  const isSignedIn = useIsSignedIn()
  const { cart } = useCartContents()
  const codes = useCartCodes()

  const changeInAccount = (code: string | null): Promise<{ successMessage?: string | undefined }> =>
    accountCart.change(() =>
      code === null ? accountCalls[kind].remove() : accountCalls[kind].add(code),
    )
  async function changeAsGuest(code: string | null) {
    const { add, remove } = guestCalls[kind]
    const sent = code === null ? codes : { ...codes, [kind]: code }
    const body = { ...guestRequestBody(cart, sent), address: null }
    const answer = await call(code === null ? remove : add, { body })
    setGuestCode(kind, code)
    return answer
  }
  const { mutate, error, isPending } = useMutation({
    mutationFn: isSignedIn ? changeInAccount : changeAsGuest,
    onSuccess: ({ successMessage }) => {
      if (successMessage) toast.success(successMessage)
    },
    // Shown at the field instead of in a toast.
    onError: () => undefined,
  })
  return {
    code: codes[kind],
    change: mutate,
    error: error && codeErrorText(kind, error),
    isPending,
  }
}
