import { expect, test } from '@jest/globals'
import { findAccount } from '@/backend/modules/accounts/account-queries'
import { appUser } from '@/backend/modules/accounts/tables'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { orders } from '@/backend/modules/orders/tables'
import { setAffiliateStatus } from '@/backend/modules/promotions/affiliate-queries'
import { affiliateCommission } from '@/backend/modules/promotions/tables'
import { testDatabase } from '@/backend/platform/db/testing'
import { accountsApp, addPerson, bearer, information, tokenOf } from '@/backend/testing/accounts'
import { ask } from '@/backend/testing/test-app'
import { getUserApp } from '@/contract/shop/accounts'
import { getUserAffiliate } from '@/contract/shop/promotions'

const open = async () => {
  const store = await testDatabase()
  await fillPlaces(store.db)
  const shop = accountsApp(store.db)
  const account = await addPerson(store.db)
  const me = bearer(await tokenOf(shop))
  return { ...shop, close: store.close, account, me }
}

test('a person changes their own information and nobody else’s', async () => {
  const { patch, db, account, me, close } = await open()
  const other = await addPerson(db, { email: 'minh@sach.vn' })
  const statuses: number[] = []
  for (const id of [account.id, other.id, 5])
    statuses.push((await patch(`User/UpdateUser/${id}`, information(), me)).status)
  expect(statuses).toEqual([200, 404, 404])
  expect(await findAccount(db, account.id)).toMatchObject({ name: 'Trần Minh', gender: 2 })
  expect(await findAccount(db, other.id)).toMatchObject({ address: '' })
  await close()
})

test('UserApp answers the caller’s own part beside what everybody gets, or alone', async () => {
  const { app, patch, account, me, close } = await open()
  await patch(`User/UpdateUser/${account.id}`, information({ WardId: 126743 }), me)
  const whole = await ask(app, getUserApp, '/api/User/UserApp', { headers: me })
  expect(whole.data.user).toMatchObject({
    userId: account.id,
    name: 'Trần Minh',
    birthday: '1991-02-03',
    wardId: 126743,
    districtId: 1760,
    cityId: 79,
    role: ['user'],
  })
  expect(whole.data.cities.length).toBeGreaterThan(0)
  const own = await ask(app, getUserApp, '/api/User/UserApp?part=user', { headers: me })
  expect(own.data).toEqual({
    ...whole.data,
    categories: [],
    cities: [],
    districts: [],
    wards: [],
  })
  const guest = await ask(app, getUserApp, '/api/User/UserApp')
  expect([guest.data.user, guest.data.affiliate]).toEqual([null, null])
  await close()
})

test('settings are kept one by one', async () => {
  const { patch, db, account, me, close } = await open()
  await patch('User/Settings', { theme: 'dark3' }, me)
  await patch('User/Settings', { fontScale: 1.2, role: 'admin' }, me)
  const found = await findAccount(db, account.id)
  expect(found?.settings).toEqual({ theme: 'dark3', fontScale: 1.2 })
  expect((await patch('User/Settings', { theme: 'dark13' }, me)).status).toBe(400)
  await close()
})

test('an affiliate tells who they are, is confirmed, and their figures count what was not lost', async () => {
  const { app, db, account, me, post, close } = await open()
  const none = await ask(app, getUserAffiliate, '/api/User/UserAffiliate', { headers: me })
  expect(none.data).toBe(null)
  const identity = {
    identityName: 'Nguyễn Thị Lan',
    identityNo: '001190000001',
    bankBin: '970436',
    bankAccount: '0123456789',
    isAgreed: true,
  }
  const apply = async (changes = {}) =>
    (await post('User/UserAffiliate', { ...identity, ...changes }, me)).status
  expect([await apply({ isAgreed: false }), await apply({ identityNo: '12' })]).toEqual([400, 400])
  await db.update(appUser).set({ birthday: '2010-01-01' })
  expect(await apply()).toBe(409)
  const asked = () => ask(app, getUserAffiliate, '/api/User/UserAffiliate', { headers: me })
  expect((await asked()).mayApply).toBe(false)
  await db.update(appUser).set({ birthday: '1990-01-01' })
  expect((await asked()).mayApply).toBe(true)
  expect([await apply(), await apply()]).toEqual([200, 409])
  expect([
    await setAffiliateStatus(db, 'ai@sach.vn', true),
    await setAffiliateStatus(db, account.email, true),
  ]).toEqual([false, true])
  const first = await asked()
  expect(first.data).toMatchObject({
    affiliateCode: expect.stringMatching(/^CTV[A-Z2-9]{7}$/),
    isActive: true,
    isUnidentified: false,
    totalOrder: 0,
    commissions: [],
  })
  const amounts = [
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [3, 8000],
  ]
  for (const [status = 0, amount = 0] of amounts) {
    const [order] = await db
      .insert(orders)
      .values({
        code: `HS${amount}`,
        receiverName: 'Lan',
        phone: '0912345678',
        address: 'x',
        wardName: 'x',
        cityName: 'x',
        paymentType: 1,
        status: 5,
        subTotal: amount * 20,
        total: amount * 20,
      })
      .returning({ id: orders.id })
    await db.insert(affiliateCommission).values({
      orderId: order?.id ?? '',
      affiliateUserId: account.id,
      base: amount * 20,
      ratePercent: 5,
      amount,
      status,
    })
  }
  const then = await ask(app, getUserAffiliate, '/api/User/UserAffiliate', { headers: me })
  expect(then.data).toMatchObject({
    affiliateCode: first.data?.affiliateCode,
    totalOrder: 3,
    // What an order earned that is not paid for is nothing yet.
    totalPending: 2000,
    totalPaid: 4000,
  })
  expect(then.data?.commissions).toHaveLength(4)
  await close()
})
