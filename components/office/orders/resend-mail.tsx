import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { RadioCards } from '@/components/ui/radio-cards'
import { orderEmailKinds, sendOrderEmail } from '@/contract/staff/order-changes'
import { officeCustomers as texts } from '@/lib/messages/office-customers'

const options = orderEmailKinds.map((value) => ({ value, label: texts.resendKinds[value] }))

/** Mails the buyer again what the order says now. */
export function ResendMail({ orderId }: { orderId: string }) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, sendOrderEmail.roles)) return null
  const run = (form: FormData) => {
    const kind = orderEmailKinds.find((one) => one === form.get('kind')) ?? 'placed'
    return staffCall(sendOrderEmail, { params: { id: orderId }, body: { kind } })
  }
  return (
    <RowAction label={texts.resend} about={texts.resendAbout} run={run}>
      <RadioCards legend={texts.resendKind} name="kind" options={options} defaultValue="placed" />
    </RowAction>
  )
}
