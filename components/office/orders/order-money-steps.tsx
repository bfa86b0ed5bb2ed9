import { typedMoney } from '@/components/office/form/typed-money'
import { RowAction } from '@/components/office/list/row-action'
import { TextInput } from '@/components/ui/text-input'
import { moveOrder, type StaffOrder } from '@/contract/staff/orders'
import { UpstreamError } from '@/lib/api/upstream-error'
import { formatMoney } from '@/lib/format/money'
import { shopDayOf } from '@/lib/format/shop-time'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders
const CANCELLED = 7
const RETURNED = 6
const DELIVERED = 5

export type Move = { status?: number; isPaid?: true; reference?: string; note?: string }
type Props = { order: StaffOrder; send: (move: Move) => Promise<unknown> }

const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const today = () => shopDayOf(new Date())
const dayText = (day: string) => day.split('-').reverse().join('/')

/** Books a transfer that no bank has told of: the amount is typed once more, the day and the bank's own number are kept with the order. */
export const BookTransfer = ({ order, send }: Props) => (
  <RowAction
    label={texts.markPaid}
    isPrimary
    about={texts.transfer.about(formatMoney(order.total))}
    run={async (form) => {
      const amount = typedMoney(form, 'amount')
      if (amount !== order.total) {
        throw new UpstreamError(422, texts.transfer.otherAmount, moveOrder.path)
      }
      const reference = typed(form, 'reference')
      const note = texts.transfer.note(formatMoney(amount), dayText(typed(form, 'day')), reference)
      return send({ isPaid: true, reference, note })
    }}
  >
    <TextInput name="amount" label={texts.transfer.amount} inputMode="numeric" required />
    <TextInput name="day" label={texts.transfer.day} type="date" defaultValue={today()} required />
    <TextInput name="reference" label={texts.transfer.reference} maxLength={60} required />
  </RowAction>
)

/** Delivered and paid at the door: the cash is booked with it. */
export const BookCash = ({ order, send }: Props) => (
  <RowAction
    label={texts.moves[DELIVERED] ?? ''}
    isPrimary
    about={texts.cashAbout(formatMoney(order.total))}
    run={() => send({ status: DELIVERED })}
    isDeferred
  />
)

export const CancelOrder = ({ send }: Pick<Props, 'send'>) => (
  <RowAction
    label={texts.cancel}
    isDanger
    about={texts.confirmCancel}
    run={(form) => send({ status: CANCELLED, note: typed(form, 'note') })}
    isDeferred
  >
    <TextInput name="note" label={texts.cancelReason} maxLength={300} required />
  </RowAction>
)

/** The whole parcel came back: the books return to stock, and what was paid is due to the buyer. */
export const TakeBack = ({ order, send }: Props) => (
  <RowAction
    label={texts.moves[RETURNED] ?? ''}
    isDanger
    about={order.status === DELIVERED ? texts.takeBack.delivered : texts.takeBack.onItsWay}
    run={(form) => send({ status: RETURNED, note: typed(form, 'note') })}
    isDeferred
  >
    <TextInput name="note" label={texts.takeBack.reason} maxLength={300} required />
  </RowAction>
)
