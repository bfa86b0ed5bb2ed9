import { and, eq, gt, ilike, isNotNull, isNull, sql } from 'drizzle-orm'
import { ACTIVE } from '@/backend/modules/accounts/account-queries'
import { appUser, staffInvitation } from '@/backend/modules/accounts/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { containing, listPage, orderBy } from '@/backend/platform/db/list-page'
import type { Parsed } from '@/contract/endpoint'
import type { StaffInvitation, staffInvitations } from '@/contract/staff/invitations'

export type InvitationRow = typeof staffInvitation.$inferSelect
type Query = Parsed<typeof staffInvitations.list>['query']

const isWaiting = and(isNull(staffInvitation.acceptedAt), isNull(staffInvitation.endedAt))

/** An invitation as the office reads it, open or expired at that moment. */
export const invitationDto = (row: InvitationRow, now: Date): StaffInvitation => ({
  id: row.id,
  email: row.email,
  roles: row.roles,
  state: row.expiresAt > now ? 'open' : 'expired',
  expireTime: row.expiresAt.toISOString(),
  createdTime: row.createdAt.toISOString(),
})

/** Those nobody has answered, expired ones too. */
export function listInvitations(db: Db, query: Query, now: Date) {
  const where = and(
    isWaiting,
    query.q ? ilike(staffInvitation.email, containing(query.q)) : undefined,
  )
  const sorts = { createdTime: staffInvitation.createdAt, email: staffInvitation.email }
  const usual = { sort: 'createdTime', order: 'desc' } as const
  return listPage(db, query, {
    from: staffInvitation,
    where,
    rows: db.select().from(staffInvitation).where(where),
    order: orderBy(query, sorts, usual, staffInvitation.id),
    toDto: (row) => invitationDto(row, now),
  })
}

/** Null when one to that address waits already. */
export async function addInvitation(
  tx: Tx,
  draft: typeof staffInvitation.$inferInsert,
): Promise<InvitationRow | null> {
  const [row] = await tx.insert(staffInvitation).values(draft).onConflictDoNothing().returning()
  return row ?? null
}

/** Takes back what waits for an address. */
export async function endWaiting(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(staffInvitation)
    .set({ endedAt: now, tokenHash: null })
    .where(and(eq(sql`lower(${staffInvitation.email})`, email.toLowerCase()), isWaiting))
}

/** Changes one that waits; null when it does not (any more). */
export async function changeInvitation(
  tx: Tx,
  id: string,
  changes: Partial<InvitationRow>,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(staffInvitation)
    .set(changes)
    .where(and(eq(staffInvitation.id, id), isWaiting))
    .returning()
  return row ?? null
}

/** The one a link opens, locked: unused, in time, and from somebody who may still invite, or from the operator. */
export async function findOpenInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select({ invitation: staffInvitation })
    .from(staffInvitation)
    .leftJoin(
      appUser,
      and(
        eq(appUser.id, staffInvitation.invitedBy),
        eq(appUser.role, 'admin'),
        eq(appUser.status, ACTIVE),
        isNotNull(appUser.emailProvenAt),
      ),
    )
    .where(
      and(
        eq(staffInvitation.tokenHash, tokenHash),
        isWaiting,
        gt(staffInvitation.expiresAt, now),
        sql`(${staffInvitation.invitedBy} is null or ${appUser.id} is not null)`,
      ),
    )
    .for('update', { of: staffInvitation })
  return row?.invitation ?? null
}
