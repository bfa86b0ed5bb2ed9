import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { userAddress } from '@/backend/modules/accounts/tables'
import { cart, cartDetail } from '@/backend/modules/cart/tables'
import { userVoucher } from '@/backend/modules/promotions/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { cartOf, home, twoBuyers } from '@/backend/testing/buyers'
import { lineOf, refused } from '@/backend/testing/orders'
import { addAffiliate, addProduct, addVoucher } from '@/backend/testing/shop'

databaseTest('books are added, counted again, and taken out of the own cart', async (store) => {
  const { lan } = await twoBuyers(store)
  expect(await cartOf(await lan('GET', '/Order'))).toMatchObject({ totalProducts: 0, total: 0 })
  await lan('POST', '/Order/add-product', lineOf(1, 2))
  const added = await cartOf(await lan('POST', '/Order/add-product', lineOf(1, 3)))
  expect(added).toMatchObject({ totalProducts: 5, subTotal: 190_000, tabIndex: 0 })
  const [line] = added.cartDetails
  const path = `/Order/cartDetails/${line?.cartDetailId}`
  const fewer = await cartOf(await lan('PATCH', path, { Quantity: 4 }))
  expect(fewer).toMatchObject({ totalProducts: 4, version: (added.version ?? 0) + 1 })
  expect(await cartOf(await lan('DELETE', path))).toMatchObject({ cartDetails: [] })
  expect((await lan('DELETE', path)).status).toBe(404)
})

databaseTest('nobody reaches another’s cart', async (store) => {
  const { app, lan, minh } = await twoBuyers(store)
  const added = await cartOf(await lan('POST', '/Order/add-product', lineOf(1)))
  const path = `/Order/cartDetails/${added.cartDetails[0]?.cartDetailId}`
  expect((await minh('PATCH', path, { Quantity: 9 })).status).toBe(404)
  expect((await minh('DELETE', path)).status).toBe(404)
  expect(await cartOf(await minh('GET', '/Order'))).toMatchObject({ cartDetails: [] })
  expect(await cartOf(await lan('GET', '/Order'))).toMatchObject({ totalProducts: 1 })
  expect((await app.request('/api/Order')).status).toBe(401)
  const [own] = await store.db
    .insert(userAddress)
    .values({ ...home, userId: 7, receiverName: 'Lan' })
    .returning({ id: userAddress.id })
  expect((await minh('PATCH', '/Order/Address', { addressId: own?.id })).status).toBe(404)
})

databaseTest(
  'more than the shop has is not added; a quantity set is kept and says so',
  async (store) => {
    const { lan } = await twoBuyers(store)
    await addProduct(store.db, { id: 3, isActive: false })
    const added = await cartOf(await lan('POST', '/Order/add-product', lineOf(2, 3)))
    expect(await refused(await lan('POST', '/Order/add-product', lineOf(2)))).toMatchObject({
      status: 409,
      text: 'Chỉ còn 3 bản.',
    })
    expect((await lan('POST', '/Order/add-product', lineOf(3))).status).toBe(404)
    expect((await lan('POST', '/Order/add-product', lineOf(999))).status).toBe(404)
    const path = `/Order/cartDetails/${added.cartDetails[0]?.cartDetailId}`
    const more = await cartOf(await lan('PATCH', path, { Quantity: 9 }))
    expect(more.cartDetails).toMatchObject([{ Quantity: 9, error: 'Chỉ còn 3 bản.' }])
    expect((await lan('GET', '/Order/CheckInventory')).status).toBe(409)
    await lan('PATCH', path, { Quantity: 2 })
    expect(await cartOf(await lan('GET', '/Order/CheckInventory'))).toMatchObject({ tabIndex: 1 })
  },
)

databaseTest('quantities that are not whole numbers from 1 to 99 change nothing', async (store) => {
  const { lan } = await twoBuyers(store)
  const added = await cartOf(await lan('POST', '/Order/add-product', lineOf(1, 2)))
  const path = `/Order/cartDetails/${added.cartDetails[0]?.cartDetailId}`
  for (const Quantity of [0, -1, 1.5, 1e9, '5', ' 5 ', true, [], null, 2_147_483_648, 100]) {
    expect((await lan('PATCH', path, { Quantity })).status).toBe(400)
    expect((await lan('POST', '/Order/add-product', { productId: 1, Quantity })).status).toBe(400)
  }
  const lying = { Quantity: 3, price: 1, total: 1, userId: 8, cartId: randomUUID() }
  expect(await cartOf(await lan('PATCH', path, lying))).toMatchObject({ total: 114_000 })
})

