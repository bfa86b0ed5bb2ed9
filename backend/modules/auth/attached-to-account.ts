import { and, eq, isNull } from 'drizzle-orm'
import { voidCodes } from '@/backend/modules/auth/one-time-code-queries'
import {
  oneTimeCode,
  recoveryCode,
  registrationToken,
  secondFactor,
  sessionCode,
  userIdentity,
  userSession,
} from '@/backend/modules/auth/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  {
    column: userIdentity.userId,
    end: (tx, userId) => tx.delete(userIdentity).where(eq(userIdentity.userId, userId)),
  },
  {
    column: userSession.userId,
    // The version of the account's tokens is raised beside it.
    end: (tx, userId, now) =>
      tx
        .update(userSession)
        .set({ revokedAt: now })
        .where(and(eq(userSession.userId, userId), isNull(userSession.revokedAt))),
  },
  {
    column: sessionCode.userId,
    end: (tx, userId) => tx.delete(sessionCode).where(eq(sessionCode.userId, userId)),
  },
  { column: oneTimeCode.userId, end: voidCodes },
  {
    column: registrationToken.userId,
    end: (tx, userId) => tx.delete(registrationToken).where(eq(registrationToken.userId, userId)),
  },
  {
    column: secondFactor.userId,
    end: (tx, userId) => tx.delete(secondFactor).where(eq(secondFactor.userId, userId)),
  },
  {
    column: recoveryCode.userId,
    end: (tx, userId) => tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
  },
]
