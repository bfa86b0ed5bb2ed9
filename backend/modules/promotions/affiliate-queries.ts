import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { orders } from '@/backend/modules/orders/tables'
import {
  balanceSum,
  listPayouts,
  listStatement,
} from '@/backend/modules/promotions/affiliate-statement'
import { affiliate, affiliateCommission } from '@/backend/modules/promotions/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { Affiliate } from '@/contract/shop/promotions'
import { affiliateStatus } from '@/contract/states'

const MOST_SHOWN = 100
const ACTIVE = 1

const sumOf = (statuses: string) =>
  sql`coalesce(sum(${affiliateCommission.amount} - ${affiliateCommission.reversed}) filter (where ${affiliateCommission.status} in (${sql.raw(statuses)})), 0)`.mapWith(
    Number,
  )

async function figuresOf(db: Db, userId: number) {
  const [row] = await db
    .select({
      totalOrder: sql`count(*) filter (where ${affiliateCommission.status} <> 3)`.mapWith(Number),
      // Earned money is on its way until it is paid out; of what is not paid for yet nothing is earned.
      totalPending: sumOf('1'),
      totalPaid: sumOf('2'),
    })
    .from(affiliateCommission)
    .where(eq(affiliateCommission.affiliateUserId, userId))
  return row ?? { totalOrder: 0, totalPending: 0, totalPaid: 0 }
}

const listCommissions = (db: Db, userId: number) =>
  db
    .select({
      orderCode: orders.code,
      createdAt: affiliateCommission.createdAt,
      base: affiliateCommission.base,
      amount: sql`${affiliateCommission.amount} - ${affiliateCommission.reversed}`.mapWith(Number),
      status: affiliateCommission.status,
      approvedAt: affiliateCommission.approvedAt,
    })
    .from(affiliateCommission)
    .innerJoin(orders, eq(orders.id, affiliateCommission.orderId))
    .where(eq(affiliateCommission.affiliateUserId, userId))
    .orderBy(desc(affiliateCommission.createdAt), desc(affiliateCommission.orderId))
    .limit(MOST_SHOWN)

/** A person's affiliate code with its figures and newest commissions; null when there is none yet. */
export async function findAffiliate(db: Db, userId: number): Promise<Affiliate | null> {
  const [row] = await db
    .select({
      code: affiliate.code,
      ratePercent: affiliate.ratePercent,
      status: affiliate.status,
      identityNo: affiliate.identityNo,
    })
    .from(affiliate)
    .where(eq(affiliate.userId, userId))
  if (!row) return null
  const commissions = await listCommissions(db, userId)
  return {
    affiliateCode: row.code,
    isActive: row.status === ACTIVE && row.identityNo !== null,
    isUnidentified: row.identityNo === null,
    ratePercent: row.ratePercent,
    ...(await figuresOf(db, userId)),
    commissions: commissions.map(({ createdAt, approvedAt, ...one }) => ({
      ...one,
      createdTime: createdAt.toISOString(),
      approvedTime: approvedAt?.toISOString() ?? null,
    })),
    balance: await findBalance(db, userId),
    statement: await listStatement(db, userId),
    payouts: await listPayouts(db, userId),
  }
}

async function findBalance(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ balance: balanceSum(sql`affiliate.user_id`) })
    .from(affiliate)
    .where(eq(affiliate.userId, userId))
  return row?.balance ?? 0
}

/** Gives a person a code, unless they have one; false when the code is somebody else's. */
export async function addAffiliate(db: Db, userId: number, code: string): Promise<boolean> {
  await db
    .insert(affiliate)
    .values({ userId, code, status: affiliateStatus.waits })
    .onConflictDoNothing()
  const [row] = await db
    .select({ code: affiliate.code })
    .from(affiliate)
    .where(eq(affiliate.userId, userId))
  return row !== undefined
}

type Identity = Pick<
  typeof affiliate.$inferSelect,
  'identityName' | 'identityNo' | 'bankBin' | 'bankAccount' | 'status' | 'agreedAt'
>

/** False when the shop knows already; a change goes through the shop. */
export async function tellIdentity(db: Db, userId: number, identity: Identity): Promise<boolean> {
  const rows = await db
    .update(affiliate)
    .set(identity)
    .where(and(eq(affiliate.userId, userId), isNull(affiliate.identityNo)))
    .returning({ userId: affiliate.userId })
  return rows.length > 0
}

/** Confirms or stops an affiliate; false when there is none, or nobody knows who it is. */
export async function setAffiliateStatus(
  db: Db,
  email: string,
  isActive: boolean,
): Promise<boolean> {
  const owner = db
    .select({ id: appUser.id })
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()))
  const rows = await db
    .update(affiliate)
    .set({ status: isActive ? ACTIVE : 0 })
    .where(and(inArray(affiliate.userId, owner), isNotNull(affiliate.identityNo)))
    .returning({ userId: affiliate.userId })
  return rows.length > 0
}
