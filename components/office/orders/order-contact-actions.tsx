import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCards } from '@/components/ui/radio-cards'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { addOrderNote, callOutcomes, recordCall, tagOrder } from '@/contract/staff/order-changes'
import type { StaffOrder } from '@/contract/staff/orders'
import { officeOrders } from '@/lib/messages/office-orders'

const CASH = 1
const AWAITS_CONFIRMATION = 1

type Props = { order: StaffOrder }
const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const outcomes = callOutcomes.map((value) => ({ value, label: officeOrders.call.outcomes[value] }))

/** A call to the buyer of a cash order: reached confirms it, refused cancels it. */
export function RecordCall({ order }: Props) {
  const { roles } = useOfficeSession()
  const texts = officeOrders.call
  const { orderId: id, paymentType, status, address } = order
  if (paymentType !== CASH || status !== AWAITS_CONFIRMATION) return null
  if (!mayDo(roles, recordCall.roles)) return null
  const run = (form: FormData) => {
    const outcome = callOutcomes.find((one) => one === form.get('outcome')) ?? 'notReached'
    const note = typed(form, 'note')
    return staffCall(recordCall, { params: { id }, body: { outcome, ...(note ? { note } : {}) } })
  }
  return (
    <RowAction label={texts.record} about={texts.about(address.name, address.phone)} run={run}>
      <RadioCards legend={texts.outcome} name="outcome" options={outcomes} defaultValue="reached" />
      <TextInput name="note" label={texts.note} maxLength={300} />
    </RowAction>
  )
}

export function AddNote({ order }: Props) {
  const { roles } = useOfficeSession()
  const texts = officeOrders.notes
  if (!mayDo(roles, addOrderNote.roles)) return null
  const run = (form: FormData) =>
    staffCall(addOrderNote, {
      params: { id: order.orderId },
      body: { text: typed(form, 'text'), isForBuyer: form.get('isForBuyer') === 'on' },
    })
  return (
    <RowAction label={texts.add} about={texts.about} run={run}>
      <Textarea name="text" label={texts.text} maxLength={1000} required />
      <Checkbox name="isForBuyer" label={texts.isForBuyer} />
    </RowAction>
  )
}

const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

export function EditTags({ order }: Props) {
  const { roles } = useOfficeSession()
  const texts = officeOrders.tags
  if (!mayDo(roles, tagOrder.roles)) return null
  const run = (form: FormData) =>
    staffCall(tagOrder, {
      params: { id: order.orderId },
      body: { tags: tagsOf(typed(form, 'tags')) },
    })
  return (
    <RowAction label={texts.edit} about={texts.about} run={run}>
      <TextInput name="tags" label={texts.title} defaultValue={order.tags.join(', ')} />
    </RowAction>
  )
}
