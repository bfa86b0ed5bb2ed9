import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { impersonal } from '@/backend/platform/db/impersonal'

/** Scheme 2025: 34 provinces and their wards. Scheme 1: the 63 provinces with districts that ended on 30 June 2025. */
export const province = pgTable(
  'province',
  {
    id: integer('id').primaryKey(),
    scheme: smallint('scheme').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    /** 1 north, 2 centre, 3 south: the shipping zones. */
    region: smallint('region').notNull(),
    isIsland: boolean('is_island').notNull().default(false),
  },
  (t) => [unique('province_scheme_code').on(t.scheme, t.code)],
)

export const district = pgTable(
  'district',
  {
    id: integer('id').primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
    name: text('name').notNull(),
    /** A former district that only groups the wards of today in the address form. */
    isLegacyGroup: boolean('is_legacy_group').notNull().default(false),
  },
  (t) => [index('district_province').on(t.provinceId)],
)

export const ward = pgTable(
  'ward',
  {
    id: integer('id').primaryKey(),
    districtId: integer('district_id')
      .notNull()
      .references(() => district.id),
    provinceId: integer('province_id')
      .notNull()
      .references(() => province.id),
    scheme: smallint('scheme').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    isIsland: boolean('is_island').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [unique('ward_scheme_code').on(t.scheme, t.code), index('ward_district').on(t.districtId)],
)

/** Which ward of today an old ward became (several when it was split). */
export const wardChange = pgTable(
  'ward_change',
  {
    oldWardId: integer('old_ward_id').notNull(),
    newWardId: integer('new_ward_id')
      .notNull()
      .references(() => ward.id),
  },
  (t) => [primaryKey({ columns: [t.oldWardId, t.newWardId] })],
)

impersonal(province, district, ward, wardChange)
