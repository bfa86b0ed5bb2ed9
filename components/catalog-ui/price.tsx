'use client'

import { clsx } from 'clsx'
import { DiscountBadge } from '@/components/catalog-ui/discount-badge'
import { formatMoney } from '@/lib/format/money'
import { changePercent, formatPercent } from '@/lib/format/percent'
import { catalogUi } from '@/lib/messages/catalog-ui'
import styles from './price.module.css'

export type PriceProps = {
  price: number
  salePrice?: number | null | undefined
  size?: 'sm' | 'lg'
  /** Shows the discount beside the price; cards show it on the cover. */
  withDiscount?: boolean
  className?: string | undefined
}

/** The discount in percent when there is one, else null. */
export function reductionOf(price: number, salePrice: number | null | undefined): string | null {
  if (salePrice === null || salePrice === undefined || salePrice >= price) return null
  const percent = changePercent(price, salePrice)
  return percent === null || percent >= 0 ? null : formatPercent(percent)
}

export function Price({ price, salePrice, size, withDiscount = false, className }: PriceProps) {
  const reduction = reductionOf(price, salePrice)
  if (price <= 0 && reduction === null)
    return <p className={clsx(styles.price, className)}>{catalogUi.contactPrice}</p>
  if (reduction === null)
    return (
      <p translate="no" className={clsx(styles.price, 'num', className)} data-size={size}>
        <span className="sr-only">{`${catalogUi.price} `}</span>
        <b>{formatMoney(price)}</b>
      </p>
    )
  return (
    <p
      translate="no"
      className={clsx(styles.price, 'num', className)}
      data-size={size}
      data-sale=""
    >
      <span className="sr-only">{`${catalogUi.price} `}</span>
      <b>{formatMoney(salePrice ?? price)}</b>
      <span className="sr-only">{`${catalogUi.oldPrice} `}</span>
      <s>{formatMoney(price)}</s>
      {withDiscount ? <DiscountBadge>{reduction}</DiscountBadge> : null}
    </p>
  )
}
