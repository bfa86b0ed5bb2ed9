import { callerOf, type HandlersOf } from '@/backend/context'
import {
  type ListedCode,
  listCoupons,
  listGivenVouchers,
} from '@/backend/modules/promotions/code-list-queries'
import { openAffiliate } from '@/backend/modules/promotions/open-affiliate'
import type { CodeItem } from '@/contract/promotions'

const codeItemOf = (row: ListedCode): CodeItem => ({
  codeId: row.id,
  code: row.code,
  title: row.title,
  description: row.description,
  discountType: row.discountType,
  value: row.value,
  maxDiscount: row.maxDiscount,
  minOrder: row.minOrder,
  endTime: row.endsAt?.toISOString() ?? null,
  isUsable: row.uses < row.perUserLimit,
})

export const promotionRoutes: HandlersOf<'promotions'> = {
  getUserAffiliate: async (_, context) => ({
    data: await openAffiliate(context.db, callerOf(context).userId),
  }),

  listCodes: async ({ query }, context) => {
    const { userId } = callerOf(context)
    const { rows, ...pages } = await listGivenVouchers(context.db, userId, context.now(), query)
    return { data: rows.map(codeItemOf), ...pages }
  },

  listPromotionCoupons: async ({ query }, { db, caller, now }) => {
    const { rows, ...pages } = await listCoupons(db, caller?.userId ?? null, now(), query)
    return { data: rows.map(codeItemOf), ...pages }
  },
}
