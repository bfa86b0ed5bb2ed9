import { eq } from 'drizzle-orm'
import { emailBuyer, recordInHistory } from '@/backend/modules/orders'
import { messageBuyer } from '@/backend/modules/phone-messages'
import { returnEmail } from '@/backend/modules/returns/emails'
import { matterOf } from '@/backend/modules/returns/return-matter'
import { canMoveReturn } from '@/backend/modules/returns/return-moves'
import { lockReturn, type ReturnRow, returnStates } from '@/backend/modules/returns/return-queries'
import { returnRequest } from '@/backend/modules/returns/tables'
import { type ReturnMatter, returnTexts } from '@/backend/modules/returns/texts'
import { emailShop } from '@/backend/modules/settings'
import { audit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

type Decision = { isApproved: boolean; note?: string | undefined }

type Told = {
  row: ReturnRow
  matter: ReturnMatter
  code: string
  shop: string
  warehouse: string
  note: string
}
const approval = ({ row, matter, code, shop, warehouse, note }: Told) => ({
  event: returnTexts.approvedEvent(matter),
  lines: returnTexts.approvedMail({
    ...{ shop, code, warehouse, note: note || null },
    ...{ reason: matter, outcome: row.outcome },
  }),
})
const refusal = ({ matter, code, shop, note }: Told) => ({
  event: returnTexts.refusedEvent(matter, note),
  lines: returnTexts.refusedMail(matter, shop, code, note),
})

/** Approves or refuses a return and tells the buyer, in one transaction. */
export async function decideReturn(context: Context, id: string, { isApproved, note }: Decision) {
  if (!isApproved && !note) throw new HttpError(400, returnTexts.noteNeeded)
  const actor = `staff:${callerOf(context).userId}`
  const shop = emailShop(context)
  await transact(context.db, async (tx) => {
    const now = context.now()
    const found = await lockReturn(tx, id)
    if (!found) throw notFound()
    const { order, row } = found
    const status = isApproved ? returnStates.approved : returnStates.refused
    if (!canMoveReturn(row.status, status, 'staff')) {
      throw new HttpError(409, returnTexts.cannotChange)
    }
    await tx
      .update(returnRequest)
      .set({ status, decidedBy: actor, decidedAt: now, decisionNote: note ?? null })
      .where(eq(returnRequest.id, id))
    const matter = await matterOf(tx, row)
    const { event, lines } = (isApproved ? approval : refusal)({
      ...{ row, matter, code: order.code, shop: shop.name, note: note ?? '' },
      warehouse: context.settings.current().shop.warehouse,
    })
    await recordInHistory(tx, order, {
      kind: 'return',
      actor,
      note: event,
      at: now,
    })
    await emailBuyer(tx, order, returnEmail(order, { ...row, reason: matter }, lines, shop), now)
    const detail = isApproved ? returnTexts.agreedMessage : returnTexts.refusedMessage
    await messageBuyer(tx, order, { kind: 'returnAnswered', amount: 0, detail }, { shop, now })
    const data = { isApproved, note, order: order.code }
    await audit(tx, context, { action: 'return.decide', subject: id, data })
  })
}
