'use client'

import { type ComponentType, lazy, type Ref, Suspense, useState } from 'react'
import { LocationSelects } from '@/components/shipping/location-selects'
import type { PlaceSearchProps } from '@/components/shipping/place-search'
import { type Place, usePlaces } from '@/components/shipping/use-places'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { cart } from '@/lib/messages/cart'
import { shipping as texts } from '@/lib/messages/shipping'

// Loaded where an address is asked; without it, the lists remain.
const PlaceSearch = lazy(() =>
  import('@/components/shipping/place-search').then(
    (found): { default: ComponentType<PlaceSearchProps> } => ({ default: found.PlaceSearch }),
    () => ({ default: () => null }),
  ),
)

/** In the place of the search until it is there. */
const Pending = () => <TextInput label={texts.search} hint={texts.searchHint} disabled />

type Props = {
  value: Place
  onChange: (place: Place) => void
  /** The ward's error. */
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Ward and city: searched for in one field, or chosen from lists. */
export function LocationFields({ value, onChange, error, inputRef }: Props) {
  const { data, isError, refetch } = usePlaces()
  const [isBegun] = useState(value.cityId > 0 && value.wardId === 0)
  if (isError) {
    return (
      <Notice tone="warning" title={texts.loadFailed}>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {cart.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <div className="grid gap-5">
      {data ? (
        <Suspense fallback={<Pending />}>
          <PlaceSearch
            places={data}
            value={value}
            onChange={onChange}
            error={error}
            inputRef={inputRef}
          />
        </Suspense>
      ) : (
        <Pending />
      )}
      <Disclosure title={texts.fromLists} open={isBegun}>
        <LocationSelects data={data} value={value} onChange={onChange} error={error} />
      </Disclosure>
    </div>
  )
}
