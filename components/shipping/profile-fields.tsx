'use client'

import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { LocationFields } from '@/components/shipping/location-fields'
import { DateField } from '@/components/ui/date-field'
import { RadioCards } from '@/components/ui/radio-cards'
import { TextInput } from '@/components/ui/text-input'
import type { ProfileInput, ProfileValues } from '@/lib/accounts/profile-form'
import { plainDateOf } from '@/lib/format/date'
import { auth } from '@/lib/messages/auth'

const genders = [
  { value: 1, label: auth.genders[1] },
  { value: 2, label: auth.genders[2] },
]

type Props = { form: UseFormReturn<ProfileInput, unknown, ProfileValues> }

/** Gender, birthday and address: at registration and in the account. */
export function ProfileFields({ form: { control, register, setValue, formState } }: Props) {
  const { errors } = formState
  const [cityId = 0, districtId = 0, wardId = 0] = useWatch({
    control,
    name: ['SelectCity', 'SelectDistrict', 'WardId'],
  })
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="Gender"
          render={({ field: { name, value, onChange } }) => (
            <RadioCards
              legend={auth.fields.gender}
              name={name}
              columns={2}
              value={value}
              onValue={(chosen) => onChange(chosen === '2' ? 2 : 1)}
              options={genders}
            />
          )}
        />
        <Controller
          control={control}
          name="Birthday"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <DateField
              label={auth.fields.birthday}
              hint={auth.hints.birthday}
              name={name}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              max={plainDateOf(new Date())}
              error={errors.Birthday?.message}
            />
          )}
        />
      </div>
      <LocationFields
        value={{ cityId, districtId, wardId }}
        error={errors.WardId?.message}
        onChange={(place) => {
          setValue('SelectCity', place.cityId, { shouldDirty: true })
          setValue('SelectDistrict', place.districtId, { shouldDirty: true })
          setValue('WardId', place.wardId, { shouldDirty: true })
        }}
      />
      <TextInput
        label={auth.fields.address}
        hint={auth.hints.address}
        optional
        autoComplete="street-address"
        error={errors.Address?.message}
        {...register('Address')}
      />
    </>
  )
}
