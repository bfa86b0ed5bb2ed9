import {
  correctWard,
  listCarrierWards,
  refreshWards,
  wardTexts as texts,
} from '@/backend/modules/shipping'
import type { Handler } from '@/backend/platform/context'
import type * as calls from '@/contract/staff/carrier-wards'

type Routes = {
  listCarrierWards: Handler<typeof calls.listCarrierWards>
  refreshCarrierWards: Handler<typeof calls.refreshCarrierWards>
  correctCarrierWard: Handler<typeof calls.correctCarrierWard>
}

/** What the staff does with the wards as the carrier calls them. */
export const wardRoutes: Routes = {
  listCarrierWards: ({ query }, context) => listCarrierWards(context, query),

  refreshCarrierWards: async (_, context) => {
    const data = await refreshWards(context)
    return { data, successMessage: texts.refreshed(data.missing) }
  },

  correctCarrierWard: async ({ params, body }, context) => ({
    data: await correctWard(context, Number(params.id), body),
    successMessage: texts.corrected,
  }),
}
