'use client'

import type { ReactNode } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { LocationFields } from '@/components/shipping/location-fields'
import { TextInput } from '@/components/ui/text-input'
import { shipping as texts } from '@/lib/messages/shipping'

type AddressValues = {
  name: string
  phone: string
  address: string
  cityId: number
  districtId: number
  wardId: number
}

type Props = {
  phoneHint?: string
  /** Further ways to reach the recipient, such as an email. */
  children?: ReactNode
}

/** Recipient, phone and address: in the address book and at the checkout, inside a `FormProvider`. */
export function AddressFields({ phoneHint, children }: Props) {
  const { control, register, setValue, formState } = useFormContext<AddressValues>()
  const { errors } = formState
  const [cityId = 0, districtId = 0] = useWatch({ control, name: ['cityId', 'districtId'] })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={texts.recipient}
          autoComplete="name"
          data-autofocus=""
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label={texts.phone}
          hint={phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      {children}
      <Controller
        control={control}
        name="wardId"
        render={({ field }) => (
          <LocationFields
            value={{ cityId, districtId, wardId: field.value }}
            error={errors.wardId?.message}
            inputRef={field.ref}
            onChange={(place) => {
              setValue('cityId', place.cityId)
              setValue('districtId', place.districtId)
              setValue('wardId', place.wardId, { shouldValidate: place.wardId > 0 })
            }}
          />
        )}
      />
      <TextInput
        label={texts.street}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
    </>
  )
}
