import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { orderEvent, orderLine, orders } from '@/backend/modules/orders/tables'
import { payment } from '@/backend/modules/payments/tables'
import { affiliateCommission, voucher, voucherUse } from '@/backend/modules/promotions/tables'
import { stockHold, stockMovement } from '@/backend/modules/stock/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  expectNothingHappened,
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop as shop,
  stockOf,
} from '@/backend/testing/orders'
import { addAffiliate, addFlashSale, addProduct, addUser, addVoucher } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'

eachDatabase(
  'cash on delivery: the order stands, its copies leave the stock, an e-mail is queued',
  async (store) => {
    const app = await shop(store)
    const { db } = store
    const body = guestOrder([lineOf(1, 2), lineOf(2)], { email: 'lan@vi.du', note: 'Gọi trước' })
    const order = await placed(await sendOrder(app, body))
    expect(order).toMatchObject({ tabIndex: 4, paymentType: 1, total: 219_000 })
    expect(order.orderCode).toMatch(/^HS\d{8}$/)
    expect(order).not.toHaveProperty('bankTransfer')

    const [row] = await db.select().from(orders)
    expect(row).toMatchObject({
      id: order.orderId,
      status: 1,
      paymentStatus: 0,
      subTotal: 196_000,
      shippingFee: 23_000,
      total: 219_000,
      receiverName: 'Lan',
      wardName: 'Phường Bến Thành',
      cityName: 'Thành phố Hồ Chí Minh',
      guestEmail: 'lan@vi.du',
      note: 'Gọi trước',
      weightGram: 1_300,
      payBefore: null,
    })
    expect(row?.guestTokenHash).not.toBe(order.orderToken)
    expect(await db.select().from(orderLine)).toMatchObject([
      { productId: 1, title: 'Sách 1', unitPrice: 38_000, listPrice: 45_000, lineTotal: 76_000 },
      { productId: 2, unitPrice: 120_000, quantity: 1, lineTotal: 120_000 },
    ])
    expect(await stockOf(db, 1)).toMatchObject({ onHand: 18, reserved: 0 })
    expect(await db.select().from(stockMovement)).toMatchObject([
      { productId: 1, dOnHand: -2, dReserved: 0, orderId: order.orderId },
      { productId: 2, dOnHand: -1, dReserved: 0 },
    ])
    expect(await db.select().from(orderEvent)).toMatchObject([{ fromStatus: null, toStatus: 1 }])
    const [mail] = await db.select().from(mailOutbox)
    expect(mail).toMatchObject({
      toAddr: 'lan@vi.du',
      subject: `Hiên Sách đã nhận đơn ${order.orderCode}`,
    })
    expect(mail?.bodyText).toContain('2 × Sách 1: 76.000 ₫')
    const said = [
      ...['Tổng cộng: 219.000 ₫', 'Giá đã gồm thuế', 'trả lại trong 7 ngày', 'đổi trong 30 ngày'],
      ...['/chinh-sach-doi-tra', '/ho-tro', '/dieu-khoan-su-dung', 'lien-he@hien-sach.example'],
      ...['Công ty Cổ phần Hiên Sách', 'Mã số thuế 0000000000', 'Số 0, đường Mẫu', '1900 0000'],
    ]
    expect(said.filter((words) => !mail?.bodyText.includes(words))).toEqual([])
    expect(mail?.bodyText).toMatch(/^Phí giao hàng: 23\.000 ₫$/m)
    expect(mail?.bodyText).toMatch(/^Giao tới: Lan, /m)
    expect(mail?.bodyText).not.toContain('Khóa học')
    const link = `/xac-nhan-don-hang/${order.orderId}?orderCode=${order.orderCode}`
    expect(mail?.bodyText).toContain(`${link}\nNếu trang hỏi, bạn nhập mã đơn`)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

eachDatabase('a transfer holds the copies for a day and shows a VietQR code', async (store) => {
  const app = await shop(store)
  const { db } = store
  const order = await placed(await sendOrder(app, guestOrder([lineOf(1, 2)], { paymentType: 2 })))
  expect(order.bankTransfer).toMatchObject({
    amount: 96_500,
    content: order.orderCode,
    qrSvg: expect.stringMatching(/^<svg/),
  })
  const [row] = await db.select().from(orders)
  expect(row).toMatchObject({
    status: 0,
    payBefore: new Date(TEST_NOW.getTime() + 24 * 3_600_000),
  })
  expect(await stockOf(db, 1)).toMatchObject({ onHand: 20, reserved: 2 })
  expect(await db.select().from(stockHold)).toMatchObject([{ productId: 1, quantity: 2, state: 0 }])
  expect(await db.select().from(payment)).toMatchObject([
    { txnRef: order.orderCode, provider: 'vietqr', amount: 96_500, status: 0 },
  ])
  expect(await findInconsistencies(db)).toEqual([])
})

eachDatabase(
  'discounts are recorded with the order, its codes are used once, the affiliate is credited',
  async (store) => {
    const app = await shop(store)
    const { db } = store
    await addVoucher(db, { code: 'SALE10', usageLimit: 5 })
    await addVoucher(db, { code: 'GIAM5K', kind: 2, discountType: 2, value: 5_000 })
    await addVoucher(db, { code: 'SHIP', kind: 2, discountType: 3, value: 50_000 })
    await addUser(db, { id: 7 })
    await addAffiliate(db, 7, 'CTV7')
    const codes = { code: 'sale10', productCode: 'giam5k', affiliateCode: 'ctv7' }
    const order = await placed(await sendOrder(app, guestOrder([lineOf(1, 2)], codes)))
    expect(order.total).toBe(76_000 - 7_600 - 5_000 - 1_520 + 20_500)
    const [row] = await db.select().from(orders)
    expect(row).toMatchObject({
      discountVoucher: 7_600,
      discountCoupon: 5_000,
      discountAffiliate: 1_520,
      voucherCode: 'SALE10',
      couponCode: 'GIAM5K',
      affiliateCode: 'CTV7',
    })
    expect(await db.select().from(voucherUse)).toMatchObject([
      { holder: `phone:${row?.phone}`, amount: 7_600 },
      { amount: 5_000 },
    ])
    expect(await db.select().from(affiliateCommission)).toMatchObject([
      { affiliateUserId: 7, base: 61_880, ratePercent: 5, amount: 3_094, status: 0 },
    ])
    const [used] = await db.select().from(voucher).where(eq(voucher.code, 'SALE10'))
    expect(used?.used).toBe(1)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

eachDatabase('the same telephone can’t use a code more often than it may', async (store) => {
  const app = await shop(store)
  await addVoucher(store.db, { code: 'SALE10' })
  const body = guestOrder([lineOf(1)], { code: 'SALE10' })
  await placed(await sendOrder(app, body))
  expect(await refused(await sendOrder(app, body))).toMatchObject({
    status: 409,
    text: 'Mã khuyến mãi không hợp lệ',
    data: { code: 'SALE10', isActiveVoucher: false, tabIndex: 0 },
  })
  expect(await store.db.$count(orders)).toBe(1)
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest('a code that takes nothing off is not used up', async (store) => {
  const app = await shop(store)
  await addVoucher(store.db, { code: 'SHIP', discountType: 3, value: 30_000 })
  await addProduct(store.db, { id: 9, salePrice: 300_000 })
  await placed(await sendOrder(app, guestOrder([lineOf(9)], { code: 'SHIP' })))
  expect(await store.db.$count(voucherUse)).toBe(0)
})

databaseTest('lines that can’t be ordered refuse the whole order', async (store) => {
  const app = await shop(store)
  await addProduct(store.db, { id: 3, isActive: false })
  await addProduct(store.db, { id: 5, objectType: 1 })
  for (const bad of [lineOf(2, 4), lineOf(3), lineOf(5), lineOf(99_999)]) {
    const response = await refused(await sendOrder(app, guestOrder([lineOf(1), bad])))
    expect(response.status).toBe(409)
    expect(response.data).toMatchObject({ cartDetails: [{ error: '' }, { error: /./ }] })
  }
  const split = guestOrder([lineOf(2, 2), lineOf(2, 2)])
  expect((await sendOrder(app, split)).status).toBe(409)
  expect((await sendOrder(app, guestOrder([]))).status).toBe(400)
  const nowhere = guestOrder([lineOf(1)])
  nowhere.address.wardId = 999_999
  expect((await sendOrder(app, nowhere)).status).toBe(400)
  await expectNothingHappened(store.db)
})

databaseTest(
  'a cart worth more than the shop can write down is refused, not broken',
  async (store) => {
    const app = await shop(store)
    const dear = { salePrice: 2_000_000_000, price: 2_000_000_000 }
    await addProduct(store.db, { id: 3, onHand: 500, ...dear })
    const response = await refused(await sendOrder(app, guestOrder([lineOf(3, 99)])))
    expect(response.status).toBe(422)
    await expectNothingHappened(store.db)
  },
)

databaseTest('an order that costs nothing is paid at once', async (store) => {
  const app = await shop(store)
  await addProduct(store.db, { id: 9, salePrice: 400_000 })
  await addVoucher(store.db, { code: 'TANG', value: 100 })
  const body = guestOrder([lineOf(9)], { code: 'TANG', paymentType: 2 })
  const order = await placed(await sendOrder(app, body))
  expect(order).toMatchObject({ total: 0 })
  expect(order).not.toHaveProperty('bankTransfer')
  const [row] = await store.db.select().from(orders)
  expect(row).toMatchObject({ status: 1, paymentStatus: 1, paidAt: TEST_NOW, payBefore: null })
  expect(await store.db.$count(payment)).toBe(0)
  expect(await findInconsistencies(store.db)).toEqual([])
})

eachDatabase(
  'a flash sale is bought at its price, counted, and bounded per buyer',
  async (store) => {
    const app = await shop(store)
    const { db } = store
    await addFlashSale(db, { productId: 1, price: 20_000, quantity: 5, perUser: 2 })
    const body = guestOrder([lineOf(1, 2)])
    expect((await placed(await sendOrder(app, body))).total).toBe(60_500)
    const [item] = await db.select().from(flashSaleItem)
    expect(item?.sold).toBe(2)
    const again = await placed(await sendOrder(app, { ...body, cartDetails: [lineOf(1)] }))
    expect(again.total).toBe(56_000)
    expect((await placed(await sendOrder(app, guestOrder([lineOf(1, 2)])))).total).toBe(60_500)
    expect((await placed(await sendOrder(app, guestOrder([lineOf(1, 2)])))).total).toBe(96_500)
    expect(await findInconsistencies(db)).toEqual([])
  },
)
