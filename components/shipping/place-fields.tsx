'use client'

import { type Ref, useState } from 'react'
import { LocationSelects } from '@/components/shipping/location-selects'
import { PlaceSearch } from '@/components/shipping/place-search'
import { isBegun, type Place } from '@/components/shipping/use-places'
import { Disclosure } from '@/components/ui/disclosure'
import { shipping as texts } from '@/lib/messages/shipping'
import type { Places } from '@/lib/shipping/place-search'

export type PlaceFieldsProps = {
  places: Places
  value: Place
  onChange: (place: Place) => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** The search for a ward, and the lists for who would rather choose. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { places, value, onChange, error } = props
  const [isOpen] = useState(() => isBegun(value))
  return (
    <>
      <PlaceSearch {...props} />
      <Disclosure title={texts.fromLists} open={isOpen}>
        <LocationSelects places={places} value={value} onChange={onChange} error={error} />
      </Disclosure>
    </>
  )
}
