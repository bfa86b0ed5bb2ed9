import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { Textarea } from '@/components/ui/textarea'
import {
  type AffiliateDecision,
  type StaffAffiliate,
  staffAffiliates,
} from '@/contract/staff/affiliates'
import { officeAffiliates as texts } from '@/lib/messages/office-affiliates'

const Reason = () => (
  <Textarea name="reason" label={texts.reason} rows={2} maxLength={300} required />
)

/** Lets a code work, refuses an application, or stops a code. */
export function AffiliateActions({ affiliate }: { affiliate: StaffAffiliate }) {
  const { id, state, name, identityNo } = affiliate
  const decide = (decision: AffiliateDecision) => (form: FormData) => {
    const reason = String(form.get('reason') ?? '').trim()
    const body = { decision, ...(reason ? { reason } : {}) }
    return staffCall(staffAffiliates.decideAffiliate, { params: { id }, body })
  }
  const mayBegin = state === 'waiting' || (state === 'stopped' && identityNo !== null)
  return (
    <>
      {mayBegin ? (
        <RowAction
          label={texts.approve}
          about={texts.approveAbout(affiliate.identityName ?? name)}
          run={decide('approve')}
        />
      ) : null}
      {state === 'waiting' ? (
        <RowAction label={texts.refuse} isDanger about={texts.refuseAbout} run={decide('refuse')}>
          <Reason />
        </RowAction>
      ) : null}
      {state === 'active' || state === 'unidentified' ? (
        <RowAction label={texts.stop} isDanger about={texts.stopAbout} run={decide('stop')}>
          <Reason />
        </RowAction>
      ) : null}
    </>
  )
}
