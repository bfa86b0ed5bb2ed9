import { RowAction } from '@/components/office/list/row-action'
import { StepGroup } from '@/components/office/list/step-group'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { moveParcel, type StaffParcel } from '@/contract/staff/parcels'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders.parcel
const moves = ['delivering', 'delivered', 'deliveryFailed', 'returned', 'lost'] as const

type Props = { parcel: StaffParcel; onDone: () => void }

/** Where a parcel goes that the shop hands over itself; where it may go it says itself. */
export function MoveParcel({ parcel: { code, nextStates }, onDone }: Props) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, moveParcel.roles)) return null
  return (
    <StepGroup>
      {moves
        .filter((state) => nextStates.includes(state))
        .map((state) => (
          <RowAction
            key={state}
            label={texts.moves[state]}
            about={texts.moveAbout[state]}
            isDanger={state === 'lost'}
            isDeferred
            run={async (form) => {
              const note = String(form.get('note') ?? '').trim()
              const body = { state, ...(note ? { note } : {}) }
              const answer = await staffCall(moveParcel, { params: { code }, body })
              onDone()
              return answer
            }}
          >
            <TextInput name="note" label={texts.moveNote} maxLength={300} />
          </RowAction>
        ))}
    </StepGroup>
  )
}
