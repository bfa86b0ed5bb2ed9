import { sql } from 'drizzle-orm'
import { bigint, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const bigId = (name = 'id') =>
  bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** Time-ordered and made by the program: many writers on many servers never meet in one sequence. */
export const uuidId = () => uuid('id').primaryKey().$defaultFn(v7)

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date())

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Written as base64, which the embedded database takes nine times as fast as bytes. */
export const bytes = customType<{ data: Buffer }>({
  dataType: () => 'bytea',
  // From another thread the embedded database hands over bytes that know no base64.
  fromDriver: (value) => Buffer.from(value as Uint8Array),
  toDriver: (value) => sql`decode(${value.toString('base64')}, 'base64')`,
})

/** exempt, reduced or standard; null is as the category above says, or as its kind of goods usually is. */
export const vatClass = () => text('vat_class').$type<'exempt' | 'reduced' | 'standard'>()
