'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { type OwnReturns, withdrawReturn } from '@/contract/shop/returns'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { formatDateTime } from '@/lib/format/date'
import { returns as texts } from '@/lib/messages/returns'
import { statusLabel } from '@/lib/orders/order-sentences'
import { paths } from '@/lib/routes/paths'

const AGREED = 1
const MAY_WITHDRAW = [0, AGREED]

type Props = { orderId: string; own: OwnReturns; onChange: (own: OwnReturns) => void }
type OwnReturn = OwnReturns['returns'][number]

function stateOf({ status, reason, outcome, origin = 'buyer' }: OwnReturn, isOfCourses: boolean) {
  if (origin !== 'buyer') return texts.origins[origin]
  if (isOfCourses) return texts.courseStatuses[status] ?? ''
  if (reason === 'missing') return texts.missingStatuses[status] ?? ''
  return (outcome === 'exchange' ? texts.exchangeStatuses : texts.statuses)[status] ?? ''
}

function Line({ line }: { line: OwnReturn['lines'][number] }) {
  const { quantity, productName, newProductName = productName } = line
  const copies = `${quantity} × ${productName}`
  return <p>{newProductName === productName ? copies : `${copies} → ${newProductName}`}</p>
}

/** The order that brings what was exchanged, with its state. */
const ReplacedBy = ({ orderId, orderCode, status }: NonNullable<OwnReturn['replacement']>) => (
  <p>
    <a className="link" href={`${paths.orderConfirmation(orderId)}?orderCode=${orderCode}`}>
      {texts.replacedBy(orderCode)}
    </a>
    {`: ${statusLabel(status)}`}
  </p>
)

type WhatNowProps = Pick<OwnReturn, 'reason'> &
  Pick<OwnReturns, 'warehouse'> & { isOfCourses: boolean }

/** The shop has said yes: who fetches the goods, and where they go. */
const WhatNow = ({ reason, warehouse, isOfCourses }: WhatNowProps) =>
  isOfCourses ? (
    <p>{texts.courseCloses}</p>
  ) : (
    <p>
      {texts.postage[reason]}
      {reason !== 'missing' && warehouse ? ` ${texts.sendTo(warehouse)}` : null}
    </p>
  )

const isOfCourses = ({ lines }: Pick<OwnReturns, 'lines'>, row: Pick<OwnReturn, 'lines'>) =>
  row.lines.every(({ orderLineId }) =>
    lines.some((line) => line.isCourse && line.orderLineId === orderLineId),
  )

/** Returns that have been asked for. */
export function ReturnList({ orderId, own, onChange }: Props) {
  const withdraw = useMutation({
    mutationFn: (returnId: string) =>
      call(withdrawReturn, { params: { id: orderId, returnId }, body: { isWithdrawn: true } }),
    onSuccess: ({ data }) => {
      refocusWhenLost('#returns')
      onChange(data)
      toast.success(texts.withdrawn)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  if (own.returns.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {own.returns.map((row) => (
        <li key={row.id} className="grid gap-2 py-3">
          <p>
            <span className="font-semibold">{stateOf(row, isOfCourses(own, row))}</span>
            <span className="block text-sm text-ink-2">
              {[
                formatDateTime(row.createdTime),
                ...((row.origin ?? 'buyer') === 'buyer' ? [texts.reasons[row.reason]] : []),
              ].join(', ')}
            </span>
          </p>
          {row.lines.map((line) => (
            <Line key={line.orderLineId} line={line} />
          ))}
          {row.replacement ? <ReplacedBy {...row.replacement} /> : null}
          {row.status === AGREED ? (
            <WhatNow
              reason={row.reason}
              warehouse={own.warehouse}
              isOfCourses={isOfCourses(own, row)}
            />
          ) : null}
          {row.decisionNote ? <p className="text-sm text-ink-2">{row.decisionNote}</p> : null}
          {MAY_WITHDRAW.includes(row.status) ? (
            <div>
              <Button
                variant="quiet"
                size="sm"
                busy={withdraw.isPending}
                onClick={() => withdraw.mutate(row.id)}
              >
                {texts.withdraw}
              </Button>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
