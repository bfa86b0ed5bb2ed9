'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { getUserApp } from '@/contract/user'
import { call } from '@/lib/api/browser'
import { cart as texts } from '@/lib/messages/cart'

export type Place = { cityId: number; districtId: number; wardId: number }

type Props = {
  value: Place
  onChange: (place: Place) => void
  error?: string | undefined
}

const HOUR = 3_600_000

const usePlaces = () =>
  useQuery({
    queryKey: ['places'],
    queryFn: async () => {
      const { data } = await call(getUserApp)
      return { cities: data.cities, districts: data.districts, wards: data.wards }
    },
    staleTime: HOUR,
    gcTime: HOUR,
    networkMode: 'always',
  })

const choose = (label: string) => ({ value: 0, label })

/** City, district, ward: choosing one resets what lies below it. The district is left out where a city has none. */
export function LocationFields({ value, onChange, error }: Props) {
  const { data, isError, refetch } = usePlaces()
  if (isError) {
    return (
      <Notice tone="warning" title={texts.place.loadFailed}>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  const districts = data?.districts.filter(({ cityId }) => cityId === value.cityId) ?? []
  const hasDistricts = districts.length > 0
  const wards = data?.wards.filter(({ districtId }) => districtId === value.districtId) ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2" aria-busy={!data}>
      <Select
        label={texts.place.city}
        name="city"
        autoComplete="address-level1"
        value={value.cityId}
        disabled={!data}
        onChange={({ currentTarget }) =>
          onChange({ cityId: Number(currentTarget.value), districtId: 0, wardId: 0 })
        }
        options={[
          choose(texts.place.chooseCity),
          ...(data?.cities ?? []).map(({ cityId, cityName }) => ({
            value: cityId,
            label: cityName,
          })),
        ]}
      />
      {data && value.cityId > 0 && !hasDistricts ? null : (
        <Select
          label={texts.place.district}
          name="district"
          value={value.districtId}
          disabled={value.cityId === 0}
          onChange={({ currentTarget }) =>
            onChange({ ...value, districtId: Number(currentTarget.value), wardId: 0 })
          }
          options={[
            choose(texts.place.chooseDistrict),
            ...districts.map(({ districtId, districtName }) => ({
              value: districtId,
              label: districtName,
            })),
          ]}
        />
      )}
      <Select
        label={texts.place.ward}
        name="ward"
        autoComplete="address-level3"
        value={value.wardId}
        disabled={value.districtId === 0}
        error={error}
        onChange={({ currentTarget }) =>
          onChange({ ...value, wardId: Number(currentTarget.value) })
        }
        options={[
          choose(texts.place.chooseWard),
          ...wards.map(({ wardId, wardName }) => ({ value: wardId, label: wardName })),
        ]}
      />
    </div>
  )
}
