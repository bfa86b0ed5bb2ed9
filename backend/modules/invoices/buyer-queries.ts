import { eq } from 'drizzle-orm'
import { invoiceBuyer, invoiceProfile } from '@/backend/modules/invoices/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import type { InvoiceBuyer } from '@/contract/shop/invoices'

const buyerOf = ({ kind, name, taxCode, address, email }: InvoiceBuyer): InvoiceBuyer => ({
  ...{ kind, name, taxCode, address, email },
})

/** Whom an order's invoice is made out to; null for a consumer without a name. */
export async function findInvoiceBuyer(db: Db, orderId: string): Promise<InvoiceBuyer | null> {
  const [row] = await db.select().from(invoiceBuyer).where(eq(invoiceBuyer.orderId, orderId))
  return row ? buyerOf(row) : null
}

/** Names whom an order's invoice is made out to; null takes the name away. */
export async function writeInvoiceBuyer(
  tx: Tx,
  orderId: string,
  buyer: InvoiceBuyer | null,
  now: Date,
): Promise<void> {
  if (!buyer) {
    await tx.delete(invoiceBuyer).where(eq(invoiceBuyer.orderId, orderId))
    return
  }
  const columns = { ...buyerOf(buyer), updatedAt: now }
  await tx
    .insert(invoiceBuyer)
    .values({ orderId, ...columns })
    .onConflictDoUpdate({ target: invoiceBuyer.orderId, set: columns })
}

/** Whom the account’s invoices are made out to, as it chose to be remembered; null when it did not. */
export async function findInvoiceProfile(db: Db, userId: number): Promise<InvoiceBuyer | null> {
  const [row] = await db.select().from(invoiceProfile).where(eq(invoiceProfile.userId, userId))
  return row ? buyerOf(row) : null
}

/** Remembered for the account's next order, or forgotten. */
export async function writeInvoiceProfile(
  tx: Tx,
  userId: number,
  buyer: InvoiceBuyer | null,
  now: Date,
): Promise<void> {
  if (!buyer) {
    await tx.delete(invoiceProfile).where(eq(invoiceProfile.userId, userId))
    return
  }
  const columns = { ...buyerOf(buyer), updatedAt: now }
  await tx
    .insert(invoiceProfile)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: invoiceProfile.userId, set: columns })
}
