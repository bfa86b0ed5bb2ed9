import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { district, province, ward, wardChange } from '@/backend/modules/geography/tables'
import type { FormerPlace } from '@/backend/modules/shipping/shipping-fee'
import { carrierWard } from '@/backend/modules/shipping/tables'
import { matchWards, type OwnWard } from '@/backend/modules/shipping/wards/match-wards'
import { plain } from '@/backend/modules/shipping/wards/place-names'
import { wardTexts as texts } from '@/backend/modules/shipping/wards/texts'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import type { Page } from '@/backend/platform/db/pagination'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { CarrierWardRow, CarrierWardsReport } from '@/contract/staff/carrier-wards'

const TODAY = 2025
const STEP = 500

type Named = { wardId: number | null; wardName: string; cityName: string }

/** A place as the carrier calls it; as the shop does where the carrier's words are not known. */
export async function inCarrierWords(
  db: Db,
  carrier: string,
  { wardId, wardName, cityName }: Named,
): Promise<{ wardName: string; cityName: string } & FormerPlace> {
  const [row] =
    wardId === null
      ? []
      : await db
          .select()
          .from(carrierWard)
          .where(and(eq(carrierWard.carrier, carrier), eq(carrierWard.wardId, wardId)))
  const { formerDistrictId = null, formerWardCode = null } = row ?? {}
  return {
    wardName: row?.wardName ?? wardName,
    cityName: row?.cityName ?? cityName,
    ...{ formerDistrictId, formerWardCode },
  }
}

async function ownWards(db: Db): Promise<OwnWard[]> {
  const rows = await db
    .select({ wardId: ward.id, wardName: ward.name, cityName: province.name })
    .from(ward)
    .innerJoin(province, eq(province.id, ward.provinceId))
    .where(and(eq(ward.scheme, TODAY), eq(ward.isActive, true)))
    .orderBy(asc(ward.id))
  const old = alias(ward, 'old')
  const changes = await db
    .select({
      wardId: wardChange.newWardId,
      wardName: old.name,
      districtName: district.name,
      cityName: province.name,
    })
    .from(wardChange)
    .innerJoin(old, eq(old.id, wardChange.oldWardId))
    .innerJoin(district, eq(district.id, old.districtId))
    .innerJoin(province, eq(province.id, old.provinceId))
    .orderBy(asc(old.id))
  const former = new Map<number, OwnWard['former'][number][]>()
  for (const { wardId, ...names } of changes) {
    former.set(wardId, [...(former.get(wardId) ?? []), names])
  }
  return rows.map((row) => ({ ...row, former: former.get(row.wardId) ?? [] }))
}

const count = (source: string) =>
  sql`count(*) filter (where ${carrierWard.source} = ${source})`.mapWith(Number)

/** How many wards the carrier is known to know, and by what. */
export async function reportWards(db: Db, carrier: string): Promise<CarrierWardsReport> {
  const [found] = await db
    .select({ byName: count('name'), byFormer: count('former'), byPerson: count('person') })
    .from(carrierWard)
    .where(eq(carrierWard.carrier, carrier))
  const isOfForm = and(eq(ward.scheme, TODAY), eq(ward.isActive, true))
  const wards = await db.$count(ward, isOfForm)
  const { byName = 0, byFormer = 0, byPerson = 0 } = found ?? {}
  return {
    carrier,
    wards,
    byName,
    byFormer,
    byPerson,
    missing: wards - byName - byFormer - byPerson,
  }
}

/** The carrier whose words are meant: of several the one that keeps lists of places. */
const findCarrier = ({ settings }: Pick<Context, 'settings'>) => {
  const { carriers } = settings.current()
  return carriers.find(({ places }) => places) ?? carriers[0]
}

function carrierOf(context: Pick<Context, 'settings'>) {
  const carrier = findCarrier(context)
  if (!carrier) throw new HttpError(422, texts.noCarrier)
  return carrier
}

