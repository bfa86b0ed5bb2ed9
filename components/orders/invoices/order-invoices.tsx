'use client'

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { BuyerForm as Form } from '@/components/orders/invoices/buyer-form'
import { InvoiceItem } from '@/components/orders/invoices/invoice-item'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import type { OrderInvoices as Invoices } from '@/contract/shop/invoices'
import type { OrderDetail } from '@/contract/shop/orders'
import { orderStatus } from '@/contract/states'
import { invoices as texts } from '@/lib/messages/invoices'
import { isCoursesOnly } from '@/lib/orders/order-contents'

const BuyerForm = lazy(() =>
  import('@/components/orders/invoices/buyer-form').then(
    (found): { default: ComponentType<ComponentProps<typeof Form>> } => ({
      default: found.BuyerForm,
    }),
    () => ({ default: () => <Notice tone="danger">{texts.loadFailed}</Notice> }),
  ),
)

function Buyer({ buyer }: { buyer: Invoices['buyer'] }) {
  if (!buyer) return null
  return (
    <p>
      {texts.madeOutTo}: <strong>{buyer.name}</strong>
      {[
        buyer.taxCode && `${texts.taxCodes[buyer.kind]}: ${buyer.taxCode}`,
        buyer.address,
        buyer.email,
      ]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block text-ink-2 wrap-anywhere">
            {line}
          </span>
        ))}
    </p>
  )
}

type EditProps = { orderId: string; buyer: Invoices['buyer']; onChange: (next: Invoices) => void }

/** Whether the form is open; its opener has the focus again when it closes. */
function useEditing() {
  const [isEditing, setIsEditing] = useState<boolean | null>(null)
  const opener = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isEditing === false) opener.current?.querySelector('button')?.focus()
  }, [isEditing])
  return { isEditing, setIsEditing, opener }
}

/** Until the invoice is sent, whom it is made out to can be changed. */
function EditBuyer({ orderId, buyer, onChange }: EditProps) {
  const { isEditing, setIsEditing, opener } = useEditing()
  if (!isEditing) {
    return (
      <div ref={opener}>
        <Button variant="quiet" size="sm" icon="edit" onClick={() => setIsEditing(true)}>
          {buyer ? texts.edit : texts.add}
        </Button>
      </div>
    )
  }
  const done = (next: Invoices | null) => {
    if (next) onChange(next)
    setIsEditing(false)
  }
  return (
    <Suspense fallback={<Loading />}>
      <BuyerForm orderId={orderId} buyer={buyer} onDone={done} />
    </Suspense>
  )
}

/** What was changed here, until the page itself is rendered with something newer. */
function useOwn(rendered: Invoices | undefined) {
  const [changed, setChanged] = useState<{ from: Invoices | undefined; to: Invoices } | null>(null)
  const own = changed && changed.from === rendered ? changed.to : rendered
  return { own, setOwn: (to: Invoices) => setChanged({ from: rendered, to }) }
}

/** When the invoice is made, until it is. */
function noneOf({ cartDetails = [], status = 0 }: Partial<OrderDetail>): string {
  if (status === orderStatus.delivered) return texts.noneYet
  return isCoursesOnly(cartDetails) ? texts.noneOfCourses : texts.none
}

type Props = {
  order: Pick<OrderDetail, 'orderId' | 'invoice'> &
    Partial<Pick<OrderDetail, 'cartDetails' | 'status'>>
}

/** The invoices of an order and whom they are made out to; nothing where the upstream has none. */
export function OrderInvoices({ order: { orderId, invoice, ...order } }: Props) {
  const { own, setOwn } = useOwn(invoice)
  if (!own || !(own.canChange || own.invoices.length > 0)) return null
  const { buyer, canChange, invoices } = own
  return (
    <section aria-labelledby="invoices" className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id="invoices" className="text-h3">
        {texts.title}
      </h2>
      {invoices.length > 0 ? (
        <ul className="grid gap-3">
          {invoices.map((one) => (
            <InvoiceItem key={one.id} invoice={one} />
          ))}
        </ul>
      ) : null}
      <Buyer buyer={buyer} />
      {!buyer && canChange ? <p className="text-ink-2">{noneOf(order)}</p> : null}
      {canChange ? <EditBuyer orderId={orderId} buyer={buyer} onChange={setOwn} /> : null}
    </section>
  )
}
