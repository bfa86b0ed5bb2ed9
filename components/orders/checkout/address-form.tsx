'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { LocationFields } from '@/components/shipping/location-fields'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { GuestAddress } from '@/contract/cart'
import { GuestCheckout } from '@/contract/orders'
import type { CheckoutDraft } from '@/lib/cart/checkout-draft'
import { checkout } from '@/lib/messages/checkout'

const Form = z.object({
  ...GuestAddress.shape,
  email: GuestCheckout.shape.email,
  note: GuestCheckout.shape.note,
  cityId: z.int(),
  districtId: z.int(),
  isKept: z.boolean(),
})
type Values = z.input<typeof Form>

type Props = {
  coursesOnly: boolean
  draft: CheckoutDraft
  busy: boolean
  /** The buyer has an account: it knows where to write to, and has a book for the address. */
  mayBeKept: boolean
  onDraft: (change: Partial<CheckoutDraft>) => void
  onSubmit: (address: CheckoutDraft) => void
  onBack: () => void
}

/** Who receives the books and where; every change is kept, so that a reload loses nothing. */
export function AddressForm({ draft, busy, coursesOnly, mayBeKept, ...props }: Props) {
  const { onDraft, onSubmit, onBack } = props
  const { register, control, handleSubmit, setValue, getValues, formState } = useForm<Values>({
    resolver: zodResolver(Form),
    // An account's letters go to its own address; what a guest typed here must not stand in the way unseen.
    defaultValues: mayBeKept ? { ...draft, email: '' } : draft,
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const { errors } = formState
  const [cityId = 0, districtId = 0] = useWatch({ control, name: ['cityId', 'districtId'] })
  const keep = () => onDraft(getValues() as Partial<CheckoutDraft>)
  return (
    <form
      noValidate
      className="grid gap-5"
      onChange={keep}
      onSubmit={handleSubmit(({ phone }) =>
        onSubmit({ ...draft, ...(getValues() as CheckoutDraft), phone }),
      )}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={checkout.delivery.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label={checkout.delivery.phone}
          hint={coursesOnly ? checkout.courses.phoneHint : checkout.delivery.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      {mayBeKept ? null : (
        <TextInput
          label={checkout.delivery.email}
          hint={checkout.delivery.emailHint}
          optional
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      )}
      <Controller
        control={control}
        name="wardId"
        render={({ field }) => (
          <LocationFields
            value={{ cityId, districtId, wardId: field.value }}
            error={errors.wardId?.message}
            onChange={(place) => {
              setValue('cityId', place.cityId)
              setValue('districtId', place.districtId)
              setValue('wardId', place.wardId, { shouldValidate: place.wardId > 0 })
              keep()
            }}
          />
        )}
      />
      <TextInput
        label={checkout.delivery.address}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <Textarea
        label={checkout.delivery.note}
        optional
        rows={3}
        maxLength={500}
        error={errors.note?.message}
        {...register('note')}
      />
      {mayBeKept ? <Checkbox label={checkout.delivery.keep} {...register('isKept')} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {checkout.delivery.submit}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {checkout.delivery.back}
        </Button>
      </div>
    </form>
  )
}
