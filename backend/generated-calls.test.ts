import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { OPENING } from '@/backend/modules/settings/opening'
import { shopSetting } from '@/backend/modules/settings/tables'
import type { Caller } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { rateBucket } from '@/backend/platform/db/tables'
import { testDatabase } from '@/backend/platform/db/testing'
import { seedRows } from '@/backend/seed/seed-rows'
import { addPerson, bearer } from '@/backend/testing/accounts'
import { TEST_NOW, testApp } from '@/backend/testing/test-app'
import { endpoints } from '@/contract'
import { staffRoles } from '@/contract/staff/roles'
import { callsOf, faultOf } from '@/contract/testing/generated-calls'

const CALLS_EACH = process.env.FULL === '1' ? 200 : 8
const SEED = 20_261_121

const roles = ['user', 'staff', 'admin'] as const

async function openSeededShop(db: Db) {
  await seedRows(db, { now: TEST_NOW, demo: false, fillPlaces })
  const people = await Promise.all(
    roles.map(async (role) => {
      const { id } = await addPerson(db, { email: `${role}@sach.vn`, role })
      const caller: Caller = {
        userId: id,
        roles: role === 'staff' ? ['staff' as const, ...staffRoles] : [role],
        sessionId: randomUUID(),
      }
      return [role, caller] as const
    }),
  )
  return testApp({ db, callers: Object.fromEntries(people) })
}

test('no generated call breaks the backend or gets an answer the contract does not know', async () => {
  const { db, close } = await testDatabase()
  const app = await openSeededShop(db)
  const faults: string[] = []
  for (const { endpoint } of endpoints) {
    await db.delete(rateBucket)
    // An admin's call may have closed the shop for everybody.
    await db.delete(shopSetting).where(eq(shopSetting.key, OPENING))
    for (const call of fc.sample(callsOf(endpoint), { numRuns: CALLS_EACH, seed: SEED })) {
      for (const role of ['guest', ...roles]) {
        const { method, address, body } = call
        const headers = {
          'content-type': 'application/json',
          ...(role !== 'guest' && bearer(role)),
        }
        const answer = await app.request(address, { method, headers, ...(body && { body }) })
        const fault = await faultOf(endpoint, answer)
        if (fault)
          faults.push(`${role} ${method} ${address.slice(0, 200)} ${body?.slice(0, 200)}: ${fault}`)
      }
    }
  }
  expect(faults).toEqual([])
  await close()
}, 1_800_000)
