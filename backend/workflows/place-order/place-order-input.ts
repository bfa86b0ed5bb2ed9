import type { CartRequest } from '@/backend/modules/cart'
import type { InvoiceBuyer } from '@/contract/shop/invoices'
import type { OrderWord } from '@/contract/shop/order-words'
import type { PaymentType } from '@/contract/shop/orders'

/** Everything an order is made of besides the price of its cart. */
export type PlaceOrderInput = Record<OrderWord, string> & {
  cart: CartRequest
  receiver: { name: string; phone: string; address: string }
  email: string | null
  paymentType: PaymentType
  /** Whom the invoice is made out to, and whether the account shall remember it. */
  invoice: { buyer: InvoiceBuyer; isRemembered?: boolean | undefined } | null
  /** Ids of the lines of a signed-in cart, by product. */
  detailIds?: ReadonlyMap<number, number>
  fingerprint?: string
}

/** Stock, a flash-sale share or a code was taken by somebody else since the cart was priced. */
export class CartChangedError extends Error {
  override name = 'CartChangedError'
}
