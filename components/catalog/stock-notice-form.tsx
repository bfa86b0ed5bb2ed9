'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { askForStockNotice, confirmStockNotice } from '@/contract/shop/stock-notices'
import { call } from '@/lib/api/browser'
import { userMessageOf } from '@/lib/api/upstream-error'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { stockNotice as texts } from '@/lib/messages/stock-notice'

/** An address for the one mail; it counts once the link mailed to it is opened. */
export function StockNoticeForm({ productId }: { productId: number }) {
  const [answer, setAnswer] = useState<{ isDone: boolean; text: string } | null>(null)
  const { register, handleSubmit, formState } = useForm<z.input<typeof askForStockNotice.body>>({
    resolver: zodResolver(askForStockNotice.body),
    defaultValues: { email: '' },
    mode: 'onTouched',
  })
  const ask = handleSubmit(async (body) => {
    setAnswer(null)
    try {
      const { successMessage } = await call(askForStockNotice, { params: { id: productId }, body })
      refocusWhenLost()
      setAnswer({ isDone: true, text: successMessage ?? texts.asked })
    } catch (error) {
      setAnswer({ isDone: false, text: userMessageOf(error) })
    }
  })
  if (answer?.isDone) return <Notice tone="success" title={answer.text} />
  return (
    <form noValidate className="grid gap-4" onSubmit={ask}>
      {answer ? <Notice tone="danger" title={answer.text} /> : null}
      <TextInput
        label={texts.email}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <SubmitButton busy={formState.isSubmitting}>{texts.submit}</SubmitButton>
    </form>
  )
}

/** Programs that look at mail open its links: only a press confirms. */
export function ConfirmStockNotice({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ isDone: boolean; text: string } | null>(null)
  async function confirm() {
    setBusy(true)
    try {
      await call(confirmStockNotice, { body: { token } })
      refocusWhenLost()
      setAnswer({ isDone: true, text: texts.confirmed })
    } catch (error) {
      setAnswer({ isDone: false, text: userMessageOf(error) })
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      {answer ? <Notice tone={answer.isDone ? 'success' : 'danger'} title={answer.text} /> : null}
      {answer?.isDone ? null : (
        <>
          <p>{texts.confirmText}</p>
          <Button busy={isBusy} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      )}
    </div>
  )
}
