import type { City, District, Ward } from '@/contract/shipping'
import { fold } from '@/contract/text'

export type Places = {
  cities: readonly City[]
  districts: readonly District[]
  wards: readonly Ward[]
}

export type FoundPlace = {
  cityId: number
  districtId: number
  wardId: number
  /** Ward and city. */
  label: string
  /** The district of old, which many know better. */
  district: string
}
type Entry = FoundPlace & {
  ward: string
  city: string
  words: readonly string[]
  /** Islands come last among equals: few live there. */
  distance: number
}

const MOST_SHOWN = 50

const wordsOf = (folded: string) => folded.split(/[^a-z0-9]+/).filter(Boolean)

const KIND = /^(phuong|xa|dac khu|thi tran|quan|huyen|thi xa|thanh pho|tinh|tp\.?) /
const bare = (folded: string) => folded.replace(KIND, '')

/** How people shorten a city: "hcm" and "tphcm". */
function shortNames(city: string) {
  const initials = wordsOf(bare(city))
    .map(([letter]) => letter)
    .join('')
  return ['tp', initials, `tp${initials}`]
}

function indexPlaces({ cities, districts, wards }: Places): Entry[] {
  const cityOf = new Map(cities.map((one) => [one.cityId, { ...one, folded: fold(one.cityName) }]))
  const districtOf = new Map(districts.map((one) => [one.districtId, one]))
  return wards.flatMap(({ wardId, wardName, districtId }) => {
    const district = districtOf.get(districtId)
    const city = district && cityOf.get(district.cityId)
    if (!city) return []
    const ward = fold(wardName)
    const all = `${ward} ${fold(district.districtName)} ${city.folded}`
    return {
      ...{ wardId, districtId, cityId: city.cityId },
      label: `${wardName}, ${city.cityName}`,
      district: district.districtName,
      distance: ward.startsWith('dac khu') ? 1 : 0,
      ward: bare(ward),
      city: bare(city.folded),
      words: [...wordsOf(all), ...shortNames(city.folded)],
    }
  })
}

/** Lower is nearer: the ward that was named, then the cities and wards whose names begin so. */
function rank({ ward, city }: Entry, typed: string): number {
  const begins = (name: string) => `${name} `.startsWith(`${typed} `)
  const tests = [
    `${typed} `.startsWith(`${ward} `),
    begins(city),
    begins(ward),
    city.startsWith(typed),
    ward.startsWith(typed),
    true,
  ]
  return tests.indexOf(true)
}

/** Finds wards by any words of ward, former district and city, with or without diacritics. */
export function placeSearch(places: Places) {
  const entries = indexPlaces(places)
  return (typed: string, most = MOST_SHOWN): FoundPlace[] => {
    const folded = fold(typed)
    const words = wordsOf(folded)
    const name = bare(words.join(' '))
    return entries
      .filter((entry) => words.every((word) => entry.words.some((known) => known.startsWith(word))))
      .map((entry) => ({ entry, rank: rank(entry, name) }))
      .sort((one, other) => one.rank - other.rank || one.entry.distance - other.entry.distance)
      .slice(0, most)
      .map(({ entry }) => entry)
  }
}
