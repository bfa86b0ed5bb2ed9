import { findTransfer, listTransfers } from '@/backend/modules/payments'
import type { Handler } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { resolveTransfer } from '@/backend/workflows/settle-payment/resolve-transfer'
import type * as transfers from '@/contract/staff/transfers'

type Routes = {
  listTransfers: Handler<typeof transfers.listTransfers>
  resolveTransfer: Handler<typeof transfers.resolveTransfer>
}

/** Bank transfers that no order could take. */
export const transferRoutes: Routes = {
  listTransfers: ({ query }, { db }) => listTransfers(db, query.state ?? 'open', query),

  resolveTransfer: async ({ params, body }, context) => {
    const successMessage = await resolveTransfer(context, params.id, body)
    const data = await findTransfer(context.db, params.id)
    if (!data) throw notFound()
    return { data, successMessage }
  },
}
