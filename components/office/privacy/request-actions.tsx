import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Textarea } from '@/components/ui/textarea'
import {
  carryOutPrivacyRequest,
  refusePrivacyRequest,
  type StaffPrivacyRequest,
} from '@/contract/staff/privacy'
import { formatDate } from '@/lib/format/date'
import { officePrivacy as texts } from '@/lib/messages/office-privacy'

/** Carries a request out now, or refuses it with a reason its person is told. */
export function RequestActions({ request }: { request: StaffPrivacyRequest }) {
  const { roles } = useOfficeSession()
  if (request.state !== 'open' || !mayDo(roles, refusePrivacyRequest.roles)) return null
  const { requestId: id, kind, graceUntil } = request
  const refuse = (form: FormData) => {
    const reason = String(form.get('reason') ?? '').trim()
    return staffCall(refusePrivacyRequest, { params: { id }, body: { reason } })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {graceUntil ? null : (
        <RowAction
          label={texts.carryOut}
          isDanger={kind === 'erase'}
          about={kind === 'erase' ? texts.eraseAbout : texts.exportAbout}
          run={() => staffCall(carryOutPrivacyRequest, { params: { id } })}
        />
      )}
      <RowAction
        label={texts.refuse}
        about={graceUntil ? texts.refuseInGrace(formatDate(graceUntil)) : texts.refuseAbout}
        run={refuse}
      >
        <Textarea name="reason" label={texts.reason} rows={3} maxLength={500} required />
      </RowAction>
    </div>
  )
}
