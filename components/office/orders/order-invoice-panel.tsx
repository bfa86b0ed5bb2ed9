import { Section } from '@/components/office/form/section'
import { RecordLink } from '@/components/office/frame/office-paths'
import { BuyerInputs, buyerIn } from '@/components/office/invoices/buyer-inputs'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { isUndone } from '@/contract/order-sentences/sentence-facts'
import { staffInvoices } from '@/contract/staff/invoices'
import type { StaffOrder } from '@/contract/staff/orders'
import { orderStatus } from '@/contract/states'
import { formatMoney } from '@/lib/format/money'
import { invoices as texts } from '@/lib/messages/invoices'
import { officeInvoices } from '@/lib/messages/office-invoices'

const { correctInvoiceBuyer } = staffInvoices
type Own = NonNullable<StaffOrder['invoice']>

function CorrectBuyer({ orderId, own }: { orderId: string; own: Own }) {
  const { roles } = useOfficeSession()
  if (!own.canChange || !mayDo(roles, correctInvoiceBuyer.roles)) return null
  const run = (form: FormData) => {
    const buyer = buyerIn(form)
    const body = { buyer: buyer.name === '' ? null : buyer }
    return staffCall(correctInvoiceBuyer, { params: { id: orderId }, body })
  }
  return (
    <RowAction label={officeInvoices.correct} about={officeInvoices.correctAbout} run={run}>
      <BuyerInputs buyer={own.buyer} isNameOptional />
    </RowAction>
  )
}

function noneOf(order: StaffOrder): string {
  if (isUndone(order)) return officeInvoices.noneOver
  return order.status === orderStatus.delivered ? officeInvoices.noneYet : officeInvoices.none
}

/** Whom an order's invoice is made out to, and its invoices. */
export function OrderInvoicePanel({ order }: { order: StaffOrder }) {
  const own = order.invoice
  if (!own) return null
  const { buyer, invoices } = own
  return (
    <Section title={texts.title}>
      {buyer ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">{buyer.name}</span>
          <span className="block text-sm text-ink-2">
            {[buyer.taxCode, buyer.address, buyer.email].filter(Boolean).join(' · ')}
          </span>
        </p>
      ) : null}
      {invoices.length === 0 ? <p className="text-ink-2">{noneOf(order)}</p> : null}
      <ul className="grid gap-2 empty:hidden">
        {invoices.map(({ id, kind, state, number, total }) => (
          <li
            key={id}
            className="flex justify-between gap-4 border-b border-line pb-2 last:border-b-0 last:pb-0"
          >
            <span>
              <RecordLink resource="invoices" id={id} className="link num">
                {number ?? officeInvoices.kinds[kind]}
              </RecordLink>
              <span className="block text-sm text-ink-2">
                {[number && officeInvoices.kinds[kind], officeInvoices.states[state]]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="num">{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
      <div className="empty:hidden">
        <CorrectBuyer orderId={order.orderId} own={own} />
      </div>
    </Section>
  )
}
