import { expect } from '@jest/globals'
import { shippingRate } from '@/backend/modules/shipping/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { lineOf, twoBookShop as shop } from '@/backend/testing/orders'
import { addFlashSale, addProduct, addVoucher, wards } from '@/backend/testing/shop'
import { ask, json, refusal, type TestApp, testApp } from '@/backend/testing/test-app'
import {
  calculate,
  checkInventoryAsGuest,
  type OrderLine,
  shippingFeeAsGuest,
} from '@/contract/shop/cart'

const CAL = '/api/Order/cal'

const cal = async (app: TestApp, body: unknown): Promise<OrderLine> =>
  (await ask(app, calculate, CAL, json(body))).data

databaseTest('a cart is added up from the shop’s own prices', async (store) => {
  const app = await shop(store)
  const cart = await cal(app, { cartDetails: [lineOf(1, 2), lineOf(2)] })
  expect(cart).toMatchObject({
    tabIndex: 0,
    totalProducts: 3,
    subTotal: 196_000,
    shippingFee: 0,
    total: 196_000,
    weight: 1_300,
    freeShippingFrom: 300_000,
    address: null,
  })
  expect(cart.cartDetails[0]).toMatchObject({
    cartDetailId: 1,
    productName: 'Sách 1',
    price: 45_000,
    priceSale: 38_000,
    Quantity: 2,
    available: 20,
    total: 76_000,
    error: '',
  })
})

databaseTest(
  'lines that can’t be ordered come back with the reason, none is dropped',
  async (store) => {
    const app = await shop(store)
    await addProduct(store.db, { id: 3, isActive: false })
    await addProduct(store.db, { id: 4, onHand: 0 })
    await addProduct(store.db, { id: 5, objectType: 1 })
    const { cartDetails, subTotal } = await cal(app, {
      cartDetails: [
        lineOf(2, 4),
        lineOf(3),
        lineOf(4),
        lineOf(5),
        lineOf(2_147_483_647),
        lineOf(1),
      ],
    })
    expect(cartDetails.map(({ productId, error }) => [productId, error])).toEqual([
      [2, 'Chỉ còn 3 bản.'],
      [3, 'Sản phẩm này không còn bán.'],
      [4, 'Sản phẩm tạm hết hàng.'],
      [5, 'Bạn cần đăng nhập để mua khóa học.'],
      [2_147_483_647, 'Sản phẩm này không còn bán.'],
      [1, ''],
    ])
    expect(subTotal).toBe(cartDetails.reduce((sum, line) => sum + line.total, 0))
  },
)

databaseTest('two lines of one product share one stock', async (store) => {
  const app = await shop(store)
  const { cartDetails } = await cal(app, { cartDetails: [lineOf(2, 2), lineOf(2, 2)] })
  expect(cartDetails).toHaveLength(1)
  expect(cartDetails[0]).toMatchObject({ Quantity: 4, error: 'Chỉ còn 3 bản.' })
})

databaseTest(
  'the stock check leads to step 1, or answers 409 with the short lines',
  async (store) => {
    const app = await shop(store)
    const address = '/api/Order/check-inventory-without-login'
    const enough = json({ cartDetails: [lineOf(1, 20)] })
    expect((await ask(app, checkInventoryAsGuest, address, enough)).data.tabIndex).toBe(1)
    const short = await app.request(address, json({ cartDetails: [lineOf(1), lineOf(2, 4)] }))
    expect(short.status).toBe(409)
    expect(await short.json()).toMatchObject({
      errorMessage: expect.stringContaining('không đặt được'),
      data: { tabIndex: 0, cartDetails: [{ error: '' }, { error: 'Chỉ còn 3 bản.' }] },
    })
    expect((await refusal(app, address, json({ cartDetails: [] }))).status).toBe(409)
  },
)

databaseTest('the fee follows the ward, the weight and the value of the books', async (store) => {
  const app = await shop(store)
  const fee = async (wardId: number, ...cartDetails: unknown[]) => {
    const body = json({ cartDetails, address: { wardId } })
    const address = '/api/Order/shipping-fee-without-login'
    return (await ask(app, shippingFeeAsGuest, address, body)).data
  }
  expect(await fee(wards.benThanh, lineOf(1))).toMatchObject({
    tabIndex: 2,
    shippingFee: 18_000,
    total: 56_000,
    freeShippingFrom: 300_000,
    deliveryDays: '1–2',
    address: {
      wardId: wards.benThanh,
      wardName: 'Phường Bến Thành',
      cityName: 'Thành phố Hồ Chí Minh',
      name: '',
      isIsland: false,
    },
  })
  expect((await fee(wards.hanoi, lineOf(2, 2))).shippingFee).toBe(42_000)
  expect((await fee(wards.hanoi, lineOf(2, 3))).shippingFee).toBe(0)
  expect(await fee(wards.phuQuoc, lineOf(2, 3))).toMatchObject({
    shippingFee: 82_000,
    freeShippingFrom: null,
    address: { isIsland: true },
  })
})

