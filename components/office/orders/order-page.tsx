import { useMutation } from '@tanstack/react-query'
import { EditBase, useRecordContext, useRefresh } from 'ra-core'
import { useState } from 'react'
import { Section } from '@/components/office/form/office-form'
import { RecordState } from '@/components/office/form/record-state'
import { PageHead } from '@/components/office/frame/page-head'
import { paidOf, statusOf } from '@/components/office/orders/order-list'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { moveOrder } from '@/contract/office'
import type { StaffOrder } from '@/contract/order-desk'
import { userMessageOf } from '@/lib/api/upstream-error'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officePeople } from '@/lib/messages/office-people'
import { officeResources } from '@/lib/routes/office-paths'

const texts = officePeople.orders
const CANCELLED = 7
const TRANSFER = 2

type Move = { status?: number; isPaid?: true }

function Moves({ order }: { order: StaffOrder }) {
  const { orderId: id, nextStatuses, paymentType, paymentStatus, status } = order
  const [isCancelling, setIsCancelling] = useState(false)
  const refresh = useRefresh()
  const move = useMutation({
    mutationFn: (body: Move) => staffCall(moveOrder, { params: { id }, body }),
    onSuccess: () => {
      setIsCancelling(false)
      toast.success(texts.moved)
      refresh()
    },
    onError: (error) => toast.error(userMessageOf(error)),
  })
  const awaitsTransfer = status === 0 && paymentType === TRANSFER && paymentStatus === 0
  return (
    <div className="flex flex-wrap gap-3">
      {awaitsTransfer ? (
        <Button busy={move.isPending} onClick={() => move.mutate({ isPaid: true })}>
          {texts.markPaid}
        </Button>
      ) : null}
      {nextStatuses
        .filter((next) => next !== CANCELLED)
        .map((next) => (
          <Button key={next} busy={move.isPending} onClick={() => move.mutate({ status: next })}>
            {texts.moveTo(statusOf(next))}
          </Button>
        ))}
      {nextStatuses.includes(CANCELLED) ? (
        <Button variant="danger" onClick={() => setIsCancelling(true)}>
          {texts.cancel}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isCancelling}
        title={texts.cancel}
        confirm={texts.cancel}
        cancel={texts.keep}
        danger
        busy={move.isPending}
        onConfirm={() => move.mutate({ status: CANCELLED })}
        onClose={() => setIsCancelling(false)}
      >
        {texts.confirmCancel}
      </ConfirmDialog>
    </div>
  )
}

function Goods({ order }: { order: StaffOrder }) {
  const discount = order.discountVoucher + order.discountCoupon + order.discountAffiliate
  const sums: readonly [string, number][] = [
    [texts.subTotal, order.subTotal],
    [texts.shipping, order.shippingFee],
    ...(discount > 0 ? [[texts.discount, -discount] as [string, number]] : []),
    [texts.total, order.total],
  ]
  return (
    <Section title={texts.lines}>
      <ul className="grid gap-2">
        {order.cartDetails.map((line) => (
          <li
            key={line.orderLineId}
            className="flex justify-between gap-4 border-b border-line pb-2"
          >
            <span>
              {line.productName} <span className="num text-ink-2">× {line.Quantity}</span>
            </span>
            <span className="num">{formatMoney(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1">
        {sums.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="num">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const Recipient = ({ order }: { order: StaffOrder }) => (
  <Section title={texts.recipient}>
    <address className="not-italic">
      <p className="font-semibold">{order.address.name}</p>
      <p className="num">{order.address.phone}</p>
      <p>{[order.address.address, order.address.wardName, order.address.cityName].join(', ')}</p>
    </address>
    {order.note ? (
      <p>
        <span className="font-semibold">{texts.note}:</span> {order.note}
      </p>
    ) : null}
  </Section>
)

const History = ({ order }: { order: StaffOrder }) => (
  <Section title={texts.history}>
    <ol className="grid gap-2">
      {order.history.map((entry) => (
        <li
          key={`${entry.time}${entry.kind}${entry.note}`}
          className="border-t border-line pt-2 text-sm"
        >
          <span className="num">{formatDateTime(entry.time)}</span> {statusOf(entry.status)}
          {entry.note ? <span className="block text-ink-2">{entry.note}</span> : null}
        </li>
      ))}
    </ol>
  </Section>
)

function Body() {
  const order = useRecordContext<StaffOrder & { id: string }>()
  const { roles } = useOfficeSession()
  if (!order) return null
  return (
    <>
      <PageHead title={texts.order(order.orderCode)}>
        <p className="font-semibold">
          {statusOf(order.status)} · {texts.payments[order.paymentType]} ·{' '}
          {paidOf(order.paymentStatus)}
        </p>
      </PageHead>
      <div className="grid gap-6">
        {mayDo(roles, moveOrder.roles) ? <Moves order={order} /> : null}
        <Goods order={order} />
        <Recipient order={order} />
        <History order={order} />
      </div>
    </>
  )
}

/** One order: what is in it, where it goes, and how to move it along. */
export const OrderPage = ({ id }: { id: string }) => (
  <EditBase resource={officeResources.orders} id={id} redirect={false} disableAuthentication>
    <RecordState>
      <Body />
    </RecordState>
  </EditBase>
)
