import {
  applyAsAffiliate,
  findAffiliate,
  type ListedCode,
  listCoupons,
  listGivenVouchers,
  mayApply,
  promotionTexts,
} from '@/backend/modules/promotions'
import { callerOf, type HandlersOf } from '@/backend/platform/context'
import type { CodeItem } from '@/contract/shop/promotions'

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
  getUserAffiliate: async (_, context) => {
    const { userId } = callerOf(context)
    const data = await findAffiliate(context.db, userId)
    return { data, mayApply: await mayApply(context, userId) }
  },
  applyAsAffiliate: async ({ body }, context) => {
    await applyAsAffiliate(context, callerOf(context).userId, body)
    return { successMessage: promotionTexts.applied }
  },

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
