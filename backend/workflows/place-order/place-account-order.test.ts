import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { userAddress } from '@/backend/modules/accounts/tables'
import { course, userCourse } from '@/backend/modules/learning/tables'
import { orders } from '@/backend/modules/orders/tables'
import { affiliateCommission } from '@/backend/modules/promotions/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { cartOf, home, twoBuyers } from '@/backend/testing/buyers'
import { lineOf, payByBank, placed, refused, stockOf } from '@/backend/testing/orders'
import { addAffiliate, addProduct, addVoucher } from '@/backend/testing/shop'

const order = (paymentType: number, key: string = randomUUID(), more = {}) =>
  ['POST', '/Order/CheckOut', { paymentType, ...more }, key] as const

databaseTest(
  'the signed-in buyer orders the cart to a saved address; the cart is empty then',
  async (store) => {
    const { lan } = await twoBuyers(store)
    const { db } = store
    await addVoucher(db, { code: 'SALE10', isPublic: true })
    await addAffiliate(db, 8, 'CTV8')
    await lan('POST', '/Order/add-product', lineOf(1, 2))
    await lan('POST', '/Order/add-voucher', { code: 'SALE10' })
    await lan('GET', '/Order/add-affiliate?affiliateCode=CTV8')
    expect((await lan(...order(1))).status).toBe(400)
    const [saved] = await db
      .insert(userAddress)
      .values({ ...home, userId: 7, receiverName: 'Bà Lan', isDefault: true })
      .returning({ id: userAddress.id })
    // The usual address tells the fee before it is chosen; an order still asks for one.
    expect(await cartOf(await lan('GET', '/Order'))).toMatchObject({
      shippingFee: 20_500,
      address: { name: '', wardName: 'Phường Bến Thành' },
    })
    expect((await lan(...order(1))).status).toBe(400)
    const addressed = await cartOf(await lan('PATCH', '/Order/Address', { addressId: saved?.id }))
    expect(addressed).toMatchObject({
      tabIndex: 2,
      shippingFee: 20_500,
      address: { name: 'Bà Lan', wardName: 'Phường Bến Thành' },
    })
    const key = randomUUID()
    const more = { expectedTotal: addressed.total }
    const first = await placed(await lan(...order(1, key, more)))
    expect(first.total).toBe(addressed.total)
    expect(first).not.toHaveProperty('orderToken')
    expect(await placed(await lan(...order(1, key, more)))).toEqual(first)
    expect(await db.select().from(orders)).toMatchObject([
      { userId: 7, receiverName: 'Bà Lan', guestEmail: null, guestTokenHash: null },
    ])
    const empty = await cartOf(await lan('GET', '/Order'))
    expect(empty).toMatchObject({ cartDetails: [], code: null, affiliateCode: null })
    expect(empty.address).toMatchObject({ name: 'Bà Lan' })
    expect((await lan(...order(1))).status).toBe(409)
    expect(await db.select().from(affiliateCommission)).toMatchObject([{ affiliateUserId: 8 }])
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'a course is bought once, paid beforehand, opened when it is paid, closed when cancelled',
  async (store) => {
    const { lan } = await twoBuyers(store)
    const { db } = store
    await addProduct(db, { id: 30, objectType: 1, salePrice: 200_000 })
    await db
      .insert(course)
      .values({ id: 5, productId: 30, name: 'Toán 1', slug: 'toan-1', validDays: 365 })
    await lan('POST', '/Order/add-product', lineOf(30))
    const twice = await cartOf(await lan('POST', '/Order/add-product', lineOf(30)))
    expect(twice).toMatchObject({ totalProducts: 1, weight: 0 })
    expect(twice.cartDetails[0]?.notice).toBe('Học trong 365 ngày kể từ khi thanh toán.')
    const path = `/Order/cartDetails/${twice.cartDetails[0]?.cartDetailId}`
    expect(await refused(await lan('PATCH', path, { Quantity: 2 }))).toMatchObject({
      status: 409,
      text: 'Mỗi khóa học chỉ cần mua một lần.',
    })
    expect(twice.needsNoAddress).toBe(true)
    expect(await refused(await lan(...order(2)))).toMatchObject({
      status: 400,
      text: 'Bạn hãy điền tên và số điện thoại trước khi đặt.',
    })
    const buyer = { name: 'Lan', phone: '0912345678' }
    const addressed = await cartOf(await lan('PATCH', '/Order/Address', buyer))
    expect(addressed).toMatchObject({ shippingFee: 0, freeShippingFrom: null, total: 200_000 })
    expect(addressed).toMatchObject({ tabIndex: 2, address: { ...buyer, address: '', wardId: 0 } })
    // With a book in the cart it is no longer known where that goes.
    const mixed = await cartOf(await lan('POST', '/Order/add-product', lineOf(1)))
    expect(mixed).toMatchObject({ needsNoAddress: false, address: null })
    expect((await lan(...order(2))).status).toBe(400)
    expect(await refused(await lan('PATCH', '/Order/Address', buyer))).toMatchObject({
      status: 400,
      text: 'Bạn hãy chọn phường, xã',
    })
    const book = mixed.cartDetails.find(({ productId }) => productId === 1)
    await lan('DELETE', `/Order/cartDetails/${book?.cartDetailId}`)
    expect(addressed.paymentTypes).toEqual([2])
    expect((await lan(...order(1))).status).toBe(422)
    const { orderId } = await placed(await lan(...order(2)))
    const [email] = await db.select().from(mailOutbox)
    expect(email?.bodyText).toContain('/tai-lieu-cua-toi\n')
    expect(email?.bodyText).not.toMatch(/giao hàng|Giao tới|Nếu trang hỏi/)
    expect(email?.bodyText).toContain(`/tai-khoan/don-hang/${orderId}\n`)
    expect(await db.$count(userCourse)).toBe(0)
    await payByBank(db, orderId)
    // Courses alone are delivered when they are paid.
    expect(await db.select().from(orders)).toMatchObject([{ status: 5, paymentStatus: 1 }])
    expect(await db.select().from(userCourse)).toMatchObject([{ userId: 7, courseId: 5, orderId }])
    expect((await lan('POST', '/Order/add-product', lineOf(30))).status).toBe(409)
  },
)

onPostgres(
  'one cart ordered ten times at once: one order with one key, one without the others',
  async (store) => {
    const { lan } = await twoBuyers(store)
    const { db } = store
    await lan('POST', '/Order/add-product', lineOf(1, 2))
    await lan('PATCH', '/Order/Address', home)
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 10 }, () => lan(...order(1, key))))
    expect(same.map((response) => response.status)).toEqual(Array(10).fill(200))
    expect(await db.$count(orders)).toBe(1)
    await lan('POST', '/Order/add-product', lineOf(1))
    const others = await Promise.all(Array.from({ length: 10 }, () => lan(...order(1))))
    expect(others.filter((response) => response.status === 200)).toHaveLength(1)
    expect(await db.$count(orders)).toBe(2)
    expect(await stockOf(db, 1)).toMatchObject({ onHand: 17 })
    expect(await findInconsistencies(db)).toEqual([])
  },
)
