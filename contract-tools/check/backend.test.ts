import { expect, test } from '@jest/globals'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { testDatabase } from '@/backend/platform/db/testing'
import { seedRows } from '@/backend/seed/seed-rows'
import { accountsApp, addPerson, PASSWORD } from '@/backend/testing/accounts'
import { TEST_NOW } from '@/backend/testing/test-app'
import { endpoints } from '@/contract'
import { statusOf } from '@/contract-tools/check/finding'
import { runCheck } from '@/contract-tools/check/run-check'
import { sendTo } from '@/contract-tools/check/testing-upstreams'

test('the reference backend holds in every call', async () => {
  const { db, close } = await testDatabase()
  await seedRows(db, { now: TEST_NOW, demo: false, fillPlaces })
  await addPerson(db, { email: 'admin@sach.vn', role: 'admin' })
  const account = { email: 'admin@sach.vn', password: PASSWORD }
  const send = sendTo(accountsApp(db).app)
  const results = await runCheck(send, {
    writes: true,
    headers: {},
    account,
    now: () => TEST_NOW,
  })
  expect(
    results.flatMap(({ name, findings }) => findings.map((one) => ({ name, ...one }))),
  ).toEqual([])
  const others = results.filter((result) => statusOf(result) !== 'holds')
  expect(others.map(({ name, reason }) => ({ name, reason }))).toEqual([])
  expect(results).toHaveLength(endpoints.length)
  await close()
})
