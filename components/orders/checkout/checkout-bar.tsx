import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { BottomBar } from '@/components/ui/bottom-bar'
import type { OrderLine } from '@/contract/shop/cart'
import { formatMoney } from '@/lib/format/money'
import { checkout } from '@/lib/messages/checkout'
import styles from './checkout.module.css'

type Props = { order: OrderLine; isStale: boolean; children: ReactNode }

/** The total and the way on, at the bottom of a phone in every step. */
export const CheckoutBar = ({ order, isStale, children }: Props) => (
  <BottomBar label={checkout.summary.bar}>
    <p className={clsx(styles.barTotal, 'text-sm')} data-stale={isStale || undefined}>
      {checkout.summary.total}
      <strong translate="no" className="num block text-base">
        {formatMoney(order.total)}
      </strong>
    </p>
    {children}
  </BottomBar>
)
