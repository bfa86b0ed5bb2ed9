import { type LinkedOrder, orderLink } from '@/backend/modules/orders'
import type { ReturnRow } from '@/backend/modules/returns/return-queries'
import { returnTexts } from '@/backend/modules/returns/texts'
import type { EmailShop } from '@/backend/modules/settings'
import { signedBy } from '@/backend/platform/mail/mail-body'

type Told = Pick<ReturnRow, 'reason' | 'outcome' | 'origin'>

function subjectOf({ reason, outcome, origin }: Told, code: string): string {
  const { buyer, ...others } = returnTexts.subjects
  if (origin !== 'buyer') return others[origin](code)
  if (reason === 'missing') return buyer.missing(code)
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
  body: signedBy(shop.name, ...lines, '', orderLink(shop.publicUrl, order)),
})
