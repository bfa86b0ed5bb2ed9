'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { orderCodeText } from '@/contract/fields'
import { Phone } from '@/contract/phone'
import { lookUpOrder } from '@/contract/shop/orders'
import { call } from '@/lib/api/browser'
import { userMessageOf } from '@/lib/api/upstream-error'
import { orders } from '@/lib/messages/orders'
import { paths } from '@/lib/routes/paths'

const texts = orders.lookup
const Form = z.object({ orderCode: orderCodeText(texts.codeRequired), phone: Phone })

/** Finds a guest's order by its code and phone number. */
export function OrderLookupForm({ orderCode = '' }: { orderCode?: string | undefined }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { orderCode, phone: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState

  const find = handleSubmit(async (body) => {
    setRefusal(null)
    try {
      const { data } = await call(lookUpOrder, { body })
      window.location.assign(paths.orderConfirmation(data.orderId))
    } catch (error) {
      setRefusal(userMessageOf(error))
    }
  })

  return (
    <form noValidate data-steady="" className="grid gap-4" onSubmit={find}>
      {refusal ? <Notice tone="danger" title={refusal} /> : null}
      <TextInput
        label={texts.code}
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.orderCode?.message}
        {...register('orderCode')}
      />
      <TextInput
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <SubmitButton busy={isSubmitting}>{texts.submit}</SubmitButton>
    </form>
  )
}
