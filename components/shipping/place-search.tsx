'use client'

import { useMemo, useState } from 'react'
import type { PlaceFieldsProps } from '@/components/shipping/place-fields'
import { type Place, useFormerWards } from '@/components/shipping/use-places'
import { Combobox } from '@/components/ui/combobox'
import { shipping as texts } from '@/lib/messages/shipping'
import { type FoundPlace, placeSearch } from '@/lib/shipping/place-search'

const nowhere: Place = { cityId: 0, districtId: 0, wardId: 0 }

const choiceOf = ({ wardId, label, district, former }: FoundPlace) => ({
  value: wardId,
  label,
  note: former === undefined ? district : texts.formerly(former),
})

/** With fewer than these, somebody may mean a ward by its name of before July 2025. */
const FEW = 5

/** One field for ward and city. */
export function PlaceSearch({ places, value, onChange, error, inputRef }: PlaceFieldsProps) {
  const [isFormerWanted, setFormerWanted] = useState(false)
  const { data: formerWards } = useFormerWards(isFormerWanted)
  const { all, search } = useMemo(() => {
    const find = placeSearch(places, formerWards)
    const everything = new Map(find('', Number.POSITIVE_INFINITY).map((one) => [one.wardId, one]))
    return { all: everything, search: (typed: string) => find(typed).map(choiceOf) }
  }, [places, formerWards])
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
      onTyped={(typed) => {
        if (search(typed).length < FEW) setFormerWanted(true)
      }}
      onValue={(choice) => {
        const { cityId, districtId, wardId } = all.get(choice?.value ?? 0) ?? nowhere
        onChange({ cityId, districtId, wardId })
      }}
    />
  )
}
