import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Holder } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import { withDescendants } from '@/backend/modules/catalog'
import { category } from '@/backend/modules/catalog/tables'
import type { Affiliate, Codes } from '@/backend/modules/promotions/codes'
import { affiliate, voucher } from '@/backend/modules/promotions/tables'
import type { Voucher } from '@/backend/modules/promotions/voucher-rules'
import { isUseBy } from '@/backend/modules/promotions/voucher-use-queries'
import type { Db } from '@/backend/platform/db/connect'
import { plainCode } from '@/contract/comparable'
import { affiliateStatus } from '@/contract/states'

const named = (ids: number[] | null) => (ids && ids.length > 0 ? ids : null)

async function withCategoriesBelow(db: Db, vouchers: Voucher[]): Promise<Voucher[]> {
  if (vouchers.every((one) => one.categoryIds === null)) return vouchers
  const nodes = await db.select({ id: category.id, parentId: category.parentId }).from(category)
  return vouchers.map((one) => ({
    ...one,
    categoryIds: one.categoryIds?.flatMap((id) => withDescendants(nodes, id)) ?? null,
  }))
}

/** Vouchers and coupons by their codes, whatever the letters' case, as they stand for one holder. */
export async function findVouchers(
  db: Db,
  codes: readonly string[],
  holder: Holder,
): Promise<Voucher[]> {
  if (codes.length === 0) return []
  // Written out: in a selection from one table the query layer names columns without their tables.
  const isGiven = sql<boolean>`exists (select 1 from user_voucher g
    where g.voucher_id = voucher.id and g.user_id = ${holder.userId ?? 0})`
  const usedByHolder = sql`(select count(*) from voucher_use u
    where u.voucher_id = voucher.id and ${isUseBy(holder)}
    and u.released_at is null)`.mapWith(Number)
  const rows = await db
    .select({
      id: voucher.id,
      code: voucher.code,
      kind: voucher.kind,
      discountType: voucher.discountType,
      value: voucher.value,
      maxDiscount: voucher.maxDiscount,
      minOrder: voucher.minOrder,
      usageLimit: voucher.usageLimit,
      perUserLimit: voucher.perUserLimit,
      used: voucher.used,
      categoryIds: voucher.categoryIds,
      productIds: voucher.productIds,
      isPublic: voucher.isPublic,
      startsAt: voucher.startsAt,
      endsAt: voucher.endsAt,
      isGiven,
      usedByHolder,
    })
    .from(voucher)
    .where(inArray(sql`upper(${voucher.code})`, codes.map(plainCode)))
  return withCategoriesBelow(
    db,
    rows.map((row) => ({
      ...row,
      categoryIds: named(row.categoryIds),
      productIds: named(row.productIds),
    })),
  )
}

async function findAffiliate(db: Db, code: string): Promise<Affiliate | null> {
  const [row] = await db
    .select({
      userId: affiliate.userId,
      phone: appUser.phone,
      code: affiliate.code,
      ratePercent: affiliate.ratePercent,
      buyerPercent: affiliate.buyerPercent,
    })
    .from(affiliate)
    .innerJoin(appUser, eq(appUser.id, affiliate.userId))
    .where(
      and(
        eq(sql`upper(${affiliate.code})`, plainCode(code)),
        eq(affiliate.status, affiliateStatus.active),
        isNotNull(affiliate.identityNo),
        isNull(appUser.restrictedAt),
      ),
    )
  return row ?? null
}

/** What stands behind the three codes of a cart. */
export async function findCodes(db: Db, codes: Codes, holder: Holder) {
  const typed = [codes.voucher, codes.coupon].filter((code) => code !== null)
  const vouchers = await findVouchers(db, typed, holder)
  const byCode = (code: string | null) =>
    vouchers.find((one) => code !== null && plainCode(one.code) === plainCode(code)) ?? null
  return {
    voucher: byCode(codes.voucher),
    coupon: byCode(codes.coupon),
    affiliate: codes.affiliate === null ? null : await findAffiliate(db, codes.affiliate),
  }
}
