import type {
  CarrierFormerWard,
  CarrierPlace,
  CarrierPlaces,
  CarrierWard,
} from '@/backend/modules/shipping/carriers/carrier'
import { bare, placeFinder } from '@/backend/modules/shipping/wards/place-names'

type Name = { wardName: string; cityName: string }
/** A ward of the form, with what it was made of. */
export type OwnWard = Name & {
  wardId: number
  former: readonly (Name & { districtName: string })[]
}
export type MatchedWard = Name & {
  wardId: number
  code: string | null
  formerDistrictId: number | null
  formerWardCode: string | null
  source: 'name' | 'former'
}

const first = ({ names: [name = ''] }: CarrierPlace) => name

/** Places by the name of the place they lie in. */
function within<P extends CarrierPlace>(places: readonly P[], parentOf: (place: P) => string) {
  const groups = new Map<string, P[]>()
  for (const place of places) {
    const parent = parentOf(place)
    groups.set(parent, [...(groups.get(parent) ?? []), place])
  }
  const finders = new Map([...groups].map(([parent, group]) => [parent, placeFinder(group)]))
  return (parent: string, name: string) => finders.get(parent)?.(name) ?? null
}

const citiesOf = (wards: readonly CarrierWard[]) =>
  placeFinder([...new Map(wards.map(({ city }) => [city.code, city])).values()])

function byName(own: readonly OwnWard[], wards: readonly CarrierWard[]): MatchedWard[] {
  const findCity = citiesOf(wards)
  const find = within(wards, ({ city }) => city.code)
  return own.flatMap(({ wardId, wardName, cityName }) => {
    const city = findCity(cityName)
    const found = city && find(city.code, wardName)
    if (!found) return []
    const named = { wardName: first(found), cityName: first(found.city) }
    const none = { formerDistrictId: null, formerWardCode: null }
    return [{ wardId, ...named, code: found.code, ...none, source: 'name' as const }]
  })
}

function byFormer(own: readonly OwnWard[], wards: readonly CarrierFormerWard[]): MatchedWard[] {
  const key = (city: string, district: string) => `${bare(city)}/${bare(district)}`
  const find = within(wards, ({ city, district }) => key(first(city), first(district)))
  return own.flatMap(({ wardId, wardName, cityName, former }) => {
    for (const one of former) {
      const found = find(key(one.cityName, one.districtName), one.wardName)
      if (!found) continue
      const numbers = { formerDistrictId: found.districtId, formerWardCode: found.code }
      return [{ wardId, wardName, cityName, code: null, ...numbers, source: 'former' as const }]
    }
    return []
  })
}

/** Finds the shop's wards in a carrier's lists: by their names of today, else by those of a ward they were made of. */
export async function matchWards(
  own: readonly OwnWard[],
  places: CarrierPlaces,
): Promise<MatchedWard[]> {
  const matched = byName(own, await places.wards())
  const known = new Set(matched.map(({ wardId }) => wardId))
  const rest = own.filter(({ wardId }) => !known.has(wardId))
  if (rest.length === 0) return matched
  const wanted = new Set(
    rest.flatMap(({ former }) =>
      former.map(({ districtName, cityName }) => `${bare(cityName)}/${bare(districtName)}`),
    ),
  )
  const former = await places.formerWards((district, city) =>
    wanted.has(`${bare(first(city))}/${bare(first(district))}`),
  )
  return [...matched, ...byFormer(rest, former)]
}
