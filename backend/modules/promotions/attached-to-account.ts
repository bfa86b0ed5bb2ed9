import { eq } from 'drizzle-orm'
import { affiliate, userVoucher } from '@/backend/modules/promotions/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

const STOPPED = 0

export const attachedToAccount: readonly AccountAttachment[] = [
  // The row stays for what it has earned; nobody is paid before the owner has said who they are.
  {
    column: affiliate.userId,
    end: (tx, userId) =>
      tx
        .update(affiliate)
        .set({
          status: STOPPED,
          bankBin: null,
          bankAccount: null,
          identityName: null,
          identityNo: null,
          taxCode: null,
          agreedAt: null,
        })
        .where(eq(affiliate.userId, userId)),
  },
  { column: userVoucher.userId, kept: 'it costs whoever holds it nothing' },
]
