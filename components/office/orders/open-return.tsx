import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Select } from '@/components/ui/select'
import { Loading } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { returnOutcomes, returnReasons } from '@/contract/return-terms'
import type { StaffOrder } from '@/contract/staff/orders'
import { listOrderReturns, openReturn } from '@/contract/staff/returns'
import { officeReturns as texts } from '@/lib/messages/office-returns'

const DELIVERED = 5

function Fields({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office-order-returns', orderId],
    queryFn: async () => (await staffCall(listOrderReturns, { params: { id: orderId } })).data,
  })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const open = data.lines.filter(({ refusal }) => refusal === '')
  if (data.reasons.length === 0 || open.length === 0) return <p>{texts.nothing}</p>
  return (
    <>
      {open.map(({ orderLineId, productName, left }) => (
        <TextInput
          key={orderLineId}
          name={`line-${orderLineId}`}
          label={texts.copies(productName, left)}
          type="number"
          inputMode="numeric"
          min={0}
          max={left}
          defaultValue={0}
        />
      ))}
      <Select
        name="reason"
        label={texts.reason}
        options={data.reasons.map((value) => ({ value, label: texts.reasons[value] }))}
      />
      <Select
        name="outcome"
        label={texts.wish}
        options={returnOutcomes.map((value) => ({ value, label: texts.outcomes[value] }))}
      />
      <Textarea name="note" label={texts.told} rows={2} maxLength={1000} optional />
    </>
  )
}

/** Asks to send something back for a buyer who telephones. */
export function OpenReturn({ order }: { order: StaffOrder }) {
  const { roles } = useOfficeSession()
  if (order.status !== DELIVERED || !mayDo(roles, openReturn.roles)) return null
  const { orderId } = order
  const run = (form: FormData) => {
    const lines = order.cartDetails.flatMap(({ orderLineId }) => {
      const quantity = Number(form.get(`line-${orderLineId}`) ?? 0)
      return quantity > 0 ? [{ orderLineId, quantity }] : []
    })
    const reason = returnReasons.find((one) => one === form.get('reason')) ?? 'damaged'
    const outcome = returnOutcomes.find((one) => one === form.get('outcome')) ?? 'exchange'
    const note = String(form.get('note') ?? '').trim()
    return staffCall(openReturn, {
      params: { id: orderId },
      body: { reason, outcome, note, lines },
    })
  }
  return (
    <RowAction label={texts.open} about={texts.openAbout} run={run}>
      <Fields orderId={orderId} />
    </RowAction>
  )
}
