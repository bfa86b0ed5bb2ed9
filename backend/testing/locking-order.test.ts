import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { userAddress } from '@/backend/modules/accounts/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { home, twoBuyers } from '@/backend/testing/buyers'
import { lineOf, placed } from '@/backend/testing/orders'
import { locksDuring, outOfOrder } from '@/backend/testing/record-locks'
import { addFlashSale, addVoucher } from '@/backend/testing/shop'

databaseTest('an order and its cancelling lock what they share in one order', async (store) => {
  const { lan } = await twoBuyers(store)
  const { db } = store
  await addVoucher(db, { code: 'SALE10', isPublic: true })
  await addFlashSale(db, { productId: 2, price: 50_000, quantity: 5 })
  await db.insert(userAddress).values({ ...home, userId: 7, receiverName: 'Bà Lan' })
  const transactions = await locksDuring(db, async () => {
    await lan('POST', '/Order/add-product', lineOf(1, 2))
    await lan('POST', '/Order/add-product', lineOf(2, 1))
    await lan('POST', '/Order/add-voucher', { code: 'SALE10' })
    const [saved] = await db.select().from(userAddress)
    await lan('PATCH', '/Order/Address', { addressId: saved?.id })
    const body = { paymentType: 1 }
    const { orderId } = await placed(await lan('POST', '/Order/CheckOut', body, randomUUID()))
    expect((await lan('POST', `/Order/${orderId}/cancel`, {})).status).toBe(200)
  })
  expect(outOfOrder(transactions)).toEqual([])
  expect([...new Set(transactions.flat())]).toEqual(
    expect.arrayContaining(['cart', 'orders', 'inventory', 'flash_sale_item', 'voucher']),
  )
})

test('stock before its order, or a payment before it, is out of order', () => {
  expect(
    outOfOrder([
      ['orders', 'payment', 'inventory', 'parcel', 'voucher'],
      ['inventory', 'orders'],
      ['payment', 'orders'],
      ['payment', 'parcel'],
    ]),
  ).toEqual(['inventory > orders', 'payment > orders'])
})
