import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { DeferredMove, EmptyPlace } from '@/components/office/list/deferred-move'
import { StepGroup, useStepGroup } from '@/components/office/list/step-group'
import { useDeferredMove } from '@/components/office/list/use-deferred-move'
import {
  BookCash,
  BookTransfer,
  CancelOrder,
  type Move,
  TakeBack,
} from '@/components/office/orders/order-money-steps'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { StaffOrder } from '@/contract/staff/orders'
import { moveOrder } from '@/contract/staff/orders'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeOrders } from '@/lib/messages/office-orders'

const texts = officeOrders
const AWAITS_PAYMENT = 0
const DELIVERED = 5
const RETURNED = 6
const CANCELLED = 7
const TRANSFER = 2
const PAID = 1

const labelOf = (status: number) => texts.moves[status] ?? String(status)

function Moves({ order }: { order: StaffOrder }) {
  const { orderId: id, nextStatuses, paymentType, paymentStatus, status } = order
  const refresh = useRefresh()
  const send = (body: Move) => staffCall(moveOrder, { params: { id }, body })
  const move = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(texts.moved)
      refresh()
    },
    // Another person may have moved it: what it has become is shown.
    onError: (error) => {
      toast.error(userMessageOf(error))
      refresh()
    },
  })
  const { deferred, isEmpty, defer, undo, sendNow } = useDeferredMove((to: number) =>
    move.mutate({ status: to }),
  )
  const isOtherWaiting = useStepGroup(false)
  if (isEmpty || move.isPending) return <EmptyPlace />
  if (deferred) {
    const { what, secondsLeft } = deferred
    return (
      <DeferredMove label={labelOf(what)} secondsLeft={secondsLeft} onUndo={undo} onNow={sendNow} />
    )
  }
  const awaitsTransfer =
    status === AWAITS_PAYMENT && paymentType === TRANSFER && paymentStatus === 0
  const booksCash = paymentStatus !== PAID && order.total > 0
  const forward =
    status === AWAITS_PAYMENT || isOtherWaiting
      ? []
      : nextStatuses.filter((next) => next > status && next < RETURNED)
  return (
    <>
      {awaitsTransfer ? <BookTransfer order={order} send={send} /> : null}
      {forward.map((next) =>
        next === DELIVERED && booksCash ? (
          <BookCash key={next} order={order} send={send} />
        ) : (
          <Button key={next} size="sm" onClick={() => defer(next)}>
            {labelOf(next)}
          </Button>
        ),
      )}
      {nextStatuses.includes(RETURNED) ? <TakeBack order={order} send={send} /> : null}
      {nextStatuses.includes(CANCELLED) ? <CancelOrder send={send} /> : null}
    </>
  )
}

/** What the shop may do with the order now; where it may go the order itself says. */
export const OrderMoves = ({ order }: { order: StaffOrder }) => (
  <StepGroup>
    <Moves order={order} />
  </StepGroup>
)
