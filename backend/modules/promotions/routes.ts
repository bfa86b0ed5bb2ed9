import { callerOf, type HandlersOf } from '@/backend/context'
import {
  type ListedCode,
  listGivenVouchers,
  listPublicCoupons,
} from '@/backend/modules/promotions/code-list-queries'
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

export const codes: HandlersOf<'codes'> = {
  listCodes: async ({ query }, context) => {
    const { userId } = callerOf(context)
    const { rows, ...pages } = await listGivenVouchers(context.db, userId, context.now(), query)
    return { data: rows.map(codeItemOf), ...pages }
  },

  listPromotionCoupons: async ({ query }, { db, caller, now }) => {
    const { rows, ...pages } = await listPublicCoupons(db, caller?.userId ?? null, now(), query)
    return { data: rows.map(codeItemOf), ...pages }
  },
}
