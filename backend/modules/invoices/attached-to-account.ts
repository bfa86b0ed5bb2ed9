import { eq } from 'drizzle-orm'
import { invoiceProfile } from '@/backend/modules/invoices/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  {
    column: invoiceProfile.userId,
    end: (tx, userId) => tx.delete(invoiceProfile).where(eq(invoiceProfile.userId, userId)),
  },
]
