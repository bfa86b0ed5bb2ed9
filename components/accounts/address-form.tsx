'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { LocationFields } from '@/components/shipping/location-fields'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { AddressBody, addAddress, changeAddress, type UserAddress } from '@/contract/address-book'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.addresses

const Form = z.object({ ...AddressBody.shape, cityId: z.int(), districtId: z.int() })
type Input = z.input<typeof Form>
type Values = z.output<typeof Form>

const inputOf = (address: UserAddress | null): Input => ({
  name: address?.name ?? '',
  phone: address?.phone ?? '',
  address: address?.address ?? '',
  wardId: address?.wardId ?? 0,
  districtId: address?.districtId ?? 0,
  cityId: address?.cityId ?? 0,
  isDefault: address?.isDefault ?? false,
})

const keep = (known: UserAddress | null, { cityId: _, districtId: __, ...body }: Values) =>
  withLoading(
    known
      ? call(changeAddress, { params: { id: known.addressId }, body })
      : call(addAddress, { body }),
  )

type Props = {
  /** The one to change; null for a new one. */
  address: UserAddress | null
  onSaved: () => void
  onCancel: () => void
}

export function AddressForm({ address, onSaved, onCancel }: Props) {
  const { register, control, handleSubmit, setValue, formState } = useForm<Input, unknown, Values>({
    resolver: zodResolver(Form),
    defaultValues: inputOf(address),
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const [cityId = 0, districtId = 0] = useWatch({ control, name: ['cityId', 'districtId'] })

  async function save(values: Values) {
    try {
      await keep(address, values)
      toast.success(texts.saved)
      onSaved()
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(save)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={texts.receiver}
          autoComplete="name"
          data-autofocus=""
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
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
            }}
          />
        )}
      />
      <TextInput
        label={texts.line}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      {address?.isDefault ? null : (
        <Checkbox label={texts.useAsDefault} {...register('isDefault')} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          {accounts.cancel}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