databaseTest('a guest’s cart is merged once per key', async (store) => {
  const { lan } = await twoBuyers(store)
  await addVoucher(store.db, { code: 'SALE10' })
  await lan('POST', '/Order/add-product', lineOf(1, 2))
  const mergeKey = randomUUID()
  const guest = { cartDetails: [lineOf(1, 3), lineOf(2), lineOf(4_242)], code: 'SALE10', mergeKey }
  for (let i = 0; i < 3; i++) {
    const merged = await cartOf(await lan('POST', '/Order/merge', guest))
    expect(merged.cartDetails).toMatchObject([
      { productId: 1, Quantity: 5 },
      { productId: 2, Quantity: 1 },
    ])
    expect(merged).toMatchObject({ code: 'SALE10', isActiveVoucher: true })
  }
  await lan('POST', '/Order/merge', { cartDetails: [lineOf(1, 99)], mergeKey: randomUUID() })
  expect((await cartOf(await lan('GET', '/Order'))).cartDetails[0]).toMatchObject({ Quantity: 99 })
})

databaseTest('codes are kept with the cart; the own affiliate code is refused', async (store) => {
  const { lan, minh } = await twoBuyers(store)
  const { db } = store
  await addVoucher(db, { code: 'SALE10' })
  await addVoucher(db, { code: 'GIAM5K', kind: 2, discountType: 2, value: 5_000 })
  await addAffiliate(db, 7, 'CTV7')
  for (const call of [lan, minh]) await call('POST', '/Order/add-product', lineOf(1, 2))
  const withVoucher = await lan('POST', '/Order/add-voucher', { code: 'sale10' })
  expect(await cartOf(withVoucher)).toMatchObject({ isActiveVoucher: true, code: 'SALE10' })
  await lan('POST', '/Order/add-promotion-coupon', { productCode: 'GIAM5K' })
  expect(await refused(await lan('POST', '/Order/add-voucher', { code: 'SAI' }))).toMatchObject({
    status: 400,
    text: 'Mã khuyến mãi không hợp lệ',
  })
  const own = await refused(await lan('GET', '/Order/add-affiliate?affiliateCode=CTV7'))
  expect(own).toMatchObject({
    status: 400,
    text: 'Bạn không dùng được mã giới thiệu của chính mình.',
  })
  const theirs = await cartOf(await minh('GET', '/Order/add-affiliate?affiliateCode=ctv7'))
  expect(theirs).toMatchObject({ isActiveAffiliate: true, discountAffiliate: 1_520 })
  expect(await cartOf(await lan('GET', '/Order'))).toMatchObject({
    discountVoucher: 7_600,
    discountCoupon: 5_000,
    affiliateCode: null,
  })
  for (let i = 0; i < 2; i++) {
    const without = await cartOf(await lan('DELETE', '/Order/del-voucher'))
    expect(without).toMatchObject({ tabIndex: 0, code: null, discountVoucher: 0 })
  }
  await lan('DELETE', '/Order/del-promotion-coupon')
  await minh('DELETE', '/Order/remove-affiliate')
  expect(await cartOf(await lan('GET', '/Order'))).toMatchObject({
    productCode: null,
    total: 76_000,
  })
  expect(await cartOf(await minh('GET', '/Order'))).toMatchObject({ affiliateCode: null })
})

databaseTest('ten wrong codes of one account, then 429 for it alone', async (store) => {
  const { lan, minh } = await twoBuyers(store)
  await lan('POST', '/Order/add-product', lineOf(1))
  for (let i = 0; i < 10; i++) {
    expect((await lan('POST', '/Order/add-voucher', { code: `SAI${i}` })).status).toBe(400)
  }
  expect((await lan('POST', '/Order/add-voucher', { code: 'SAI10' })).status).toBe(429)
  expect((await minh('POST', '/Order/add-product', lineOf(1))).status).toBe(200)
  expect((await minh('POST', '/Order/add-voucher', { code: 'SAI11' })).status).toBe(400)
})

databaseTest('a voucher of one’s own is for nobody else', async (store) => {
  const { lan } = await twoBuyers(store)
  const id = await addVoucher(store.db, { code: 'RIENG', isPublic: false })
  await lan('POST', '/Order/add-product', lineOf(1))
  expect((await lan('POST', '/Order/add-voucher', { code: 'RIENG' })).status).toBe(400)
  await store.db.insert(userVoucher).values({ userId: 7, voucherId: id })
  expect((await lan('POST', '/Order/add-voucher', { code: 'RIENG' })).status).toBe(200)
})

onPostgres('fifty changes of one cart at once: every copy counted, one line', async (store) => {
  const { lan } = await twoBuyers(store)
  await addProduct(store.db, { id: 9, onHand: 99 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => lan('POST', '/Order/add-product', lineOf(9))),
  )
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(await store.db.select().from(cartDetail)).toMatchObject([{ productId: 9, quantity: 50 }])
  expect(await store.db.$count(cart)).toBe(1)
})
