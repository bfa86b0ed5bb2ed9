import { type LinkedOrder, orderLink } from '@/backend/modules/orders'
import type { ReturnRow } from '@/backend/modules/returns/return-queries'
import { returnTexts } from '@/backend/modules/returns/texts'
import type { EmailShop } from '@/backend/modules/settings'
import { signedBy } from '@/backend/platform/mail/mail-body'

type Told = Pick<ReturnRow, 'outcome' | 'origin'> & {
  reason: string
  /** Nothing of the order is left. */
  isOver?: boolean
}

function subjectOf({ reason, outcome, origin, isOver }: Told, code: string): string {
  const { buyer, over, ...others } = returnTexts.subjects
  if (isOver) return over(code)
  if (origin !== 'buyer') return others[origin](code)
  if (reason === 'course' || reason === 'missing') return buyer[reason](code)
  return outcome === 'exchange' ? buyer.exchange(code) : buyer.refund(code)
}

/** An email about a return, or about what leaves an order as one does. */
export const returnEmail = (
  order: LinkedOrder,
  told: Told,
  lines: readonly string[],
  shop: EmailShop,
) => ({
  subject: subjectOf(told, order.code),
  body: signedBy(
    shop.name,
    ...lines,
    ...(told.isOver ? [returnTexts.over] : []),
    '',
    orderLink(shop.publicUrl, order),
  ),
})