databaseTest('the table of fees can be changed', async (store) => {
  const app = await shop(store)
  await store.db.insert(shippingRate).values({
    fromProvince: 79,
    zone: 1,
    baseWeight: 100,
    baseFee: 10_000,
    stepWeight: 100,
    stepFee: 1_000,
    freeOver: 1_000_000,
  })
  const cart = await cal(app, { cartDetails: [lineOf(1)], address: { wardId: wards.benThanh } })
  expect(cart).toMatchObject({ shippingFee: 12_000, freeShippingFrom: 1_000_000 })
})

databaseTest(
  'a carrier’s fee replaces the table’s, and the table stands in when it does not answer',
  async (store) => {
    await shop(store)
    const body = { cartDetails: [lineOf(1)], address: { wardId: wards.benThanh } }
    const carrier = { name: 'test', quote: async () => ({ fee: 21_500, days: '1' }) }
    const asked = await cal(testApp({ db: store.db, adapters: { feeCarriers: [carrier] } }), body)
    expect(asked).toMatchObject({ shippingFee: 21_500, deliveryDays: '1', total: 59_500 })
    const broken = { name: 'broken', quote: () => Promise.reject(new Error('away')) }
    expect(
      (await cal(testApp({ db: store.db, adapters: { feeCarriers: [broken] } }), body)).shippingFee,
    ).toBe(18_000)
  },
)

databaseTest('an unknown ward or one of the old scheme has no fee', async (store) => {
  const app = await shop(store)
  for (const wardId of [1, 999_999]) {
    const body = json({ cartDetails: [lineOf(1)], address: { wardId } })
    expect(await refusal(app, '/api/Order/shipping-fee-without-login', body)).toMatchObject({
      status: 400,
      text: 'Bạn hãy chọn phường, xã',
    })
  }
})

databaseTest(
  'a flash sale sets the price as far as it goes and is not reduced further',
  async (store) => {
    const app = await shop(store)
    await addFlashSale(store.db, { productId: 1, price: 20_000, quantity: 5, perUser: 2 })
    await addVoucher(store.db, { code: 'SALE10' })
    const within = await cal(app, { cartDetails: [lineOf(1, 2), lineOf(2)], code: 'SALE10' })
    expect(within.cartDetails[0]).toMatchObject({ priceSale: 20_000, total: 40_000 })
    expect(within.discountVoucher).toBe(12_000)
    const beyond = await cal(app, { cartDetails: [lineOf(1, 3)] })
    expect(beyond.cartDetails[0]).toMatchObject({
      priceSale: 38_000,
      total: 114_000,
      error: '',
      notice: expect.stringContaining('giá bán thường'),
    })
  },
)

databaseTest('only whole numbers from 1 to 99 are quantities', async (store) => {
  const app = await shop(store)
  const quantities = ['0', '-1', '1.5', '"5"', '" 5 "', 'true', '[]', '[1]', 'null', '{}', '"NaN"']
  const large = ['100', '1e9', '2147483647', '2147483648', '9007199254740993', '1e400', '-0']
  for (const text of [...quantities, ...large]) {
    const body = `{"cartDetails":[{"productId":1,"Quantity":${text}}]}`
    const answer = await app.request(CAL, { ...json({}), body })
    expect([text, answer.status]).toEqual([text, 400])
  }
  for (const text of ['1', '99', '1e1', '5.0']) {
    const body = `{"cartDetails":[{"productId":1,"Quantity":${text}}]}`
    expect((await app.request(CAL, { ...json({}), body })).status).toBe(200)
  }
})

databaseTest('prices, discounts and totals in a body change nothing', async (store) => {
  const app = await shop(store)
  const honest = { cartDetails: [lineOf(1, 2)], address: { wardId: wards.benThanh } }
  const truth = await cal(app, honest)
  const lies = {
    price: 1,
    priceSale: 1,
    total: 1,
    subTotal: 0,
    discount: 99_999,
    discountVoucher: 99_999,
    shippingFee: 0,
    userId: 1,
    status: 5,
    paid: true,
    stock: 999,
  }
  const lying = { ...lies, ...honest, cartDetails: [{ ...lies, ...lineOf(1, 2) }] }
  expect(await cal(app, { ...lying, address: { ...lies, wardId: wards.benThanh } })).toEqual(truth)
})
