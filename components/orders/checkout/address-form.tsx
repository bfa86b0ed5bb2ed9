'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DELIVERY_FORM } from '@/components/orders/checkout/delivery-form-id'
import { NoteField } from '@/components/orders/checkout/note-field'
import { AddressFields } from '@/components/shipping/address-fields'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import { GuestAddress } from '@/contract/shop/cart'
import { orderWords } from '@/contract/shop/order-words'
import { GuestCheckout } from '@/contract/shop/orders'
import { checkout } from '@/lib/messages/checkout'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'

const texts = checkout.delivery

const Form = z.object({
  ...GuestAddress.shape,
  email: GuestCheckout.shape.email,
  ...orderWords,
  cityId: z.int(),
  districtId: z.int(),
  isKept: z.boolean(),
})
type Values = z.input<typeof Form>

type Props = {
  coursesOnly: boolean
  draft: CheckoutDraft
  /** With an account the email is known, and the address can go into its address book. */
  hasAccount: boolean
  onDraft: (change: Partial<CheckoutDraft>) => void
  onSubmit: (address: CheckoutDraft) => void
  onBack: () => void
}

/** An address typed at the checkout. Every change goes into the draft, so a reload loses nothing. */
export function AddressForm({ draft, coursesOnly, hasAccount, ...props }: Props) {
  const { onDraft, onSubmit, onBack } = props
  const form = useForm<Values>({
    resolver: zodResolver(Form),
    // An email typed as a guest must not fail validation unseen once the field is gone.
    defaultValues: hasAccount ? { ...draft, email: '' } : draft,
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const { register, handleSubmit, getValues, watch, formState } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => onDraft(values as Partial<CheckoutDraft>))
    return unsubscribe
  }, [watch, onDraft])
  return (
    <FormProvider {...form}>
      <form
        id={DELIVERY_FORM}
        noValidate
        data-steady=""
        className="grid gap-5"
        onSubmit={handleSubmit(({ phone }) =>
          onSubmit({ ...draft, ...(getValues() as CheckoutDraft), phone }),
        )}
      >
        <AddressFields phoneHint={coursesOnly ? checkout.courses.phoneHint : texts.phoneHint}>
          {hasAccount ? null : (
            <TextInput
              label={texts.email}
              hint={texts.emailHint}
              optional
              type="email"
              autoComplete="email"
              error={formState.errors.email?.message}
              {...register('email')}
            />
          )}
        </AddressFields>
        <NoteField error={formState.errors.note?.message} {...register('note')} />
        {hasAccount ? <Checkbox label={texts.keep} {...register('isKept')} /> : null}
        <div>
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
