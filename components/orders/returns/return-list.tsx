'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { type OwnReturns, withdrawReturn } from '@/contract/shop/returns'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { formatDateTime } from '@/lib/format/date'
import { returns as texts } from '@/lib/messages/returns'

const MAY_WITHDRAW = [0, 1]

type Props = { orderId: string; own: OwnReturns; onChange: (own: OwnReturns) => void }

/** Returns that have been asked for. */
export function ReturnList({ orderId, own, onChange }: Props) {
  const withdraw = useMutation({
    mutationFn: (returnId: string) =>
      call(withdrawReturn, { params: { id: orderId, returnId }, body: { isWithdrawn: true } }),
    onSuccess: ({ data }) => {
      onChange(data)
      toast.success(texts.withdrawn)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  if (own.returns.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {own.returns.map(
        ({ id, status, reason, createdTime, origin = 'buyer', decisionNote, lines }) => (
          <li key={id} className="grid gap-2 py-3">
            <p>
              <span className="font-semibold">
                {origin === 'buyer' ? (texts.statuses[status] ?? '') : texts.origins[origin]}
              </span>
              <span className="block text-sm text-ink-2">
                {[
                  formatDateTime(createdTime),
                  ...(origin === 'buyer' ? [texts.reasons[reason]] : []),
                ].join(', ')}
              </span>
            </p>
            {lines.map((line) => (
              <p key={line.orderLineId}>
                {line.quantity} × {line.productName}
              </p>
            ))}
            {decisionNote ? <p className="text-sm text-ink-2">{decisionNote}</p> : null}
            {MAY_WITHDRAW.includes(status) ? (
              <div>
                <Button
                  variant="quiet"
                  size="sm"
                  busy={withdraw.isPending}
                  onClick={() => withdraw.mutate(id)}
                >
                  {texts.withdraw}
                </Button>
              </div>
            ) : null}
          </li>
        ),
      )}
    </ul>
  )
}
