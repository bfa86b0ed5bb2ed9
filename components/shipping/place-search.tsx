'use client'

import { useMemo } from 'react'
import type { PlaceFieldsProps } from '@/components/shipping/place-fields'
import type { Place } from '@/components/shipping/use-places'
import { Combobox } from '@/components/ui/combobox'
import { shipping as texts } from '@/lib/messages/shipping'
import { type FoundPlace, placeSearch } from '@/lib/shipping/place-search'

const nowhere: Place = { cityId: 0, districtId: 0, wardId: 0 }

const choiceOf = ({ wardId, label, district }: FoundPlace) => ({
  value: wardId,
  label,
  note: district,
})

/** One field for ward and city. */
export function PlaceSearch({ places, value, onChange, error, inputRef }: PlaceFieldsProps) {
  const { all, search } = useMemo(() => {
    const find = placeSearch(places)
    const everything = new Map(find('', Number.POSITIVE_INFINITY).map((one) => [one.wardId, one]))
    return { all: everything, search: (typed: string) => find(typed).map(choiceOf) }
  }, [places])
  const chosen = all.get(value.wardId)
  return (
    <Combobox
      label={texts.search}
      hint={texts.searchHint}
      error={error}
      inputRef={inputRef}
      value={chosen ? choiceOf(chosen) : null}
      search={search}
      found={texts.found}
      onValue={(choice) => {
        const { cityId, districtId, wardId } = all.get(choice?.value ?? 0) ?? nowhere
        onChange({ cityId, districtId, wardId })
      }}
    />
  )
}
