'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DELIVERY_FORM } from '@/components/orders/checkout/delivery-form-id'
import { NoteField } from '@/components/orders/checkout/note-field'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { CourseBuyer } from '@/contract/shop/course-buyer'
import { checkout } from '@/lib/messages/checkout'
import { shipping } from '@/lib/messages/shipping'
import { type CheckoutDraft, withoutAddress } from '@/lib/orders/checkout/checkout-draft'

const Form = z.object(CourseBuyer.shape)

type Props = {
  draft: CheckoutDraft
  onDraft: (change: Partial<CheckoutDraft>) => void
  onSubmit: (address: CheckoutDraft) => void
  onBack: () => void
}

/** Who buys courses, which are sent nowhere. */
export function CourseBuyerForm({ draft, onDraft, onSubmit, onBack }: Props) {
  const { register, handleSubmit, watch, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { name: draft.name, phone: draft.phone, note: draft.note },
    mode: 'onTouched',
  })
  useEffect(() => {
    const { unsubscribe } = watch((values) => onDraft(values as Partial<CheckoutDraft>))
    return unsubscribe
  }, [watch, onDraft])
  const { errors } = formState
  return (
    <form
      id={DELIVERY_FORM}
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(({ name, phone, note }) =>
        onSubmit({ ...draft, ...withoutAddress, name, phone, note: note ?? '' }),
      )}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={checkout.courses.name}
          autoComplete="name"
          data-autofocus=""
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label={shipping.phone}
          hint={checkout.courses.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <NoteField error={errors.note?.message} {...register('note')} />
      <div>
        <Button variant="quiet" onClick={onBack}>
          {checkout.delivery.back}
        </Button>
      </div>
    </form>
  )
}
