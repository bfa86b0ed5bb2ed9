'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ReturnList } from '@/components/orders/returns/return-list'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/spinner'
import type { OrderDetail } from '@/contract/shop/orders'
import { listOwnReturns, type OwnReturns } from '@/contract/shop/returns'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { returns as texts } from '@/lib/messages/returns'
import { sentencesOf } from '@/lib/orders/order-sentences'

const DELIVERED = 5
const RETURNED = 6

// Loaded on demand: few orders are returned.
const ReturnForm = dynamic(
  () => import('@/components/orders/returns/return-form').then(({ ReturnForm }) => ReturnForm),
  { loading: () => <Loading /> },
)

/** An upstream without returns shows nothing of them. */
const isNotServed = (error: unknown) =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status)

const hasMatter = ({ status }: Pick<OrderDetail, 'status'>) =>
  status === DELIVERED || status === RETURNED

const mayAsk = ({ reasons, lines }: OwnReturns) =>
  reasons.length > 0 && lines.some(({ refusal }) => refusal === '')

type Props = { order: OrderDetail }

/** What of a delivered order can be sent back, and what has been asked for. */
export function OrderReturns({ order }: Props) {
  const { orderId } = order
  const client = useQueryClient()
  const queryKey = ['returns', orderId]
  const { data, error, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call(listOwnReturns, { params: { id: orderId } })).data,
    enabled: hasMatter(order),
  })
  const { returnsOver } = sentencesOf(order)
  if (isNotServed(error) || !hasMatter(order)) return null
  if (data && data.returns.length === 0 && !mayAsk(data) && !returnsOver) return null
  return (
    <section aria-labelledby="returns" className="print:hidden grid grid-cols-1 gap-4">
      <h2 id="returns" className="text-h3">
        {texts.title}
      </h2>
      {isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>{texts.failed}</p>
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </div>
      ) : null}
      {data ? (
        <Loaded
          orderId={orderId}
          own={data}
          over={returnsOver}
          onChange={(own) => client.setQueryData(queryKey, own)}
        />
      ) : null}
    </section>
  )
}

type LoadedProps = {
  orderId: string
  own: OwnReturns
  /** Said where nothing can be sent back and nothing was. */
  over: string | null
  onChange: (own: OwnReturns) => void
}

function Loaded({ orderId, own, over, onChange }: LoadedProps) {
  const [isAsking, setIsAsking] = useState(false)
  const canAsk = mayAsk(own)
  // What was pressed goes; the page may become much shorter.
  const turn = (isOpen: boolean) => {
    refocusWhenLost('#returns')
    setIsAsking(isOpen)
  }
  return (
    <>
      <ReturnList orderId={orderId} own={own} onChange={onChange} />
      {canAsk && !isAsking ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-2">{texts.intro}</p>
          <Button variant="quiet" onClick={() => turn(true)}>
            {texts.open}
          </Button>
        </div>
      ) : null}
      {canAsk && isAsking ? (
        <ReturnForm
          orderId={orderId}
          own={own}
          onDone={(next) => {
            if (next) onChange(next)
            turn(false)
          }}
        />
      ) : null}
      {!canAsk && own.returns.length === 0 && over ? <p>{over}</p> : null}
    </>
  )
}
