import { expect } from '@jest/globals'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { moneyShop } from '@/backend/testing/money-shop'
import type { OrderDetail } from '@/contract/shop/orders'
import type { OwnReturns } from '@/contract/shop/returns'

const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }

/** A course, with a book or alone, that Lan has paid by transfer and, with a book, received. */
async function boughtCourse(store: Parameters<typeof moneyShop>[0], hasBook: boolean) {
  const shop = await moneyShop(store)
  const course = { productId: 30, Quantity: 1 }
  const books = hasBook ? [{ productId: 1, Quantity: 1 }] : []
  const order = await shop.buy([course, ...books], 2)
  await shop.transfer(order.orderCode, order.total)
  if (hasBook) for (const status of [2, 3, 4, 5]) await shop.move(order.orderId, status)
  const path = `/api/Order/${order.orderId}`
  const own = async () =>
    (await shop.call(`${path}/returns`, { method: 'GET', token: 'lan' })).data as OwnReturns
  const ask = async (reason: string) => {
    const line = (await own()).lines.find(({ isCourse }) => isCourse)
    const lines = [{ orderLineId: line?.orderLineId, quantity: 1 }]
    return shop.call(`${path}/returns`, { body: { reason, lines, receiver }, token: 'lan' })
  }
  const read = async () =>
    (await shop.call(path, { method: 'GET', token: 'lan' })).data as OrderDetail
  return { shop, own, ask, read }
}

databaseTest('a course goes back within seven days, for the one reason it has', async (store) => {
  const { shop, own, ask } = await boughtCourse(store, false)
  expect((await own()).reasons).toEqual(['unwanted'])
  expect((await ask('damaged')).status).toBe(409)
  shop.wait(8)
  expect((await own()).reasons).toEqual([])
  expect((await ask('unwanted')).status).toBe(409)
})

databaseTest('a course bought with a book has its own term and reason', async (store) => {
  const { shop, own, ask } = await boughtCourse(store, true)
  expect((await own()).reasons).toContain('damaged')
  expect((await ask('damaged')).text).toContain('lý do đổi ý')
  shop.wait(8)
  const refusals = (await own()).lines.map(({ isCourse, refusal }) => [isCourse, refusal !== ''])
  expect(refusals.sort()).toEqual([
    [false, false],
    [true, true],
  ])
})

databaseTest('nobody is asked to send a course to the warehouse', async (store) => {
  const { shop, own, ask, read } = await boughtCourse(store, false)
  expect((await ask('unwanted')).status).toBe(200)
  const [asked] = (await own()).returns
  await shop.staff(`returns/${asked?.id}/decide`, { isApproved: true })
  const lines = asked?.lines.map(({ orderLineId }) => ({ orderLineId, restock: 0, writeOff: 1 }))
  await shop.staff(`returns/${asked?.id}/receive`, { lines })
  const mails = (await store.db.select().from(mailOutbox)).filter(({ subject }) =>
    subject.startsWith('Trả'),
  )
  expect(mails.map(({ subject }) => subject.replace(/ của.*/, ''))).toEqual([
    ...['Trả khóa học', 'Trả khóa học', 'Trả khóa học'],
  ])
  const notes = (await read()).events.map(({ note }) => note ?? '')
  const said = [...mails.map(({ bodyText }) => bodyText), ...notes].join('\n')
  expect(said).not.toMatch(/kho(?!\p{L})|gói hàng|gửi hàng|trả phí gửi|lấy tại nhà|bản\./iu)
  expect(said).toContain('khóa học đóng lại')
})
