import { eq } from 'drizzle-orm'
import { type appUser, staffInvitation, userAddress } from '@/backend/modules/accounts/tables'
import type { AccountAttachment } from '@/backend/platform/db/account-attachment'

export const attachedToAccount: readonly AccountAttachment[] = [
  {
    column: userAddress.userId,
    end: (tx, userId) => tx.delete(userAddress).where(eq(userAddress.userId, userId)),
  },
  { column: staffInvitation.invitedBy, kept: 'it is over when who invited is no admin' },
]

/** Columns of the account itself, by the same rule; the same test asks for each. */
export const accountProfile = {
  ended: {
    phone: null,
    publicName: null,
    passwordHash: null,
    role: 'user',
    staffRoles: [],
    workPlace: null,
    gender: 1,
    birthday: '1990-01-01',
    address: '',
    wardId: null,
    photoUrl: null,
    settings: {},
    shortcuts: [],
  } satisfies Partial<typeof appUser.$inferInsert>,
  kept: {
    id: 'orders point to it',
    email: 'it is what is proved',
    emailProvenAt: 'set with the proof',
    name: 'mails greet by it, and the owner sees and changes it',
    userType: 'it opens nothing',
    status: 'a proof activates, and never lifts a block',
    restrictedAt: 'the owner may lift it; what a guardian caused is lifted with the guardian',
    blockedAt: 'the shop has said so',
    blockReason: 'the shop has said so',
    failedLogins: 'a counter',
    lockedUntil: 'a counter',
    tokenVersion: 'raised with the proof',
    createdAt: 'a fact',
    updatedAt: 'a fact',
  },
} as const
