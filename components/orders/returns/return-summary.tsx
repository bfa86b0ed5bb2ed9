'use client'

import { Notice } from '@/components/ui/notice'
import type { ReturnOutcome, ReturnReason } from '@/contract/return-terms'
import type { OwnReturns } from '@/contract/shop/returns'
import { formatMoney } from '@/lib/format/money'
import { returns as texts } from '@/lib/messages/returns'
import type { amountsOf } from '@/lib/orders/returns'

type Props = {
  own: OwnReturns
  reason: ReturnReason
  outcome: ReturnOutcome
  amounts: ReturnType<typeof amountsOf>
  /** Nothing but courses is chosen. */
  isOfCourses: boolean
}

function moneyLines({ own, outcome, amounts }: Props): string[] {
  const { listed, paid, back, tooDear } = amounts
  if (tooDear !== null) return [texts.tooDear(formatMoney(tooDear))]
  if (outcome === 'exchange') {
    return back > 0 ? [texts.difference(formatMoney(back))] : [texts.nothingMore]
  }
  const { subTotal, total, deliveryPaid } = own.reckoning
  const hasDiscount = total - deliveryPaid < subTotal
  return [
    texts.refund(formatMoney(back)),
    hasDiscount ? texts.afterDiscount(formatMoney(listed), formatMoney(paid)) : texts.fullPrice,
    ...(back > paid ? [texts.withDelivery(formatMoney(back - paid))] : []),
  ]
}

function howOf(outcome: ReturnOutcome, isSent: boolean): string {
  if (outcome === 'exchange') return isSent ? texts.exchanged : texts.madeUp
  return isSent ? texts.days : texts.daysOfMissing
}

function stepLines({ own, reason, outcome, isOfCourses }: Props): string[] {
  if (isOfCourses) return [texts.daysOfCourse, texts.courseCloses]
  const isSent = reason !== 'missing'
  return [
    howOf(outcome, isSent),
    texts.postage[reason],
    ...(isSent && own.warehouse ? [texts.sendTo(own.warehouse)] : []),
    ...(isSent ? [texts.waitForYes] : []),
  ]
}

/** Before it is sent: what goes back or comes, how that is reckoned, who pays the postage and where to send it. */
export function ReturnSummary(props: Props) {
  return (
    <Notice title={texts.summary}>
      <ul className="grid gap-1">
        {[...moneyLines(props), ...stepLines(props)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}
