'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { confirmPlacedOrder } from '@/contract/shop/order-confirmations'
import { call } from '@/lib/api/browser'
import { userMessageOf } from '@/lib/api/upstream-error'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { orders } from '@/lib/messages/orders'

const texts = orders.confirm

type Props = { orderCode: string; token: string }

/** Programs that look at mail open its links: only a press confirms. */
export function ConfirmOrder({ orderCode, token }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ isDone: boolean; text: string } | null>(null)
  async function confirm() {
    setBusy(true)
    try {
      const body = { orderCode, token }
      const { successMessage } = await call(confirmPlacedOrder, { body })
      refocusWhenLost()
      setAnswer({ isDone: true, text: successMessage ?? texts.done })
    } catch (error) {
      setAnswer({ isDone: false, text: userMessageOf(error) })
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-4">
      {answer ? <Notice tone={answer.isDone ? 'success' : 'danger'} title={answer.text} /> : null}
      {answer?.isDone ? null : (
        <>
          <p>{texts.about(orderCode)}</p>
          <Button busy={isBusy} onClick={confirm}>
            {texts.action}
          </Button>
        </>
      )}
    </div>
  )
}
