import { BuyerInputs, buyerIn } from '@/components/office/invoices/buyer-inputs'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { type StaffInvoice, type StaffInvoiceRow, staffInvoices } from '@/contract/staff/invoices'
import { officeInvoices as texts } from '@/lib/messages/office-invoices'

const { retryInvoice, replaceInvoice } = staffInvoices
const open = ['waiting', 'sent', 'refused']

/** Asks the provider again. */
export function RetryInvoice({ invoice: { id, state } }: { invoice: StaffInvoiceRow }) {
  const { roles } = useOfficeSession()
  if (!open.includes(state) || !mayDo(roles, retryInvoice.roles)) return null
  return (
    <RowAction
      label={texts.retry}
      about={texts.retryAbout}
      run={() => staffCall(retryInvoice, { params: { id } })}
    />
  )
}

/** An invoice to the right buyer in place of an issued one. */
export function ReplaceInvoice({ invoice }: { invoice: StaffInvoice }) {
  const { roles } = useOfficeSession()
  const { id, buyer, canReplace } = invoice
  if (!canReplace || !mayDo(roles, replaceInvoice.roles)) return null
  const run = (form: FormData) =>
    staffCall(replaceInvoice, {
      params: { id },
      body: { buyer: buyerIn(form), reason: String(form.get('reason') ?? '').trim() },
    })
  return (
    <RowAction label={texts.replace} about={texts.replaceAbout} run={run}>
      <BuyerInputs buyer={buyer} />
      <TextInput name="reason" label={texts.reason} maxLength={255} required />
    </RowAction>
  )
}
