import { expect } from '@jest/globals'
import { userVoucher } from '@/backend/modules/promotions/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { twoBuyers } from '@/backend/testing/buyers'
import { lineOf, twoBookShop as shop } from '@/backend/testing/orders'
import { addAffiliate, addUser, addVoucher, wards } from '@/backend/testing/shop'
import { ask, json, refusal, type TestApp } from '@/backend/testing/test-app'
import { findCode, listCodeSavings } from '@/contract/shop/cart-codes'

const FIND = '/api/Order/find-code'
const SAVINGS = '/api/Order/code-savings'
const there = { wardId: wards.benThanh }

const find = async (app: TestApp, body: object) => (await ask(app, findCode, FIND, json(body))).data
const savings = async (app: TestApp, body: object) =>
  (await ask(app, listCodeSavings, SAVINGS, json(body))).data

databaseTest('one field: a code says itself what kind it is and what it saves', async (store) => {
  const app = await shop(store)
  await addVoucher(store.db, { code: 'SALE10' })
  await addVoucher(store.db, { code: 'SHIP5K', kind: 2, discountType: 3, value: 5_000 })
  await addUser(store.db, { id: 7, phone: '0912000007' })
  await addAffiliate(store.db, 7, 'CTV7')
  const cart = { cartDetails: [lineOf(1, 2)], address: there }
  const found = (typed: string) => find(app, { ...cart, typed })
  expect(await found('sale 10')).toEqual({
    ...{ kind: 'voucher', code: 'SALE10', saved: 7_600, replaces: null },
  })
  expect(await found('ship5k')).toMatchObject({ kind: 'coupon', saved: 5_000 })
  expect(await found('ctv7')).toMatchObject({ kind: 'affiliate', code: 'CTV7', saved: 1_520 })
  expect(await refusal(app, FIND, json({ ...cart, typed: 'KHONGCO' }))).toMatchObject({
    ...{ status: 400, text: 'Mã khuyến mãi không hợp lệ' },
  })
})

databaseTest(
  'a better code of its kind takes the place, a worse one is told why not',
  async (store) => {
    const app = await shop(store)
    await addVoucher(store.db, { code: 'GIAM5K', kind: 2, discountType: 2, value: 5_000 })
    await addVoucher(store.db, { code: 'GIAM9K', kind: 2, discountType: 2, value: 9_000 })
    await addVoucher(store.db, { code: 'SHIP', kind: 2, discountType: 3, value: 1_000 })
    const cart = { cartDetails: [lineOf(1, 2)] }
    expect(await find(app, { ...cart, productCode: 'GIAM5K', typed: 'GIAM9K' })).toMatchObject({
      ...{ saved: 9_000, replaces: 'GIAM5K' },
    })
    const worse = { ...cart, productCode: 'GIAM9K', typed: 'GIAM5K' }
    const text = expect.stringMatching(/^Mã GIAM9K đang dùng giảm 9\.000.₫.*giữ mã GIAM9K\.$/)
    expect(await refusal(app, FIND, json(worse))).toMatchObject({ status: 400, text })
    expect(await find(app, { ...cart, productCode: 'SHIP', typed: 'GIAM5K' })).toMatchObject({
      ...{ saved: 5_000, replaces: 'SHIP' },
    })
  },
)

databaseTest(
  'the codes offered are sorted by what they save on this cart and place',
  async (store) => {
    const app = await shop(store)
    await addVoucher(store.db, { code: 'GIAM5K', kind: 2, discountType: 2, value: 5_000 })
    await addVoucher(store.db, { code: 'PHI', kind: 2, discountType: 3, value: 20_000 })
    await addVoucher(store.db, { code: 'LON', kind: 2, minOrder: 200_000 })
    await addVoucher(store.db, { code: 'RIENG', kind: 2, isPublic: false })
    const cart = { cartDetails: [lineOf(1, 2)] }
    const near = await savings(app, { ...cart, address: there })
    expect(near.map(({ code, saved }) => [code, saved])).toEqual([
      ['PHI', 20_000],
      ['GIAM5K', 5_000],
      ['LON', 0],
    ])
    expect(near[2]?.reason).toBe('Đơn hàng cần từ 200.000 ₫ để dùng mã này.')
    const free = await savings(app, { cartDetails: [lineOf(1, 20)], address: there })
    expect(free.find(({ code }) => code === 'PHI')).toMatchObject({
      ...{ saved: 0, reason: expect.stringContaining('không làm đơn của bạn rẻ hơn') },
    })
    const used = await savings(app, { ...cart, address: there, productCode: 'PHI' })
    expect(used.find(({ code }) => code === 'GIAM5K')).toMatchObject({
      ...{ replaces: 'PHI', reason: expect.stringContaining('giữ mã PHI') },
    })
  },
)

databaseTest('a code given to one account is found and offered there alone', async (store) => {
  const { app, lan, minh } = await twoBuyers(store)
  const voucherId = await addVoucher(store.db, { code: 'TANGLAN', isPublic: false })
  await store.db.insert(userVoucher).values({ userId: 7, voucherId })
  const cart = { cartDetails: [lineOf(1, 2)] }
  const own = await lan('POST', '/Order/find-code', { ...cart, typed: 'TANGLAN' })
  expect(await own.json()).toMatchObject({ data: { kind: 'voucher', saved: 7_600 } })
  const offered = await lan('POST', '/Order/code-savings', cart)
  expect(await offered.json()).toMatchObject({ data: [{ code: 'TANGLAN', saved: 7_600 }] })
  for (const ways of ['find-code', 'code-savings']) {
    const other = await minh('POST', `/Order/${ways}`, { ...cart, typed: 'TANGLAN' })
    expect(await other.text()).not.toContain('7600')
  }
  expect(await savings(app, cart)).toEqual([])
})

databaseTest('guessing in the one field is counted as in the three', async (store) => {
  const app = await shop(store)
  await addVoucher(store.db, { code: 'SALE10' })
  const typed = (code: string) =>
    refusal(app, FIND, json({ cartDetails: [lineOf(1)], typed: code }))
  for (let i = 0; i < 40; i++) expect((await typed(`SAI${i}`)).status).toBe(400)
  expect((await typed('SALE10')).status).toBe(429)
})