/** Reads the carrier's lists and finds the shop's wards in them; what a person has set stays. */
export async function refreshWards(context: Context): Promise<CarrierWardsReport> {
  const { db, now, log } = context
  const { name: carrier, places } = carrierOf(context)
  if (!places) throw new HttpError(422, texts.byName)
  const matched = await matchWards(await ownWards(db), places).catch((error: unknown) => {
    log.warn({ err: error }, 'the carrier did not tell its places')
    throw new HttpError(503, texts.silent)
  })
  await transact(db, async (tx) => {
    const changedAt = now()
    const isOthers = and(eq(carrierWard.carrier, carrier), sql`${carrierWard.source} <> 'person'`)
    await tx.delete(carrierWard).where(isOthers)
    for (let at = 0; at < matched.length; at += STEP) {
      await tx
        .insert(carrierWard)
        .values(matched.slice(at, at + STEP).map((row) => ({ ...row, carrier, changedAt })))
        .onConflictDoNothing()
    }
    const data = { carrier, matched: matched.length }
    await audit(tx, context, { action: 'carrier.wards', subject: carrier, data })
  })
  return reportWards(db, carrier)
}

const isCalledBy = (carrier: string) =>
  and(eq(carrierWard.wardId, ward.id), eq(carrierWard.carrier, carrier))

const rowsOf = (db: Db, carrier: string) =>
  db
    .select({
      id: ward.id,
      wardName: ward.name,
      cityName: province.name,
      code: carrierWard.code,
      carrierWardName: carrierWard.wardName,
      carrierCityName: carrierWard.cityName,
      formerDistrictId: carrierWard.formerDistrictId,
      formerWardCode: carrierWard.formerWardCode,
      source: carrierWard.source,
    })
    .from(ward)
    .innerJoin(province, eq(province.id, ward.provinceId))
    .leftJoin(carrierWard, isCalledBy(carrier))

/** Ids of the wards whose names hold all words, typed with or without marks. */
async function searched(db: Db, q: string) {
  const rows = await db
    .select({ id: ward.id, wardName: ward.name, cityName: province.name })
    .from(ward)
    .innerJoin(province, eq(province.id, ward.provinceId))
    .where(and(eq(ward.scheme, TODAY), eq(ward.isActive, true)))
  const words = plain(q).split(' ')
  return rows
    .filter(({ wardName, cityName }) => {
      const name = ` ${plain(`${wardName} ${cityName}`)}`
      return words.every((word) => name.includes(` ${word}`))
    })
    .map(({ id }) => id)
}

type Query = Page & { state?: 'missing' | 'all' | undefined; q?: string | undefined }

/** The wards of the form as the carrier calls them; all or those it is not known to know, none without a carrier. */
export async function listCarrierWards(
  context: Pick<Context, 'db' | 'settings'>,
  { state, q, ...page }: Query,
) {
  const { db } = context
  const carrier = findCarrier(context)
  if (!carrier) return { data: [], totalPage: 0, totalItem: 0 }
  const { name } = carrier
  const isOfForm = and(
    eq(ward.scheme, TODAY),
    eq(ward.isActive, true),
    q ? inArray(ward.id, await searched(db, q)) : undefined,
  )
  const where = state === 'all' ? isOfForm : and(isOfForm, isNull(carrierWard.wardId))
  return listPage(db, page, {
    from: ward,
    join: { table: carrierWard, on: isCalledBy(name) },
    where,
    rows: rowsOf(db, name).where(where),
    order: [asc(ward.id)],
    toDto: (row): CarrierWardRow => row,
  })
}

type Correction = {
  wardName: string
  cityName: string
  code?: string | undefined
  formerDistrictId?: number | undefined
  formerWardCode?: string | undefined
}

/** Says by hand how the carrier calls a ward. */
export async function correctWard(context: Context, wardId: number, correction: Correction) {
  const { db, now } = context
  const { name: carrier } = carrierOf(context)
  const [known] = await db
    .select({ id: ward.id })
    .from(ward)
    .where(and(eq(ward.id, wardId), eq(ward.scheme, TODAY)))
  if (!known) throw notFound()
  const { wardName, cityName, code = null } = correction
  const { formerDistrictId = null, formerWardCode = null } = correction
  const values = {
    ...{ wardName, cityName, code, formerDistrictId, formerWardCode },
    ...{ source: 'person', changedAt: now() },
  }
  await transact(db, async (tx) => {
    await tx
      .insert(carrierWard)
      .values({ carrier, wardId, ...values })
      .onConflictDoUpdate({ target: [carrierWard.carrier, carrierWard.wardId], set: values })
    const data = { carrier, ...correction }
    await audit(tx, context, { action: 'carrier.ward', subject: String(wardId), data })
  })
  const [row] = await rowsOf(db, carrier).where(eq(ward.id, wardId))
  if (!row) throw notFound()
  return row
}
