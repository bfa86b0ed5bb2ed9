import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { userVoucher, voucher, voucherUse } from '@/backend/modules/promotions/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { containing, idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type {
  StaffVoucher,
  staffVouchers,
  VoucherHolder,
  VoucherRow,
  VoucherState,
  VoucherUse,
} from '@/contract/staff/vouchers'

type Query = Parsed<typeof staffVouchers.list>['query']
export type Row = typeof voucher.$inferSelect

const isUsedUp = ({ used, usageLimit }: Row) => usageLimit !== null && used >= usageLimit

export function stateOf(row: Row, now: Date): VoucherState {
  if (row.endsAt !== null && row.endsAt <= now) return 'ended'
  if (row.startsAt > now) return 'planned'
  return isUsedUp(row) ? 'usedUp' : 'running'
}

function inState(state: VoucherState, now: Date): SQL | undefined {
  const isOpen = or(isNull(voucher.endsAt), gt(voucher.endsAt, now))
  const hasBegun = and(lte(voucher.startsAt, now), isOpen)
  const usedUp = sql`(${voucher.usageLimit} is not null and ${voucher.used} >= ${voucher.usageLimit})`
  return {
    planned: and(gt(voucher.startsAt, now), isOpen),
    running: and(hasBegun, sql`not ${usedUp}`),
    usedUp: and(hasBegun, usedUp),
    ended: lte(voucher.endsAt, now),
  }[state]
}

const voucherRow = (row: Row, now: Date): VoucherRow => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  title: row.title,
  discountType: row.discountType,
  value: row.value,
  maxDiscount: row.maxDiscount,
  minOrder: row.minOrder,
  isPublic: row.isPublic,
  state: stateOf(row, now),
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt?.toISOString() ?? null,
  used: row.used,
  usageLimit: row.usageLimit,
})

/** A page of vouchers in the shape of the staff call. */
export async function listVouchers(db: Db, query: Query, now: Date) {
  const { q, ids, kind, state } = query
  const where = and(
    ids ? inArray(voucher.id, idsOf(ids)) : undefined,
    kind ? eq(voucher.kind, Number(kind)) : undefined,
    state && inState(state, now),
    q ? or(ilike(voucher.code, containing(q)), ilike(voucher.title, containing(q))) : undefined,
  )
  const sorts = {
    startTime: voucher.startsAt,
    endTime: voucher.endsAt,
    code: voucher.code,
    used: voucher.used,
  }
  const order = orderBy(query, sorts, { sort: 'startTime', order: 'desc' }, voucher.id)
  return listPage(db, query, {
    from: voucher,
    where,
    rows: db.select().from(voucher).where(where),
    order,
    toDto: (row) => voucherRow(row, now),
  })
}

/** The row as it is stored; 404 when there is none. */
export async function findVoucherRow(db: Db | Tx, id: number): Promise<Row> {
  const [row] = await db.select().from(voucher).where(eq(voucher.id, id))
  if (!row) throw notFound()
  return row
}

/** Orders lock it too, before they count a use. */
export async function lockVoucher(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(voucher).where(eq(voucher.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

async function productsOf(db: Db | Tx, ids: readonly number[] | null) {
  if (!ids || ids.length === 0) return []
  return db
    .select({ id: product.id, productName: product.title })
    .from(product)
    .where(inArray(product.id, [...ids]))
    .orderBy(asc(product.title), asc(product.id))
}

/** One voucher in the shape of the staff call, with what it has taken off so far in đồng; 404 when there is none. */
export async function getVoucher(db: Db | Tx, id: number, now: Date): Promise<StaffVoucher> {
  const row = await findVoucherRow(db, id)
  const [sum] = await db
    .select({ total: sql`coalesce(sum(${voucherUse.amount}), 0)`.mapWith(Number) })
    .from(voucherUse)
    .where(and(eq(voucherUse.voucherId, id), isNull(voucherUse.releasedAt)))
  return {
    ...voucherRow(row, now),
    description: row.description,
    perUserLimit: row.perUserLimit,
    categoryIds: row.categoryIds,
    productIds: row.productIds,
    products: await productsOf(db, row.productIds),
    discounted: sum?.total ?? 0,
    holderCount: await db.$count(userVoucher, eq(userVoucher.voucherId, id)),
  }
}

/** A page of the orders that used it, the newest first. */
export async function listVoucherUses(db: Db, id: number, page: Page) {
  const where = eq(voucherUse.voucherId, id)
  return listPage(db, page, {
    from: voucherUse,
    where,
    rows: db
      .select({ use: voucherUse, orderCode: orders.code })
      .from(voucherUse)
      .innerJoin(orders, eq(orders.id, voucherUse.orderId))
      .where(where),
    order: [desc(voucherUse.createdAt), desc(voucherUse.orderId)],
    toDto: ({ use, orderCode }): VoucherUse => ({
      orderId: use.orderId,
      orderCode,
      time: use.createdAt.toISOString(),
      amount: use.amount,
      isReleased: use.releasedAt !== null,
    }),
  })
}

/** Written out: in a selection from one table the query layer names columns without their tables. */
const usesOfHolder = sql`(select count(*) from voucher_use u
  where u.voucher_id = ${userVoucher.voucherId} and u.holder = 'user:' || ${userVoucher.userId}
  and u.released_at is null)`

/** A page of the accounts it was given to, each with its number of uses. */
export async function listVoucherHolders(db: Db, id: number, page: Page) {
  const where = eq(userVoucher.voucherId, id)
  return listPage(db, page, {
    from: userVoucher,
    where,
    rows: db
      .select({
        userId: appUser.id,
        name: appUser.name,
        email: appUser.email,
        givenAt: userVoucher.createdAt,
        useCount: usesOfHolder.mapWith(Number),
      })
      .from(userVoucher)
      .innerJoin(appUser, eq(appUser.id, userVoucher.userId))
      .where(where),
    order: [desc(userVoucher.createdAt), desc(userVoucher.userId)],
    toDto: ({ givenAt, ...row }): VoucherHolder => ({ ...row, givenTime: givenAt.toISOString() }),
  })
}
