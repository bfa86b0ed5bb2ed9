import { findClaim, listClaims, parcelTexts as texts } from '@/backend/modules/parcels'
import type { Context, Handler } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { answerClaim as answer, claimParcel } from '@/backend/workflows/settle-claim/settle-claim'
import type * as calls from '@/contract/staff/claims'

type Routes = {
  listClaims: Handler<typeof calls.listClaims>
  openClaim: Handler<typeof calls.openClaim>
  answerClaim: Handler<typeof calls.answerClaim>
}

async function claimOf(context: Pick<Context, 'db' | 'settings'>, id: string) {
  const claim = await findClaim(context, id)
  if (!claim) throw notFound()
  return claim
}

/** What the shop asks of carriers for what they lost or damaged. */
export const claimRoutes: Routes = {
  listClaims: ({ query }, context) => listClaims(context, query.state ?? 'open', query),

  openClaim: async ({ params, body }, context) => {
    const id = await claimParcel(context, params.code.toUpperCase(), body)
    return { data: await claimOf(context, id), successMessage: texts.claimOpened(body.amount) }
  },

  answerClaim: async ({ params, body }, context) => {
    await answer(context, params.id, body)
    return { data: await claimOf(context, params.id), successMessage: texts.claimMoved }
  },
}
