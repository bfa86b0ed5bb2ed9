import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import type { StaffOrder } from '@/contract/staff/orders'
import { moveOrder } from '@/contract/staff/orders'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders
const CANCELLED = 7
const TRANSFER = 2

type Move = { status?: number; isPaid?: true; note?: string }

/** What the shop may do with the order now; where it may go the order itself says. */
export function OrderMoves({ order }: { order: StaffOrder }) {
  const { orderId: id, nextStatuses, paymentType, paymentStatus, status } = order
  const refresh = useRefresh()
  const send = (body: Move) => staffCall(moveOrder, { params: { id }, body })
  const move = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(texts.moved)
      refresh()
    },
    onError: (error) => toast.error(userMessageOf(error)),
  })
  const awaitsTransfer = status === 0 && paymentType === TRANSFER && paymentStatus === 0
  const steps = status === 0 ? [] : nextStatuses.filter((next) => next !== CANCELLED)
  return (
    <>
      {awaitsTransfer ? (
        <Button size="sm" busy={move.isPending} onClick={() => move.mutate({ isPaid: true })}>
          {texts.markPaid}
        </Button>
      ) : null}
      {steps.map((next, place) => (
        <Button
          key={next}
          size="sm"
          variant={place === 0 ? 'primary' : 'quiet'}
          busy={move.isPending}
          onClick={() => move.mutate({ status: next })}
        >
          {officeOrders.moves[next] ?? String(next)}
        </Button>
      ))}
      {nextStatuses.includes(CANCELLED) ? (
        <RowAction
          label={texts.cancel}
          isDanger
          about={texts.confirmCancel}
          run={(form) => {
            const note = String(form.get('note') ?? '').trim()
            return send({ status: CANCELLED, ...(note ? { note } : {}) })
          }}
        >
          <TextInput name="note" label={texts.cancelReason} maxLength={300} />
        </RowAction>
      ) : null}
    </>
  )
}
