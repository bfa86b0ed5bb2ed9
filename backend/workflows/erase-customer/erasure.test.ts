import { expect } from '@jest/globals'
import { and } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { product } from '@/backend/modules/catalog/tables'
import { orderEvent, orders } from '@/backend/modules/orders/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { type ExportedTable, exportPerson } from '@/backend/read-models/personal-data/export-person'
import { personByEmail, personOfAccount } from '@/backend/read-models/personal-data/find-person'
import { nameOf, type Person } from '@/backend/read-models/personal-data/personal-table'
import { personalData } from '@/backend/read-models/personal-data/register'
import {
  CANARY,
  findEverywhere,
  personWithEverything,
} from '@/backend/testing/person-with-everything'
import { notEmptied } from '@/backend/workflows/erase-customer/delete-on-time'
import { erasePerson } from '@/backend/workflows/erase-customer/erase-person'
import { replayErasures } from '@/backend/workflows/erase-customer/replay-erasures'

/** What an export lacks of the register, and the hashes it shows. */
function missingColumns(exported: readonly ExportedTable[]): string[] {
  return personalData.flatMap((entry) => {
    const rows = exported.find(({ table }) => table === nameOf(entry))?.rows ?? []
    return Object.entries(entry.columns)
      .filter(([name, { isSecret = false }]) => rows.some((row) => name in row) === isSecret)
      .map(([name]) => `${nameOf(entry)}.${name}`)
  })
}

/** Rows and columns, texts or not, that an erasure has left behind. */
async function leftBehind(db: Db, person: Person): Promise<string[]> {
  const left: string[] = []
  for (const entry of personalData) {
    const rows = entry.of(person)
    const told = entry.onErasure === 'delete' ? rows : notEmptied(entry)
    if (rows && told && (await db.$count(entry.table as PgTable, and(rows, told))) > 0)
      left.push(nameOf(entry))
  }
  return left
}

databaseTest(
  'an erased person stands in no column of any table, and the books still agree',
  async ({ db }) => {
    const { person, planted } = await personWithEverything(db)
    expect(await findInconsistencies(db)).toEqual([])
    expect(await findEverywhere(db, CANARY)).toHaveLength(planted.length)
    expect(await personByEmail(db, CANARY.toUpperCase())).toEqual(person)
    expect(missingColumns(await exportPerson(db, person))).toEqual([])
    await transact(db, (tx) => erasePerson(tx, person))
    expect(await findEverywhere(db, CANARY)).toEqual([])
    expect(await findEverywhere(db, '0912345678')).toEqual([])
    expect(await leftBehind(db, person)).toEqual([])
    expect(await findInconsistencies(db)).toEqual([])
    expect(await db.$count(orders)).toBe(2)
    expect(await db.select({ count: product.ratingCount }).from(product)).toEqual([{ count: 0 }])
  },
)

databaseTest(
  'what programs and staff did to an order stays theirs when its buyer is erased',
  async ({ db }) => {
    const { person } = await personWithEverything(db)
    const [orderId = ''] = person.orderIds
    await db.delete(orderEvent)
    const others = ['sepay', 'staff:3', 'system', 'vnpay']
    for (const actor of [...others, `user:${person.userId}`, 'lan@sach.example'])
      await db.insert(orderEvent).values({ orderId, toStatus: 5, actor })
    await transact(db, (tx) => erasePerson(tx, person))
    const rows = await db.select({ actor: orderEvent.actor }).from(orderEvent)
    expect(rows.map(({ actor }) => actor).sort()).toEqual(['buyer', 'buyer', ...others])
  },
)

databaseTest(
  'emails and guest orders are an account’s only when the mailbox is proven to be theirs',
  async ({ db }) => {
    const { person } = await personWithEverything(db)
    const { userId } = person
    expect(await personOfAccount(db, 7)).toEqual(person)
    expect(await personOfAccount(db, 8)).toEqual({
      userId: 8,
      email: null,
      mailbox: null,
      orderIds: [],
    })
    expect(await personOfAccount(db, 9)).toBe(null)
    // After a restore: the number was given to somebody else since, then the person erased after the backup.
    await replayErasures(db, [{ userId, orderIds: [], at: '2020-01-01T00:00:00Z' }])
    expect(await db.$count(feedback)).toBe(1)
    const at = new Date(Date.now() + 60_000).toISOString()
    await replayErasures(db, [{ userId, orderIds: [...person.orderIds], at }])
    expect(await findEverywhere(db, CANARY)).toEqual([])
  },
)
