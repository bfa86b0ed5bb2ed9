import { addAddress } from '@/contract/shop/address-book'
import {
  checkInventory,
  checkInventoryAsGuest,
  type OrderLine,
  setAddress,
  shippingFeeAsGuest,
} from '@/contract/shop/cart'
import { wordsOf } from '@/contract/shop/order-words'
import { checkOut, checkOutAsGuest, type Placed } from '@/contract/shop/orders'
import { call } from '@/lib/api/browser'
import { callWithChallenge } from '@/lib/api/call-with-challenge'
import { accountCart, clearAccountCart } from '@/lib/cart/account-cart'
import { type GuestCart, takeOrderedOut } from '@/lib/cart/guest-cart'
import { clearGuestCodes, type GuestCodes } from '@/lib/cart/guest-codes'
import { addressBody, guestRequestBody } from '@/lib/cart/guest-request-body'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'

/** The calls of the checkout, for guests and for accounts. */
export type CheckoutApi = {
  check: () => Promise<OrderLine>
  /** Sends the address and answers what the draft has to change for it. */
  ship: (address: CheckoutDraft) => Promise<Partial<CheckoutDraft>>
  /** `seen` is the cart the buyer saw, its total in đồng; the idempotency key makes it one order however often it is sent. */
  place: (
    draft: CheckoutDraft,
    seen: Pick<OrderLine, 'total' | 'fingerprint'>,
    key: string,
  ) => Promise<Placed>
  /** Takes what was ordered out of the cart once the order is placed. */
  clear: (ordered: GuestCart['lines']) => void
}

const keyed = (key: string) => ({ 'idempotency-key': key })

const buyerOf = ({ kind, name, taxCode, address, email }: CheckoutDraft['invoice']) => ({
  ...{ kind, name, taxCode, address, email },
})

/** A guest sends the whole cart with every call. */
export function guestCheckout(cart: Pick<GuestCart, 'lines'>, codes: GuestCodes): CheckoutApi {
  const whole = guestRequestBody(cart, codes)
  return {
    check: async () =>
      (await call(checkInventoryAsGuest, { body: { ...whole, address: null } })).data,
    ship: async (address) => {
      await call(shippingFeeAsGuest, { body: { ...whole, address: addressBody(address) } })
      return {}
    },
    place: async (draft, { total: expectedTotal }, key) => {
      const { email, paymentType, invoice } = draft
      const body = {
        ...whole,
        address: addressBody(draft),
        email,
        ...wordsOf(draft),
        paymentType,
        ...(invoice.isWanted && { invoice: { buyer: buyerOf(invoice) } }),
        expectedTotal,
      }
      return (await callWithChallenge(checkOutAsGuest, { body }, keyed(key))).data
    },
    clear: (ordered) => {
      takeOrderedOut(ordered)
      clearGuestCodes()
    },
  }
}

/** The address's id in the account's address book, or 0. A book that is full or not served does not stop the order. */
async function savedAddressId(draft: CheckoutDraft): Promise<number> {
  if (draft.addressId) return draft.addressId
  if (!draft.isKept) return 0
  const saved = await call(addAddress, { body: addressBody(draft) }).catch(() => null)
  return saved?.data.addressId ?? 0
}

/** Only courses are bought without a place. */
function typedAddress(draft: CheckoutDraft) {
  const { name, phone, note, wardId } = draft
  return wardId === 0 ? { name, phone, note } : { ...addressBody(draft), note }
}

/** The server holds the account's cart, its codes and its address. */
export const accountCheckout: CheckoutApi = {
  check: async () => {
    const { data } = await call(checkInventory)
    accountCart.accept(data)
    return data
  },
  ship: async (address) => {
    const addressId = await savedAddressId(address)
    const body = addressId ? { addressId } : typedAddress(address)
    accountCart.accept((await call(setAddress, { body })).data)
    return { addressId, isKept: false }
  },
  place: async ({ paymentType, invoice, ...draft }, seen, key) => {
    const { isWanted, isRemembered } = invoice
    const invoiceInput = isWanted && { invoice: { buyer: buyerOf(invoice), isRemembered } }
    const { total: expectedTotal, fingerprint: expectedCart } = seen
    const body = { paymentType, ...wordsOf(draft), ...invoiceInput, expectedTotal, expectedCart }
    return (await call(checkOut, { body }, keyed(key))).data
  },
  clear: clearAccountCart,
}
