import { expect } from '@jest/globals'
import { desc } from 'drizzle-orm'
import { shippingRate } from '@/backend/modules/shipping/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { officeOfAdmin } from '@/backend/testing/office'
import { openShop } from '@/backend/testing/shop'
import { ask, refusal } from '@/backend/testing/test-app'
import { getDeliveryTerms } from '@/contract/shop/shipping'
import { staffSettings } from '@/contract/staff/settings'
import { type FeeRate, staffShipping } from '@/contract/staff/shipping'

const TABLE = '/api/staff/shipping/table'

async function office(store: Pick<Store, 'db'>) {
  await openShop(store.db)
  const admin = await officeOfAdmin(store)
  const read = async () => (await ask(admin.app, staffShipping.read, TABLE, admin.get)).data
  const terms = async () => (await ask(admin.app, getDeliveryTerms, '/api/shipping/terms')).data
  return { ...admin, read, terms }
}

const withZone = (rates: readonly FeeRate[], zone: number, change: Partial<FeeRate>) =>
  rates.map((rate) => (rate.zone === zone ? { ...rate, ...change } : rate))

eachDatabase(
  'fees set in the office are what every text and every order is told',
  async (store) => {
    const { app, patch, purged, read, terms } = await office(store)
    const { rates, version, warehouseCityName } = await read()
    expect([version, rates.length, warehouseCityName]).toEqual([0, 4, 'Thành phố Hồ Chí Minh'])
    const next = withZone(rates, 1, { baseFee: 15_000, freeOver: 200_000 })
    const saved = await ask(app, staffShipping.change, TABLE, patch({ version, rates: next }))
    expect(saved.data).toMatchObject({ version: 1, rates: next, changedBy: 'Lan' })
    expect((await terms()).mainland).toMatchObject({ feeFrom: 15_000, freeFrom: 300_000 })
    expect(purged).toEqual(['site'])
    const [row] = await store.db.select().from(auditLog).orderBy(desc(auditLog.at))
    expect(row).toMatchObject({ action: 'shipping.change', after: { zone1: { baseFee: 15_000 } } })
    expect(Object.keys(row?.after ?? {})).toEqual(['zone1'])
  },
)

databaseTest('a rule for carriers is saved without the fees, which stay', async (store) => {
  const { app, patch, read } = await office(store)
  const { rates } = await read()
  const carrierChoice = { usual: null, off: [], rules: [] }
  const body = patch({ version: 0, carrierChoice })
  const { data } = await ask(app, staffShipping.change, TABLE, body)
  expect(data).toMatchObject({ version: 1, carrierChoice, rates })
})

databaseTest(
  'of two who save the second is told, and no zone of theirs is written',
  async (store) => {
    const { app, patch, read } = await office(store)
    const { rates } = await read()
    await ask(app, staffShipping.change, TABLE, patch({ version: 0, rates }))
    const late = withZone(rates, 2, { baseFee: 1 })
    expect((await refusal(app, TABLE, patch({ version: 0, rates: late }))).status).toBe(409)
    expect((await read()).rates).toEqual(rates)
  },
)

databaseTest(
  'a table with a zone missing, twice or out of bounds is refused whole',
  async (store) => {
    const { app, patch, read, db } = await office(store)
    const { rates } = await read()
    const wrong = [
      rates.slice(0, 3),
      withZone(rates, 4, { zone: 3 }),
      withZone(rates, 1, { baseFee: -1 }),
      withZone(rates, 1, { stepWeight: 0 }),
      withZone(rates, 1, { etaMin: 5, etaMax: 3 }),
      withZone(rates, 1, { etaMin: null, etaMax: 3 }),
    ]
    for (const bad of wrong) {
      expect((await refusal(app, TABLE, patch({ version: 0, rates: bad }))).status).toBe(400)
    }
    expect(await db.$count(shippingRate)).toBe(0)
  },
)

databaseTest('a warehouse that moves to another province keeps its fees', async (store) => {
  const { app, patch, read, terms } = await office(store)
  const { rates } = await read()
  const dear = withZone(rates, 1, { baseFee: 99_000 })
  await ask(app, staffShipping.change, TABLE, patch({ version: 0, rates: dear }))
  await ask(
    app,
    staffSettings.change,
    '/api/staff/settings/shop',
    patch({ version: 0, warehouseCity: 1 }),
  )
  expect((await read()).rates).toEqual(dear)
  expect((await terms()).mainland.feeFrom).toBe(25_000)
})
