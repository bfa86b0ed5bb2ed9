'use client'

import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { checkout } from '@/lib/messages/checkout'
import { paths } from '@/lib/routes/paths'

export type EarlierOrder = { orderId: string; orderCode: string }
type Props = { order: EarlierOrder; onOrderMore: () => void }

const texts = checkout.payment.earlier

/** What was sent before without an answer has been ordered: the way to that order, or to one more. */
export const EarlierOrderNotice = ({ order, onOrderMore }: Props) => (
  <Notice tone="warning" title={texts.title(order.orderCode)}>
    <p>{texts.text}</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <LinkButton size="sm" href={paths.orderConfirmation(order.orderId)}>
        {texts.open(order.orderCode)}
      </LinkButton>
      <Button variant="quiet" size="sm" onClick={onOrderMore}>
        {texts.orderMore}
      </Button>
    </div>
  </Notice>
)
