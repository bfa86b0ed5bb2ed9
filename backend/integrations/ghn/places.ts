import { z } from 'zod'
import { ghnPaths } from '@/backend/integrations/ghn/paths'
import type { CarrierFormerWard, CarrierPlace, CarrierPlaces } from '@/backend/modules/shipping'

type Ask = (path: string, body: object) => Promise<unknown>

const code = z.union([z.string(), z.number()]).transform(String)
const others = z.array(z.string()).nullish()
const Place = z.object({ _id: code, name: z.string(), extension_names: others })
const FormerCity = z.object({
  ProvinceID: z.number(),
  ProvinceName: z.string(),
  NameExtension: others,
})
const FormerDistrict = z.object({
  DistrictID: z.number(),
  DistrictName: z.string(),
  NameExtension: others,
})
const FormerWard = z.object({ WardCode: code, WardName: z.string(), NameExtension: others })

const place = (own: string, name: string, more: z.infer<typeof others>): CarrierPlace => ({
  code: own,
  names: [name, ...(more ?? [])],
})

/** GHN's lists: the two levels of today, and the three of before July 2025. */
export const ghnPlaces = (ask: Ask): CarrierPlaces => ({
  wards: async () => {
    const cities = z.array(Place).parse(await ask(ghnPaths.cities, {}))
    const all = []
    for (const one of cities) {
      const city = place(one._id, one.name, one.extension_names)
      const body = { province_id: Number(one._id) }
      const wards = z.array(Place).parse((await ask(ghnPaths.wards, body)) ?? [])
      all.push(
        ...wards.map(({ _id, name, extension_names }) => ({
          ...place(_id, name, extension_names),
          city,
        })),
      )
    }
    return all
  },

  formerWards: async (isWanted) => {
    const cities = z.array(FormerCity).parse(await ask(ghnPaths.formerCities, {}))
    const all: CarrierFormerWard[] = []
    for (const { ProvinceID, ProvinceName, NameExtension } of cities) {
      const city = place(String(ProvinceID), ProvinceName, NameExtension)
      const body = { province_id: ProvinceID }
      const districts = z
        .array(FormerDistrict)
        .parse((await ask(ghnPaths.formerDistricts, body)) ?? [])
      for (const one of districts) {
        const district = place(String(one.DistrictID), one.DistrictName, one.NameExtension)
        if (!isWanted(district, city)) continue
        const of = { district_id: one.DistrictID }
        const wards = z.array(FormerWard).parse((await ask(ghnPaths.formerWards, of)) ?? [])
        all.push(
          ...wards.map((ward) => ({
            ...place(ward.WardCode, ward.WardName, ward.NameExtension),
            ...{ city, district, districtId: one.DistrictID },
          })),
        )
      }
    }
    return all
  },
})
