import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Textarea } from '@/components/ui/textarea'
import { type StaffCustomer, staffCustomers } from '@/contract/staff/customers'
import { officeCustomers as texts } from '@/lib/messages/office-customers'

const calls = staffCustomers

/** What may be done for a customer who calls, or against one who misuses the shop. */
export function CustomerActions({ customer }: { customer: StaffCustomer }) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, calls.lockCustomer.roles)) return null
  const { state, lockedTime, access, email } = customer
  const params = { id: customer.id }
  const lock = (form: FormData) => {
    const reason = String(form.get('reason') ?? '').trim()
    return staffCall(calls.lockCustomer, { params, body: { reason } })
  }
  return (
    <>
      {state === 'awaiting' ? (
        <RowAction
          label={texts.activation}
          about={texts.activationAbout(email)}
          run={() => staffCall(calls.sendActivationCode, { params })}
        />
      ) : null}
      {access?.hasToWait ? (
        <RowAction
          label={texts.forget}
          about={texts.forgetAbout}
          run={() => staffCall(calls.forgetWrongTries, { params })}
        />
      ) : null}
      {access && access.sessions.length > 0 ? (
        <RowAction
          label={texts.endSessions}
          about={texts.endSessionsAbout}
          run={() => staffCall(calls.endCustomerSessions, { params })}
        />
      ) : null}
      {state === 'active' ? (
        <RowAction label={texts.lock} isDanger about={texts.lockAbout} run={lock}>
          <Textarea name="reason" label={texts.lockReason} rows={2} maxLength={300} required />
        </RowAction>
      ) : null}
      {lockedTime ? (
        <RowAction
          label={texts.unlock}
          about={texts.unlockAbout}
          run={() => staffCall(calls.unlockCustomer, { params })}
        />
      ) : null}
    </>
  )
}
