'use client'

import type { Place } from '@/components/shipping/use-places'
import { Select } from '@/components/ui/select'
import { shipping as texts } from '@/lib/messages/shipping'
import type { Places } from '@/lib/shipping/place-search'

type Props = {
  places: Places
  value: Place
  onChange: (place: Place) => void
  /** The ward's error; while the ward cannot be chosen, the missing level above it is marked. */
  error?: string | undefined
}

const choose = (label: string) => ({ value: 0, label })

/** City, district, ward: choosing one resets those below. Cities without districts have no district field. */
export function LocationSelects({ places, value, onChange, error }: Props) {
  const districts = places.districts.filter(({ cityId }) => cityId === value.cityId)
  const hasDistricts = districts.length > 0
  const missing =
    value.cityId === 0 ? 'city' : hasDistricts && value.districtId === 0 ? 'district' : 'ward'
  const errorOf = (level: typeof missing, text = error) =>
    error && missing === level ? text : null
  const wards = places.wards.filter(({ districtId }) => districtId === value.districtId)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={texts.city}
        name="city"
        autoComplete="address-level1"
        value={value.cityId}
        error={errorOf('city', texts.cityRequired)}
        onChange={({ currentTarget }) =>
          onChange({ cityId: Number(currentTarget.value), districtId: 0, wardId: 0 })
        }
        options={[
          choose(texts.chooseCity),
          ...places.cities.map(({ cityId, cityName }) => ({
            value: cityId,
            label: cityName,
          })),
        ]}
      />
      {value.cityId > 0 && !hasDistricts ? null : (
        <Select
          label={texts.district}
          name="district"
          value={value.districtId}
          disabled={value.cityId === 0}
          error={errorOf('district', texts.districtRequired)}
          onChange={({ currentTarget }) =>
            onChange({ ...value, districtId: Number(currentTarget.value), wardId: 0 })
          }
          options={[
            choose(texts.chooseDistrict),
            ...districts.map(({ districtId, districtName }) => ({
              value: districtId,
              label: districtName,
            })),
          ]}
        />
      )}
      <Select
        label={texts.ward}
        name="ward"
        autoComplete="address-level3"
        value={value.wardId}
        disabled={value.districtId === 0}
        error={errorOf('ward')}
        onChange={({ currentTarget }) =>
          onChange({ ...value, wardId: Number(currentTarget.value) })
        }
        options={[
          choose(texts.chooseWard),
          ...wards.map(({ wardId, wardName }) => ({ value: wardId, label: wardName })),
        ]}
      />
    </div>
  )
}
