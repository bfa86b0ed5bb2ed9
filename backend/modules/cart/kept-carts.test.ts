import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { userAddress } from '@/backend/modules/accounts/tables'
import { databaseTest, onPostgres } from '@/backend/platform/db/testing'
import { cartOf, home, twoBuyers } from '@/backend/testing/buyers'
import { lineOf, placed, refused } from '@/backend/testing/orders'
import { addProduct } from '@/backend/testing/shop'

const quantities = ({ cartDetails }: Awaited<ReturnType<typeof cartOf>>) =>
  Object.fromEntries(cartDetails.map((line) => [line.productId, line.Quantity]))

onPostgres('an addition sent again with its key adds nothing, also at once', async (store) => {
  const { lan } = await twoBuyers(store)
  const addKey = randomUUID()
  const add = (more: object) => lan('POST', '/Order/add-product', { ...lineOf(1, 2), ...more })
  const answers = await Promise.all(Array.from({ length: 20 }, () => add({ addKey })))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(quantities(await cartOf(await add({ addKey: randomUUID() })))).toEqual({ 1: 4 })
})

databaseTest('a refused addition leaves its key usable', async (store) => {
  const { lan } = await twoBuyers(store)
  const addKey = randomUUID()
  const add = (copies: number) =>
    lan('POST', '/Order/add-product', { ...lineOf(2, copies), addKey })
  expect((await add(4)).status).toBe(409)
  expect(quantities(await cartOf(await add(3)))).toEqual({ 2: 3 })
})

databaseTest(
  'a merge sent again with more in it adds what it has not merged yet',
  async (store) => {
    const { lan } = await twoBuyers(store)
    const mergeKey = randomUUID()
    const merge = (...cartDetails: unknown[]) =>
      lan('POST', '/Order/merge', { cartDetails, mergeKey })
    await merge(lineOf(1, 2))
    // Its answer was lost, and the guest went on.
    const again = await cartOf(await merge(lineOf(1, 3), lineOf(2)))
    expect(quantities(again)).toEqual({ 1: 3, 2: 1 })
    expect(quantities(await cartOf(await merge(lineOf(1, 3), lineOf(2))))).toEqual({ 1: 3, 2: 1 })
    expect(quantities(await cartOf(await merge(lineOf(1, 2), lineOf(2, 2))))).toEqual({
      1: 3,
      2: 2,
    })
  },
)

databaseTest('a merge that stops at ninety-nine copies says so', async (store) => {
  const { lan } = await twoBuyers(store)
  await addProduct(store.db, { id: 3, onHand: 500 })
  const merge = async (copies: number) => {
    const answer = await lan('POST', '/Order/merge', {
      cartDetails: [lineOf(3, copies)],
      mergeKey: randomUUID(),
    })
    return ((await answer.json()) as { successMessage: string }).successMessage
  }
  expect(await merge(60)).toBe('Đã gộp giỏ hàng trên máy này vào giỏ hàng của bạn.')
  expect(await merge(60)).toMatch(/99 bản/)
})

databaseTest('the quantity of a book that was taken out elsewhere says so', async (store) => {
  const { lan } = await twoBuyers(store)
  const added = await cartOf(await lan('POST', '/Order/add-product', lineOf(1)))
  const path = `/Order/cartDetails/${added.cartDetails[0]?.cartDetailId}`
  await lan('DELETE', path)
  expect(await refused(await lan('PATCH', path, { Quantity: 2 }))).toEqual({
    status: 404,
    text: 'Sản phẩm này không còn trong giỏ hàng.',
  })
})

databaseTest('a cart that has changed since the buyer saw it is not ordered', async (store) => {
  const { lan } = await twoBuyers(store)
  await addProduct(store.db, { id: 3 })
  await lan('POST', '/Order/add-product', lineOf(1))
  const seen = await cartOf(await lan('PATCH', '/Order/Address', home))
  const order = (expectedCart: string | undefined) =>
    lan('POST', '/Order/CheckOut', { paymentType: 1, expectedTotal: seen.total, expectedCart })
  const expectChanged = async () => {
    const answer = await refused(await order(seen.fingerprint))
    expect(answer).toMatchObject({
      status: 409,
      text: expect.stringContaining('Giỏ hàng'),
      data: { total: seen.total, tabIndex: 0, fingerprint: expect.any(String) },
    })
    expect(answer.data?.fingerprint).not.toBe(seen.fingerprint)
  }
  // Another book of the same price, by another device.
  const [line] = seen.cartDetails
  await lan('DELETE', `/Order/cartDetails/${line?.cartDetailId}`)
  await lan('POST', '/Order/add-product', lineOf(3))
  await expectChanged()
  await lan('DELETE', `/Order/cartDetails/${Number(line?.cartDetailId) + 1}`)
  await lan('POST', '/Order/add-product', lineOf(1))
  // The same goods again, to somebody else's door.
  await lan('PATCH', '/Order/Address', { ...home, address: '99 Nguyễn Huệ' })
  await expectChanged()
  const last = await cartOf(await lan('PATCH', '/Order/Address', home))
  expect(last.fingerprint).toBe(seen.fingerprint)
  await placed(await order(last.fingerprint))
})

databaseTest('a saved address that was edited elsewhere is not sent to unseen', async (store) => {
  const { lan } = await twoBuyers(store)
  const [saved] = await store.db
    .insert(userAddress)
    .values({ ...home, userId: 7, receiverName: 'Lan' })
    .returning({ id: userAddress.id })
  await lan('POST', '/Order/add-product', lineOf(1))
  const seen = await cartOf(await lan('PATCH', '/Order/Address', { addressId: saved?.id }))
  await store.db.update(userAddress).set({ address: '99 Nguyễn Huệ' })
  const order = { paymentType: 1, expectedTotal: seen.total, expectedCart: seen.fingerprint }
  expect((await lan('POST', '/Order/CheckOut', order)).status).toBe(409)
})
