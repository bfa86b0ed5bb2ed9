import {
  changeAffiliate,
  decideAffiliate,
  getAffiliate,
  listAffiliates,
  affiliateTexts as texts,
} from '@/backend/modules/promotions'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import { payAffiliate } from '@/backend/workflows/pay-affiliate/pay-affiliate'

const now = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: number,
  successMessage: string,
) => ({
  data: await getAffiliate(db, id, now()),
  successMessage,
})

export const staffAffiliateRoutes: HandlersOf<'staffAffiliates'> = {
  list: ({ query }, { db, now }) => listAffiliates(db, query, now()),

  read: async ({ params: { id } }, context) => {
    const data = await getAffiliate(context.db, id, context.now())
    const looked = { action: 'affiliate.view', subject: `user:${id}`, data: { userId: id } }
    await audit(context.db, context, looked)
    return { data }
  },

  change: async ({ params: { id }, body }, context) => {
    if (Object.keys(body).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
    await changeAffiliate(context, id, body)
    return now(context, id, texts.saved)
  },

  decideAffiliate: async ({ params: { id }, body: { decision, reason } }, context) => {
    await decideAffiliate(context, id, decision, reason)
    return now(context, id, texts.done[decision])
  },

  payAffiliate: async ({ params: { id }, body }, context) => {
    await payAffiliate(context, id, body)
    return now(context, id, texts.paid)
  },
}
