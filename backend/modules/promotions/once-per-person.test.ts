import { expect } from '@jest/globals'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  tally,
  twoBookShop,
} from '@/backend/testing/orders'
import { addFlashSale, addVoucher } from '@/backend/testing/shop'
import { json } from '@/backend/testing/test-app'

const lan = { name: 'Lan', phone: '0912345678', address: '12 Lê Lợi', wardId: 126_743 }

databaseTest(
  'a guest uses a once-per-person code once, by telephone and by e-mail',
  async (store) => {
    const app = await twoBookShop(store)
    await addVoucher(store.db, { code: 'MOTLAN' })
    const buy = (changes: object) =>
      sendOrder(app, guestOrder([lineOf(1)], { code: 'MOTLAN', ...changes }))
    const first = await placed(await buy({ address: lan, email: 'Lan@vi.du' }))
    const again = [
      { email: 'lan@vi.du' },
      { email: ' LAN@VI.DU ' },
      { address: lan, email: 'khac@vi.du' },
      { address: lan },
    ]
    for (const changes of again)
      expect(await refused(await buy(changes))).toMatchObject({ status: 409 })
    await placed(await buy({ email: 'minh@vi.du' }))
    await placed(await buy({}))
    await placed(await buy({}))

    const token = { 'x-order-token': first.orderToken ?? '' }
    await app.request(`/api/Order/${first.orderId}/cancel`, json({}, token))
    await placed(await buy({ email: 'lan@vi.du' }))
  },
)

databaseTest('guests with one e-mail share one once-per-person code at once', async (store) => {
  const app = await twoBookShop(store)
  await addVoucher(store.db, { code: 'MOTLAN' })
  const responses = await Promise.all(
    Array.from({ length: 5 }, () =>
      sendOrder(app, guestOrder([lineOf(1)], { code: 'MOTLAN', email: 'lan@vi.du' })),
    ),
  )
  expect(tally(responses)).toEqual({ 200: 1, 409: 4 })
})

databaseTest(
  'a guest’s share of a flash sale is counted by telephone and by e-mail',
  async (store) => {
    const app = await twoBookShop(store)
    await addFlashSale(store.db, { productId: 1, price: 20_000, quantity: 9, perUser: 1 })
    const buy = async (changes: Record<string, unknown>) => {
      const { total } = await placed(await sendOrder(app, guestOrder([lineOf(1)], changes)))
      return total
    }
    const reduced = await buy({ address: lan, email: 'lan@vi.du' })
    expect(await buy({ email: 'lan@vi.du' })).toBe(reduced + 18_000)
    expect(await buy({ address: lan })).toBe(reduced + 18_000)
    expect(await buy({ email: 'minh@vi.du' })).toBe(reduced)
  },
)
