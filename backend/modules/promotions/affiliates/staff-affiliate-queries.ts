import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import {
  balanceSum,
  dueSum,
  listPayouts,
  listStatement,
  pendingSum,
} from '@/backend/modules/promotions/affiliate-statement'
import { affiliate } from '@/backend/modules/promotions/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { containing, idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type {
  AffiliateRow,
  AffiliateState,
  StaffAffiliate,
  staffAffiliates,
} from '@/contract/staff/affiliates'
import { affiliateStatus } from '@/contract/states'

type Query = Parsed<typeof staffAffiliates.list>['query']
type Affiliate = typeof affiliate.$inferSelect

/** `affiliate.status`. */
export const STOPPED = affiliateStatus.stopped
export const ACTIVE = affiliateStatus.active
export const WAITS = affiliateStatus.waits

export function stateOf({
  status,
  identityNo,
}: Pick<Affiliate, 'status' | 'identityNo'>): AffiliateState {
  if (status === STOPPED) return 'stopped'
  if (identityNo === null) return 'unidentified'
  return status === ACTIVE ? 'active' : 'waiting'
}

const isKnown = isNotNull(affiliate.identityNo)
const inState: Record<AffiliateState, SQL | undefined> = {
  stopped: eq(affiliate.status, STOPPED),
  active: and(eq(affiliate.status, ACTIVE), isKnown),
  waiting: and(eq(affiliate.status, WAITS), isKnown),
  unidentified: and(inArray(affiliate.status, [ACTIVE, WAITS]), isNull(affiliate.identityNo)),
}

// Written out: in a selection from one table the query layer names columns without their tables.
const userId = sql`affiliate.user_id`
const isStopped = sql`affiliate.status = ${sql.raw(String(STOPPED))}`

const select = (db: Db | Tx, where: SQL | undefined, now: Date) =>
  db
    .select({
      affiliate,
      name: appUser.name,
      email: appUser.email,
      pending: pendingSum(userId),
      balance: balanceSum(userId),
      due: dueSum(userId, isStopped, now),
    })
    .from(affiliate)
    .innerJoin(appUser, eq(appUser.id, affiliate.userId))
    .where(where)

type Row = Awaited<ReturnType<typeof select>>[number]

const affiliateRow = ({ affiliate: row, ...facts }: Row): AffiliateRow => ({
  id: row.userId,
  code: row.code,
  state: stateOf(row),
  ratePercent: row.ratePercent,
  appliedTime: row.agreedAt?.toISOString() ?? null,
  ...facts,
})

/** A page of affiliates in the shape of the staff call, searched by name, address or code. */
export async function listAffiliates(db: Db, query: Query, now: Date) {
  const { q, ids, state } = query
  const named = q
    ? db
        .select({ id: appUser.id })
        .from(appUser)
        .where(or(ilike(appUser.name, containing(q)), ilike(appUser.email, containing(q))))
    : null
  const where = and(
    ids ? inArray(affiliate.userId, idsOf(ids)) : undefined,
    state && inState[state],
    q && named
      ? or(ilike(affiliate.code, containing(q)), inArray(affiliate.userId, named))
      : undefined,
  )
  const sorts = {
    appliedTime: affiliate.agreedAt,
    name: appUser.name,
    balance: balanceSum(userId),
  }
  const order = orderBy(query, sorts, { sort: 'appliedTime', order: 'desc' }, affiliate.userId)
  return listPage(db, query, {
    from: affiliate,
    where,
    rows: select(db, where, now),
    order,
    toDto: affiliateRow,
  })
}

/** One affiliate with statement and payouts, bank account and identity included; 404 when there is none. */
export async function getAffiliate(db: Db | Tx, id: number, now: Date): Promise<StaffAffiliate> {
  const [row] = await select(db, eq(affiliate.userId, id), now)
  if (!row) throw notFound()
  const { buyerPercent, identityName, identityNo, bankBin, bankAccount, taxCode } = row.affiliate
  return {
    ...affiliateRow(row),
    buyerPercent,
    identityName,
    identityNo,
    bankBin,
    bankAccount,
    taxCode,
    months: await listStatement(db, id),
    payouts: await listPayouts(db, id),
  }
}

/** Locks the row until the transaction ends; 404 when there is none. */
export async function lockAffiliate(tx: Tx, id: number): Promise<Affiliate> {
  const [row] = await tx.select().from(affiliate).where(eq(affiliate.userId, id)).for('update')
  if (!row) throw notFound()
  return row
}
