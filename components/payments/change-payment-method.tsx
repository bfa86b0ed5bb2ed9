'use client'

import { useRetryPayment } from '@/components/payments/use-retry-payment'
import { Button } from '@/components/ui/button'
import type { OrderDetail } from '@/contract/shop/orders'
import { payments } from '@/lib/messages/payments'
import { availablePaymentMethods } from '@/lib/payments/payment-methods'

const texts = payments.otherMethod

type Props = { order: Pick<OrderDetail, 'orderId' | 'paymentType' | 'paymentTypes'> }

/** Changes the payment method of an unpaid order; the order and its stock reservation stay. */
export function ChangePaymentMethod({ order }: Props) {
  const { busy, pay } = useRetryPayment(order.orderId)
  const others = availablePaymentMethods(order).filter((method) => method !== order.paymentType)
  if (others.length === 0) return null
  return (
    <section
      aria-labelledby="other-method"
      className="print:hidden grid grid-cols-1 justify-items-start gap-2"
    >
      <h2 id="other-method" className="text-base font-semibold">
        {texts.title}
      </h2>
      <p className="text-sm text-ink-2">{texts.text}</p>
      <div className="flex flex-wrap gap-3">
        {others.map((method) => (
          <Button key={method} variant="quiet" size="sm" busy={busy} onClick={() => pay(method)}>
            {payments.methods[method]}
          </Button>
        ))}
      </div>
    </section>
  )
}
