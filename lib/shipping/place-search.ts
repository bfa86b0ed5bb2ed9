import type { City, District, FormerWards, Ward } from '@/contract/shop/shipping'
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
  /** The ward of before July 2025 that was typed. */
  former?: string
}
type Former = { name: string; ward: string; words: readonly string[] }
type Entry = FoundPlace & {
  ward: string
  city: string
  words: readonly string[]
  /** Islands come last among equals: few live there. */
  distance: number
  formerWards: readonly Former[]
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

const indexFormer = (name: string): Former => {
  const folded = fold(name)
  const [ward = ''] = folded.split(',')
  return { name, ward: bare(ward), words: wordsOf(folded) }
}

function indexPlaces(
  { cities, districts, wards }: Places,
  formerNames: ReadonlyMap<number, readonly string[]>,
): Entry[] {
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
      formerWards: (formerNames.get(wardId) ?? []).map(indexFormer),
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

const holds = (known: readonly string[], words: readonly string[]) =>
  words.every((word) => known.some((one) => one.startsWith(word)))

type Match = { entry: Entry; former?: Former }

/** The ward by its name of today, else by one of before. */
function match(entry: Entry, words: readonly string[]): Match[] {
  if (holds(entry.words, words)) return [{ entry }]
  const former = entry.formerWards.find((one) => holds([...one.words, ...entry.words], words))
  return former ? [{ entry, former }] : []
}

/** Names of before come after the same kind of name of today. */
const rankOf = ({ entry, former }: Match, typed: string) =>
  former ? rank({ ...entry, ward: former.ward }, typed) + 0.5 : rank(entry, typed)

/** Finds wards by any words of ward, former district and city, with or without diacritics, and by what they were before July 2025. */
export function placeSearch(places: Places, formerWards: readonly FormerWards[] = []) {
  const names = new Map(formerWards.map(({ wardId, formerNames }) => [wardId, formerNames]))
  const entries = indexPlaces(places, names)
  return (typed: string, most = MOST_SHOWN): FoundPlace[] => {
    const folded = fold(typed)
    const words = wordsOf(folded)
    const name = bare(words.join(' '))
    return entries
      .flatMap((entry) => match(entry, words))
      .map((found) => ({ ...found, rank: rankOf(found, name) }))
      .sort((one, other) => one.rank - other.rank || one.entry.distance - other.entry.distance)
      .slice(0, most)
      .map(({ entry, former }) => (former ? { ...entry, former: former.name } : entry))
  }
}
