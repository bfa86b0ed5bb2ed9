'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import type { InvoiceDraft, WishedBuyerProps } from '@/components/orders/invoices/wished-buyer'
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
const WishedBuyer = lazy(() =>
  import('@/components/orders/invoices/wished-buyer').then(
    (found): { default: ComponentType<WishedBuyerProps> } => ({ default: found.WishedBuyer }),
    () => ({ default: Unavailable }),
  ),
)

type Props = {
  invoice: InvoiceDraft
  tries: number
  onChange: (change: Partial<InvoiceDraft>) => void
}

/** Whether the invoice shall name somebody, and whom. */
export const InvoiceWish = ({ invoice, tries, onChange }: Props) => (
  <section aria-labelledby="invoice-wish" className="grid gap-2">
    <h3 id="invoice-wish" className="text-h3">
      {texts.title}
    </h3>
    <Checkbox
      label={texts.wish}
      hint={texts.wishNote}
      checked={invoice.isWanted}
      onChange={({ currentTarget }) => onChange({ isWanted: currentTarget.checked })}
    />
    {invoice.isWanted ? (
      <Suspense fallback={<Loading />}>
        <WishedBuyer invoice={invoice} tries={tries} onChange={onChange} />
      </Suspense>
    ) : null}
  </section>
)
