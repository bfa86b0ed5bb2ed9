'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import type {
  InvoiceDraft,
  RequestedBuyerProps,
} from '@/components/orders/invoices/requested-buyer'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { invoices as texts } from '@/lib/messages/invoices'

/** What was typed is stored, so a reload continues here. */
const Unavailable = () => (
  <Notice tone="danger" title={texts.loadFailed}>
    <Button variant="quiet" size="sm" onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  </Notice>
)

// Few ask for it: its fields come when they do.
const RequestedBuyer = lazy(() =>
  import('@/components/orders/invoices/requested-buyer').then(
    (found): { default: ComponentType<RequestedBuyerProps> } => ({ default: found.RequestedBuyer }),
    () => ({ default: Unavailable }),
  ),
)

type Props = {
  invoice: InvoiceDraft
  tries: number
  onChange: (change: Partial<InvoiceDraft>) => void
}

/** Whether the invoice shall name somebody, and whom. */
export const InvoiceRequest = ({ invoice, tries, onChange }: Props) => (
  <section aria-labelledby="invoice-request" className="grid gap-2">
    <h3 id="invoice-request" className="text-h3">
      {texts.title}
    </h3>
    <Checkbox
      label={texts.request}
      hint={texts.requestNote}
      checked={invoice.isWanted}
      onChange={({ currentTarget }) => onChange({ isWanted: currentTarget.checked })}
    />
    {invoice.isWanted ? (
      <Suspense fallback={<Loading />}>
        <RequestedBuyer invoice={invoice} tries={tries} onChange={onChange} />
      </Suspense>
    ) : null}
  </section>
)
