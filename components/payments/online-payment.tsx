'use client'

import { useOrderPolling } from '@/components/payments/use-order-polling'
import { useRetryPayment } from '@/components/payments/use-retry-payment'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { OrderDetail } from '@/contract/shop/orders'
import { payments } from '@/lib/messages/payments'

const texts = payments.online
const FAILED = 2

type Order = Pick<OrderDetail, 'orderId' | 'status' | 'paymentStatus' | 'canPay'>

function textFor({ paymentStatus }: Order, state: 'waiting' | 'late' | 'idle') {
  if (paymentStatus === FAILED)
    return { tone: 'warning', title: texts.failed, text: texts.failedText } as const
  if (state === 'waiting')
    return { tone: 'primary', title: texts.waiting, text: texts.waitingText } as const
  if (state === 'late') return { tone: 'primary', title: texts.late, text: texts.lateText } as const
  return { tone: 'primary', title: texts.open, text: texts.openText } as const
}

/** An unpaid online payment: waits for its confirmation, or starts another one. */
export function OnlinePayment({ order, isWaiting }: { order: Order; isWaiting: boolean }) {
  const { busy, pay } = useRetryPayment(order.orderId)
  const { isOver } = useOrderPolling(order, busy)
  const state = isWaiting ? (isOver ? 'late' : 'waiting') : 'idle'
  const { tone, title, text } = textFor(order, state)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <Notice tone={tone} title={title}>
        <p>{text}</p>
      </Notice>
      {state !== 'waiting' && order.canPay ? (
        <Button busy={busy} onClick={() => pay()}>
          {order.paymentStatus === FAILED ? texts.again : texts.pay}
        </Button>
      ) : null}
    </div>
  )
}
