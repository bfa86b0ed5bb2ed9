import { eq, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { ward } from '@/backend/modules/geography/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import type { Role } from '@/contract/shop/auth'
import type { StaffRole } from '@/contract/staff/roles'
import { accountStatus } from '@/contract/states'

/** `app_user.status`. */
export const AWAITING = accountStatus.awaiting
export const ACTIVE = accountStatus.active
export const BLOCKED = accountStatus.blocked

export type Account = typeof appUser.$inferSelect

/** Whether somebody is told of what the shop's staff did: not who is locked out, nor who asked for their data to be left alone. */
export const mayBeNotified = (account: Account | null): account is Account =>
  account?.status === ACTIVE && account.restrictedAt === null

/** What a session of the account may be. A role means nothing before the mailbox is proved: whoever registered the address may be anybody. */
export function rolesOf({
  role,
  staffRoles,
  emailProvenAt,
}: Pick<Account, 'role' | 'staffRoles' | 'emailProvenAt'>): Role[] {
  if (emailProvenAt === null) return ['user']
  return role === 'staff' ? ['staff', ...staffRoles] : [role]
}
/** How roles are kept on the account. */
export const roleColumns = (
  duties: readonly (StaffRole | 'admin')[],
): Pick<Account, 'role' | 'staffRoles'> => {
  if (duties.includes('admin')) return { role: 'admin', staffRoles: [] }
  const staffRoles = [...new Set(duties.filter((one) => one !== 'admin'))]
  return { role: staffRoles.length > 0 ? 'staff' : 'user', staffRoles }
}

export type AccountDraft = typeof appUser.$inferInsert

/** E-mails are stored in lower case; the index is on their lower case. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()))
  return row ?? null
}

/** The account’s row with all its columns, unlocked; null when there is none. */
export async function findAccount(db: Db, id: number): Promise<Account | null> {
  const [row] = await db.select().from(appUser).where(eq(appUser.id, id))
  return row ?? null
}

/** The address an account is mailed at; null without an account. */
export const findAccountEmail = async (db: Db, id: number): Promise<string | null> =>
  (await findAccount(db, id))?.email ?? null

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<Account | null> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.id, id)).for('update')
  return row ?? null
}

/** Null when the e-mail is taken, also by somebody who registers at this very moment. */
export async function addAccount(db: Db, draft: AccountDraft): Promise<Account | null> {
  const [row] = await db.insert(appUser).values(draft).onConflictDoNothing().returning()
  return row ?? null
}

/** Changes columns of an account; an id that is not there changes nothing. */
export async function changeAccount(
  db: Db,
  id: number,
  changes: Partial<AccountDraft>,
): Promise<void> {
  await db.update(appUser).set(changes).where(eq(appUser.id, id))
}

/** The version that tokens of the account need from now on. */
export async function raiseTokenVersion(tx: Tx, id: number): Promise<number> {
  const [row] = await tx
    .update(appUser)
    .set({ tokenVersion: sql`${appUser.tokenVersion} + 1` })
    .where(eq(appUser.id, id))
    .returning({ version: appUser.tokenVersion })
  return row?.version ?? 0
}

/** Keeps the given settings; the others stay as they were. */
export async function mergeSettings(
  db: Db,
  id: number,
  settings: Record<string, unknown>,
): Promise<void> {
  await db
    .update(appUser)
    .set({ settings: sql`${appUser.settings} || ${JSON.stringify(settings)}::jsonb` })
    .where(eq(appUser.id, id))
}

/** An account with the district and city its ward lies in. */
export async function findAccountWithPlace(db: Db, id: number) {
  const [row] = await db
    .select({ account: appUser, districtId: ward.districtId, cityId: ward.provinceId })
    .from(appUser)
    .leftJoin(ward, eq(ward.id, appUser.wardId))
    .where(eq(appUser.id, id))
  return row ?? null
}
