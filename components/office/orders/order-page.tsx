import { useRecordContext } from 'ra-core'
import { RecordRead } from '@/components/office/form/record-read'
import { PageHead } from '@/components/office/frame/page-head'
import { OpenReturn } from '@/components/office/orders/open-return'
import { AddNote, EditTags, RecordCall } from '@/components/office/orders/order-contact-actions'
import { OrderGoods } from '@/components/office/orders/order-goods'
import { OrderHistory } from '@/components/office/orders/order-history'
import { OrderInvoicePanel } from '@/components/office/orders/order-invoice-panel'
import { OrderMoves } from '@/components/office/orders/order-moves'
import { OrderParcelPanel } from '@/components/office/orders/order-parcel-panel'
import { OrderPayments } from '@/components/office/orders/order-payments'
import { OrderRecipient } from '@/components/office/orders/order-recipient'
import { PrintPapers } from '@/components/office/orders/print-papers'
import { ResendMail } from '@/components/office/orders/resend-mail'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { Loading } from '@/components/ui/spinner'
import type { StaffOrder } from '@/contract/staff/orders'
import { moveOrder } from '@/contract/staff/orders'
import { printPackingPapers } from '@/contract/staff/packing'
import { officeOrders } from '@/lib/messages/office-orders'
import { sentencesOf } from '@/lib/orders/order-sentences'

const texts = officeOrders
const CANCELLED = 7

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <ul className="mb-4 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded bg-wash px-2 py-0.5 text-sm">
          {tag}
        </li>
      ))}
    </ul>
  )

function Actions({ order }: { order: StaffOrder }) {
  const { roles } = useOfficeSession()
  const mayPrint = mayDo(roles, printPackingPapers.roles) && order.status !== CANCELLED
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <RecordCall order={order} />
      {mayDo(roles, moveOrder.roles) ? <OrderMoves order={order} /> : null}
      <OpenReturn order={order} />
      <ResendMail orderId={order.orderId} />
      <AddNote order={order} />
      <EditTags order={order} />
      {mayPrint ? <PrintPapers orderIds={[order.orderId]} /> : null}
    </div>
  )
}

function Body() {
  const order = useRecordContext<StaffOrder & { id: string }>()
  // Coming from the list, the framework shows its row until the order itself is there.
  if (!order?.history) return <Loading />
  const sentences = sentencesOf(order, 'staff')
  return (
    <>
      <PageHead title={texts.order(order.orderCode)}>
        <p className="font-semibold">
          {sentences.status} · {texts.paymentTypes[order.paymentType]} · {sentences.payment}
        </p>
        {sentences.deadline ? <p>{sentences.deadline}</p> : null}
        {sentences.money ? <p>{sentences.money.text}</p> : null}
      </PageHead>
      <Tags tags={order.tags} />
      <Actions order={order} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <OrderGoods order={order} />
          <OrderRecipient order={order} />
          <OrderParcelPanel order={order} />
          <OrderPayments order={order} />
          <OrderInvoicePanel order={order} />
        </div>
        <OrderHistory order={order} />
      </div>
    </>
  )
}

/** One order: who bought what, how it is paid, what happened, and what may be done with it now. */
export const OrderPage = ({ id }: { id: string }) => (
  <RecordRead resource="orders" id={id}>
    <Body />
  </RecordRead>
)
