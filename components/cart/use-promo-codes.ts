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
import { type FoundCode, findCode } from '@/contract/shop/cart-codes'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { accountCart } from '@/lib/cart/account-cart'
import { type GuestCode, setGuestCode } from '@/lib/cart/guest-codes'
import { guestRequestBody } from '@/lib/cart/guest-request-body'
import { formatMoney } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const texts = promotions.codes

export const codeKinds = ['voucher', 'coupon', 'affiliate'] as const

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

const refusalOf = (error: unknown) =>
  error instanceof UpstreamError && error.userMessage !== messages.broken ? error.userMessage : null

const isUnknownCall = (error: unknown) =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status)

/** Whether the code may still be one of another kind. */
const isRefused = (error: unknown) =>
  error instanceof UpstreamError && error.status >= 400 && error.status < 429

/** Applies a code of unknown kind, for upstreams that cannot say which it is; the refusal that says most is the one shown. */
async function addAsAnyKind<T>(add: (kind: GuestCode) => Promise<T>): Promise<T> {
  const refusals: unknown[] = []
  for (const kind of codeKinds) {
    try {
      return await add(kind)
    } catch (error) {
      if (!isRefused(error)) throw error
      refusals.push(error)
    }
  }
  const plain: readonly (string | null)[] = [messages.voucherWrong, messages.affiliateWrong, null]
  throw refusals.find((error) => !plain.includes(refusalOf(error))) ?? refusals[0]
}

function savedText({ kind, code, saved, replaces }: FoundCode): string {
  if (replaces) return texts.usedInstead(code, formatMoney(saved), replaces)
  if (saved > 0) return texts.used(code, formatMoney(saved))
  return kind === 'affiliate' ? texts.usedAffiliate(code) : texts.usedForFee(code)
}

type CodeChange = { typed: string } | { takenOff: GuestCode }

/** The cart's codes; `change` applies one of whatever kind it is, or takes one off. The ward is sent along: it decides the fee. */
export function usePromoCodes(wardId: number | undefined) {
  const isSignedIn = useIsSignedIn()
  const { cart } = useCartContents()
  const codes = useCartCodes()
  const address = wardId ? { wardId } : null
  const cartBody = { ...guestRequestBody(cart, codes), address }

  async function change(kind: GuestCode, code: string | null) {
    const own = accountCalls[kind]
    if (isSignedIn) return accountCart.change(() => (code === null ? own.remove() : own.add(code)))
    const { add, remove } = guestCalls[kind]
    const sent = code === null ? codes : { ...codes, [kind]: code }
    const body = { ...guestRequestBody(cart, sent), address }
    const answer = await call(code === null ? remove : add, { body })
    setGuestCode(kind, code)
    return answer
  }

  async function applyTyped(typed: string) {
    const found = await call(findCode, { body: { ...cartBody, typed } }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (isUnknownCall(error)) return null
        throw error
      },
    )
    if (!found) return (await addAsAnyKind((kind) => change(kind, typed))).successMessage
    await change(found.kind, found.code)
    return savedText(found)
  }

  const { mutate, error, isPending } = useMutation({
    mutationFn: async (one: CodeChange) =>
      'typed' in one ? applyTyped(one.typed) : (await change(one.takenOff, null)).successMessage,
    onSuccess: (told) => {
      if (told) toast.success(told)
    },
    // Shown at the field instead of in a toast.
    onError: () => undefined,
  })
  return {
    codes,
    cartBody,
    change: mutate,
    isPending,
    error: error && (refusalOf(error) ?? messages.voucherWrong),
  }
}
