import { eq, sql } from 'drizzle-orm'
import { cart } from '@/backend/modules/cart/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  // The books in it stay, in sight; where they go and whom they pay does not.
  {
    column: cart.userId,
    end: (tx, userId) =>
      tx
        .update(cart)
        .set({
          voucherCode: null,
          couponCode: null,
          affiliateCode: null,
          addressId: null,
          shipTo: null,
          note: '',
          version: sql`${cart.version} + 1`,
        })
        .where(eq(cart.userId, userId)),
  },
]
