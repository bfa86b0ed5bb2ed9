import { expect } from '@jest/globals'
import { userVoucher, voucherUse } from '@/backend/modules/promotions/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { addUser, addVoucher } from '@/backend/testing/shop'
import { ask, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { listCodes, listPromotionCoupons } from '@/contract/shop/promotions'

const yesterday = new Date(TEST_NOW.getTime() - 86_400_000)
const tomorrow = new Date(TEST_NOW.getTime() + 86_400_000)
const lan = {
  userId: 7,
  sessionId: '0199f0a0-0000-7000-8000-000000000001',
  roles: ['user' as const],
}

databaseTest('an account sees the vouchers it was given, and no others', async ({ db }) => {
  await addUser(db, { id: 7 })
  await addUser(db, { id: 8 })
  const own = await addVoucher(db, { code: 'CUALAN', isPublic: false, endsAt: tomorrow })
  const used = await addVoucher(db, { code: 'DADUNG', isPublic: false })
  const over = await addVoucher(db, { code: 'HETHAN', isPublic: false, endsAt: yesterday })
  const other = await addVoucher(db, { code: 'CUAMINH', isPublic: false })
  await addVoucher(db, { code: 'CONGKHAI' })
  await db.insert(userVoucher).values([
    { userId: 7, voucherId: own },
    { userId: 7, voucherId: used },
    { userId: 7, voucherId: over },
    { userId: 8, voucherId: other },
  ])
  const orderId = '0199f0a0-0000-7000-8000-000000000002'
  await db.insert(voucherUse).values({ voucherId: used, orderId, holder: 'user:7', amount: 1 })
  const app = testApp({ db, callers: { lan } })
  const found = await ask(app, listCodes, '/api/Codes?page=1', {
    headers: { authorization: 'Bearer lan' },
  })
  expect(found.data.map(({ code, isUsable }) => [code, isUsable])).toEqual([
    ['CUALAN', true],
    ['DADUNG', false],
  ])
  expect(found.totalPage).toBe(1)
  expect((await app.request('/api/Codes?page=1')).status).toBe(401)
})

databaseTest('anybody sees the coupons that are public and open now', async ({ db }) => {
  await addVoucher(db, { code: 'PHIEU1', kind: 2 })
  await addVoucher(db, { code: 'PHIEU2', kind: 2, usageLimit: 1, used: 1 })
  await addVoucher(db, { code: 'PHIEU3', kind: 2, isPublic: false })
  await addVoucher(db, { code: 'PHIEU4', kind: 2, startsAt: tomorrow })
  await addVoucher(db, { code: 'PHIEU5', kind: 2, endsAt: tomorrow })
  await addVoucher(db, { code: 'MA1' })
  const app = testApp({ db })
  const first = await ask(app, listPromotionCoupons, '/api/PromotionCoupon?page=1&pageSize=1')
  expect(first).toMatchObject({ totalPage: 2, data: [{ code: 'PHIEU5', isUsable: true }] })
  const second = await ask(app, listPromotionCoupons, '/api/PromotionCoupon?page=2&pageSize=1')
  expect(second.data.map(({ code }) => code)).toEqual(['PHIEU1'])
})
