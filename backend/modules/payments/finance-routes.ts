import type { Handler } from '@/backend/context'
import { findTransfer, listTransfers } from '@/backend/modules/payments/transfers/list-transfers'
import { resolveTransfer } from '@/backend/modules/payments/transfers/resolve-transfer'
import { notFound } from '@/backend/platform/http/http-error'
import type * as transfers from '@/contract/transfers'

type Routes = {
  listTransfers: Handler<typeof transfers.listTransfers>
  resolveTransfer: Handler<typeof transfers.resolveTransfer>
}

/** What finance does with money that came and goes. */
export const financeRoutes: Routes = {
  listTransfers: ({ query }, { db }) => listTransfers(db, query.state ?? 'open', query),

  resolveTransfer: async ({ params, body }, context) => {
    const successMessage = await resolveTransfer(context, params.id, body)
    const data = await findTransfer(context.db, params.id)
    if (!data) throw notFound()
    return { data, successMessage }
  },
}
