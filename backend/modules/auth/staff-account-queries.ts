import { and, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { BLOCKED } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import { secondFactor, userSession } from '@/backend/modules/auth/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { containing, idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import type { Parsed } from '@/contract/endpoint'
import type { StaffAccount, staffAccounts } from '@/contract/staff/accounts'

type Query = Parsed<typeof staffAccounts.list>['query']

const isStaff = ne(appUser.role, 'user')

const columns = {
  id: appUser.id,
  name: appUser.name,
  email: appUser.email,
  role: appUser.role,
  staffRoles: appUser.staffRoles,
  status: appUser.status,
  factor: secondFactor.secret,
  seenAt: sql<string | null>`(select max(${userSession.officeSeenAt}) from ${userSession}
    where ${userSession.userId} = ${appUser.id})`,
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(appUser)
    .leftJoin(secondFactor, eq(secondFactor.userId, appUser.id))
    .where(where)

type Row = Awaited<ReturnType<typeof select>>[number]

const staffAccount = ({ role, staffRoles, status, factor, seenAt, ...row }: Row): StaffAccount => ({
  ...row,
  roles: role === 'admin' ? ['admin'] : staffRoles,
  hasSecondFactor: factor !== null,
  isBlocked: status === BLOCKED,
  lastSeenTime: seenAt === null ? null : new Date(seenAt).toISOString(),
})

/** A page of accounts with a role, by name or e-mail; `q` searches both, `ids` names some. */
export async function listStaffAccounts(db: Db, query: Query) {
  const { q, ids } = query
  const where = and(
    isStaff,
    q ? or(ilike(appUser.name, containing(q)), ilike(appUser.email, containing(q))) : undefined,
    ids ? inArray(appUser.id, idsOf(ids)) : undefined,
  )
  const sorts = { name: appUser.name, email: appUser.email }
  const order = orderBy(query, sorts, { sort: 'name', order: 'asc' }, appUser.id)
  return listPage(db, query, {
    from: appUser,
    where,
    rows: select(db, where),
    order,
    toDto: staffAccount,
  })
}

/** Null for customers, too. */
export async function findStaffAccount(db: Db, id: number): Promise<StaffAccount | null> {
  const [row] = await select(db, and(isStaff, eq(appUser.id, id)))
  return row ? staffAccount(row) : null
}

/** Locked in one order, so that two admins cannot take each other’s role at the same moment. */
export const lockAdmins = (tx: Tx) =>
  tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.role, 'admin'), ne(appUser.status, BLOCKED)))
    .orderBy(appUser.id)
    .for('update')
