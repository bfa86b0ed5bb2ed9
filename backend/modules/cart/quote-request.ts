import type { z } from 'zod/mini'
import type { Context } from '@/backend/context'
import { mergeItems } from '@/backend/modules/cart/cart-lines'
import { TAB } from '@/backend/modules/cart/cart-mapper'
import {
  type CarrierAnswer,
  type CartRequest,
  type Quoted,
  quote,
} from '@/backend/modules/cart/load-quote'
import type { CodeGuesses } from '@/backend/modules/promotions/code-guessing-limit'
import {
  limitCodeGuesses,
  recordCodeGuesses,
} from '@/backend/modules/promotions/code-guessing-limit'
import type { GuestCart } from '@/contract/cart'

type GuestBody = z.output<typeof GuestCart>

const typed = (code: string | null | undefined) => code || null

/** What a guest asks for. Nothing but ids, quantities, codes and the place is taken from the body. `userId` is whoever asks for a price signed in. */
export const guestRequest = (body: GuestBody, userId: number | null = null): CartRequest => ({
  items: mergeItems(
    body.cartDetails.map(({ productId, Quantity }) => ({ productId, quantity: Quantity })),
  ),
  codes: {
    voucher: typed(body.code),
    coupon: typed(body.productCode),
    affiliate: typed(body.affiliateCode),
  },
  holder: { userId, phone: body.address?.phone ?? null },
  address: body.address ?? null,
})

type Answered = { quoted: Quoted; asked: CarrierAnswer; pass: CodeGuesses }

/** Prices a cart for a caller who may look at so many codes; `tried` is the code this call adds. */
export async function quoteFor(
  context: Context,
  request: CartRequest,
  tried: string | null = null,
): Promise<Answered> {
  const pass = await limitCodeGuesses(context, request.codes, tried)
  const { quoted, asked } = await quote(context, request, pass.unread)
  await recordCodeGuesses(context, pass, quoted, tried)
  return { quoted, asked, pass }
}

/** The step a cart is at after a call that keeps it where it is. */
export const tabOf = ({ place }: Quoted) => (place ? TAB.addressed : TAB.cart)
