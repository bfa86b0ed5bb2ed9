import { and, eq, inArray } from 'drizzle-orm'
import { endGuardian } from '@/backend/modules/privacy/guardian-queries'
import { consent, guardian, privacyRequest } from '@/backend/modules/privacy/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  // Words given in somebody's name by somebody else; without any, nothing is agreed to.
  {
    column: consent.userId,
    end: (tx, userId) => tx.delete(consent).where(eq(consent.userId, userId)),
  },
  { column: guardian.userId, end: endGuardian },
  {
    column: privacyRequest.userId,
    end: (tx, userId, now) =>
      tx
        .update(privacyRequest)
        .set({ state: 'cancelled', doneAt: now, tokenHash: null })
        .where(
          and(
            eq(privacyRequest.userId, userId),
            inArray(privacyRequest.kind, ['erase', 'export']),
            eq(privacyRequest.state, 'open'),
          ),
        ),
  },
]
