'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { calculate, type OrderLine } from '@/contract/shop/cart'
import { call } from '@/lib/api/browser'
import { accountCart, codesOf } from '@/lib/cart/account-cart'
import { emptyAccountCart } from '@/lib/cart/account-cart-store'
import { type GuestCodes, readGuestCodes, watchGuestCodes } from '@/lib/cart/guest-codes'
import { guestRequestBody } from '@/lib/cart/guest-request-body'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const BURST_MS = 250
const noCodes = { voucher: null, coupon: null, affiliate: null }
const withoutCodes = () => noCodes

/** The value once it has stopped changing. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), BURST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The cart's codes: stored in this browser, or with the account's cart. */
export function useCartCodes(): GuestCodes {
  const isSignedIn = useIsSignedIn()
  const guest = useSyncExternalStore(watchGuestCodes, readGuestCodes, withoutCodes)
  const { order } = useSyncExternalStore(accountCart.watch, accountCart.read, emptyAccountCart)
  return isSignedIn ? codesOf(order) : guest
}

type Totals = {
  order: OrderLine | undefined
  /** The totals shown belong to an earlier cart. */
  isStale: boolean
  error: unknown
  retry: () => void
}

/** What is known of where the order goes and of who buys; a guest's telephone and e-mail decide which share of a sale is theirs. */
export type Buyer = { wardId: number; phone?: string | undefined; email?: string | undefined }

type Address = { wardId?: number; phone?: string }
type Asked = { address: Address | null; email?: string | undefined; isAsked: boolean }
type Cart = { lines: Parameters<typeof guestRequestBody>[0]['lines'] }

/** The server's totals for a cart it does not store, or not with this address. */
function useCalculated(cart: Cart, codes: GuestCodes, { address, email, isAsked }: Asked) {
  const body = { ...guestRequestBody(cart, codes), address, ...(email && { email }) }
  return useQuery({
    queryKey: ['cart-totals', body],
    queryFn: () => call(calculate, { body }).then(({ data }) => data),
    enabled: isAsked && cart.lines.length > 0,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 0,
    retry: 1,
  })
}

const placeOf = (wardId: number) => (wardId > 0 ? { wardId } : null)

/** The account's cart, loaded with the page; later every change returns it. */
function useOwnTotals(isSignedIn: boolean, wardId: number): Totals {
  const { order, lines, isPending, error } = useSyncExternalStore(
    accountCart.watch,
    accountCart.read,
    emptyAccountCart,
  )
  useEffect(() => {
    if (isSignedIn) void accountCart.load()
  }, [isSignedIn])
  const isElsewhere = wardId > 0 && order !== null && order.address?.wardId !== wardId
  const there = useCalculated({ lines }, codesOf(order), {
    address: placeOf(wardId),
    isAsked: isSignedIn && isElsewhere && !isPending,
  })
  const shown = (isElsewhere && there.data) || order
  return {
    order: shown ?? undefined,
    isStale: isPending || (isElsewhere && there.isFetching),
    error,
    retry: () => void accountCart.retry(),
  }
}

/** The server's totals of the cart. `wardId` adds the shipping fee to a place that is not the cart's address yet. */
export function useCartTotals(buyer: Buyer): Totals {
  const isSignedIn = useIsSignedIn()
  const own = useOwnTotals(isSignedIn, buyer.wardId)
  const guest = useGuestTotals(buyer, !isSignedIn)
  return isSignedIn ? own : guest
}

function useGuestTotals({ wardId, phone, email }: Buyer, isAsked: boolean): Totals {
  const { cart } = useCartContents()
  const codes = useCartCodes()
  const settled = useSettled(cart)
  const address = { ...placeOf(wardId), ...(phone && { phone }) }
  const query = useCalculated(settled, codes, { address, email, isAsked })
  return {
    order: cart.lines.length > 0 ? query.data : undefined,
    isStale: settled !== cart || query.isPlaceholderData || query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  }
}
