import { callerOf, type Handler, type HandlersOf } from '@/backend/context'
import { drawAffiliateCode } from '@/backend/modules/promotions/affiliate-code'
import { addAffiliate, findAffiliate } from '@/backend/modules/promotions/affiliate-queries'
import {
  type ListedCode,
  listGivenVouchers,
  listPublicCoupons,
} from '@/backend/modules/promotions/code-list-queries'
import type * as calls from '@/contract/promotions'
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

/** Everybody who is signed in may recommend the shop: the code is drawn when its page is first opened. */
const getUserAffiliate: Handler<typeof calls.getUserAffiliate> = async (_, context) => {
  const { userId } = callerOf(context)
  const known = await findAffiliate(context.db, userId)
  if (known) return { data: known }
  for (let tries = 0; tries < 5; tries++) {
    if (await addAffiliate(context.db, userId, drawAffiliateCode())) break
  }
  return { data: await findAffiliate(context.db, userId) }
}

export const promotionRoutes: HandlersOf<'promotions'> = {
  getUserAffiliate,
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
