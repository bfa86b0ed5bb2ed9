import { and, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { ghnPaths } from '@/backend/integrations/ghn/paths'
import { district, province, ward } from '@/backend/modules/geography/tables'
import type { Db } from '@/backend/platform/db/connect'
import { jsonWithin } from '@/backend/platform/http/request-body'

const TODAY = 2025
const BEFORE = 1
const Of = z.object({
  province_id: z.number().int().optional(),
  district_id: z.number().optional(),
})

/** The lists of places of the built-in GHN, in the real one's form, from the shop's own geography. */
export function addGhnPlaces(app: Hono, db: Db, root: string) {
  const ok = (c: Context, data: unknown) => c.json({ code: 200, message: 'Success', data })
  const bodyOf = async (c: Context) => Of.parse(await jsonWithin(c.req.raw))
  const cities = (scheme: number) => db.select().from(province).where(eq(province.scheme, scheme))

  app.post(root + ghnPaths.cities, async (c) =>
    ok(
      c,
      (await cities(TODAY)).map(({ id, name }) => ({ _id: id, name, extension_names: [name] })),
    ),
  )
  app.post(root + ghnPaths.wards, async (c) => {
    const { province_id = 0 } = await bodyOf(c)
    const rows = await db
      .select()
      .from(ward)
      .where(and(eq(ward.provinceId, province_id), eq(ward.scheme, TODAY)))
    return ok(
      c,
      rows.map(({ id, name }) => ({
        ...{ _id: id, name, extension_names: [name], parent_id: province_id, status: 1 },
      })),
    )
  })
  app.post(root + ghnPaths.formerCities, async (c) =>
    ok(
      c,
      (await cities(BEFORE)).map(({ id, name }) => ({ ProvinceID: id, ProvinceName: name })),
    ),
  )
  app.post(root + ghnPaths.formerDistricts, async (c) => {
    const { province_id = 0 } = await bodyOf(c)
    const rows = await db.select().from(district).where(eq(district.provinceId, province_id))
    return ok(
      c,
      rows.map(({ id, name }) => ({ DistrictID: id, DistrictName: name })),
    )
  })
  app.post(root + ghnPaths.formerWards, async (c) => {
    const { district_id = 0 } = await bodyOf(c)
    const rows = await db
      .select()
      .from(ward)
      .where(and(eq(ward.districtId, district_id), eq(ward.scheme, BEFORE)))
    return ok(
      c,
      rows.map(({ code, name }) => ({ WardCode: code, WardName: name })),
    )
  })
}
