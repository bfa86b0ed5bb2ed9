import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { userVoucher, voucher } from '@/backend/modules/promotions/tables'
import { COUPON, VOUCHER } from '@/backend/modules/promotions/voucher-rules'
import type { Db } from '@/backend/platform/db/connect'
import { countUpTo, type Page, pagesOf, windowOf } from '@/backend/platform/db/pagination'

const isOpen = (now: Date) =>
  and(lte(voucher.startsAt, now), or(isNull(voucher.endsAt), gt(voucher.endsAt, now)))

const hasUsesLeft = or(isNull(voucher.usageLimit), sql`${voucher.used} < ${voucher.usageLimit}`)

/** How often this account has used a code in orders that stand. Written out: see order-codes. */
const usesOf = (userId: number | null) =>
  sql`(select count(*) from voucher_use u where u.voucher_id = voucher.id
    and u.holder = ${userId === null ? '' : `user:${userId}`} and u.released_at is null)`.mapWith(
    Number,
  )

async function listVouchers(db: Db, where: SQL | undefined, userId: number | null, page: Page) {
  const count = await countUpTo(db, voucher, where)
  const part = windowOf(page, count)
  const rows = part
    ? await db
        .select({
          id: voucher.id,
          code: voucher.code,
          title: voucher.title,
          description: voucher.description,
          discountType: voucher.discountType,
          value: voucher.value,
          maxDiscount: voucher.maxDiscount,
          minOrder: voucher.minOrder,
          perUserLimit: voucher.perUserLimit,
          endsAt: voucher.endsAt,
          uses: usesOf(userId),
        })
        .from(voucher)
        .where(where)
        .orderBy(sql`${voucher.endsAt} asc nulls last`, asc(voucher.id))
        .limit(part.limit)
        .offset(part.offset)
    : []
  return { rows, totalItem: count.count, totalPage: pagesOf(count, page) }
}
export type ListedCode = Awaited<ReturnType<typeof listVouchers>>['rows'][number]

const isGivenTo = (userId: number) =>
  sql`exists (select 1 from ${userVoucher} where ${userVoucher.voucherId} = ${voucher.id}
    and ${userVoucher.userId} = ${userId})`

/** Vouchers given to an account that can be used now, those ending first at the top. */
export const listGivenVouchers = (db: Db, userId: number, now: Date, page: Page) => {
  const where = and(eq(voucher.kind, VOUCHER), isOpen(now), hasUsesLeft, isGivenTo(userId))
  return listVouchers(db, where, userId, page)
}

/** Coupons that can be used now: those for anybody, and the private ones given to this account. */
export const listCoupons = (db: Db, userId: number | null, now: Date, page: Page) => {
  const isPublic = eq(voucher.isPublic, true)
  const isOffered = userId === null ? isPublic : or(isPublic, isGivenTo(userId))
  const where = and(eq(voucher.kind, COUPON), isOffered, isOpen(now), hasUsesLeft)
  return listVouchers(db, where, userId, page)
}
