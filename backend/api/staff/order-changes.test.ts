import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { payment } from '@/backend/modules/payments/tables'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  sendOrder,
  stockOf,
  twoBookShop,
} from '@/backend/testing/orders'
import { addUser, wards } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json, refusal, testApp } from '@/backend/testing/test-app'
import { getOrder } from '@/contract/shop/orders'
import * as calls from '@/contract/staff/order-changes'
import { getStaffOrder, listOrders } from '@/contract/staff/orders'

const staff = staffCaller(['sales', 'support'])

const by = (body: unknown, method = 'POST') => ({
  ...json(body, { authorization: 'Bearer staff' }),
  method,
})

async function openDesk({ db }: Pick<Store, 'db'>) {
  await twoBookShop({ db })
  const app = testApp({ db, callers: { staff } })
  const order = async (changes = {}, lines = [lineOf(1)]) =>
    placed(await sendOrder(app, guestOrder(lines, changes)))
  const find = async (query: string) => {
    const init = { headers: { authorization: 'Bearer staff' } }
    const { data } = await ask(app, listOrders, `/api/staff/orders?${query}`, init)
    return data.map(({ orderCode }) => orderCode)
  }
  const call = (id: string, body: unknown) =>
    ask(app, calls.recordCall, `/api/staff/orders/${id}/calls`, by(body))
  return { app, db, order, find, call }
}

databaseTest('the staff find an order by code, telephone, name and title', async (store) => {
  const { order, find } = await openDesk(store)
  // A digit of its usual title may stand in the other order's code.
  await store.db.update(product).set({ title: 'Truyện Kiều' }).where(eq(product.id, 1))
  const address = { name: 'Nguyễn Thị Đào', phone: '0912345678', address: '1 Lê Lợi' }
  const wanted = await order({ address: { ...address, wardId: wards.benThanh } })
  await order({}, [lineOf(2)])
  const hits = [
    wanted.orderCode.toLowerCase(),
    '0912345678',
    '%2B84%20912%20345%20678',
    'nguyen thi dao',
    'Đào Nguyễn',
    'truyện kiều',
  ]
  for (const search of hits) {
    expect([search, await find(`search=${search}`)]).toEqual([search, [wanted.orderCode]])
  }
  expect(await find('search=%25')).toHaveLength(2)
  expect(await find('search=khong co ai')).toEqual([])
})

databaseTest('a call confirms a cash order, calls it off, or is only remembered', async (store) => {
  const { app, order, call, find, db } = await openDesk(store)
  const one = await order()
  expect(await find('view=toConfirm')).toEqual([one.orderCode])
  const tried = await call(one.orderId, { outcome: 'notReached', note: 'máy bận' })
  expect(tried.data).toMatchObject({ status: 1, nextStatuses: [2, 7] })
  expect((await call(one.orderId, { outcome: 'reached' })).data.status).toBe(2)
  expect(await find('view=toPack')).toEqual([one.orderCode])
  const again = await refusal(
    app,
    `/api/staff/orders/${one.orderId}/calls`,
    by({ outcome: 'reached' }),
  )
  expect(again.status).toBe(409)

  const two = await order()
  const off = await call(two.orderId, { outcome: 'refused' })
  expect(off.data).toMatchObject({
    status: 7,
    cancelReason: 'Khách không nhận đơn khi gọi xác nhận',
  })
  expect(await stockOf(db, 1)).toMatchObject({ onHand: 19 })
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest(
  'notes and tags are for the staff; the buyer reads what is meant for both',
  async (store) => {
    const { app, order } = await openDesk(store)
    await addUser(store.db, { id: 90, name: 'Tiệm' })
    const { orderId, orderToken = '' } = await order()
    const path = `/api/staff/orders/${orderId}`
    await ask(app, calls.addOrderNote, `${path}/notes`, by({ text: 'Khách quen' }))
    const body = { text: 'Sách bọc bìa kính', isForBuyer: true }
    await ask(app, calls.addOrderNote, `${path}/notes`, by(body))
    const tags = { tags: ['gấp', 'gấp', 'quà tặng'] }
    const { data } = await ask(app, calls.tagOrder, `${path}/tags`, by(tags, 'PATCH'))
    expect(data.tags).toEqual(['gấp', 'quà tặng'])
    expect(data.history.map(({ kind, actor, actorName }) => [kind, actor, actorName])).toEqual([
      ['status', expect.stringMatching(/^phone:/), null],
      ['note', 'staff:90', 'Tiệm'],
      ['note', 'staff:90', 'Tiệm'],
      ['tags', 'staff:90', 'Tiệm'],
    ])
    const init = { headers: { 'x-order-token': orderToken } }
    const read = await ask(app, getOrder, `/api/Order/${orderId}`, init)
    expect(read.data.events.map(({ note }) => note)).toEqual([null, 'Sách bọc bìa kính'])
  },
)

databaseTest(
  'a cash order goes elsewhere at that place’s fee, until it is packed',
  async (store) => {
    const { app, order, call, find, db } = await openDesk(store)
    const { orderId, total } = await order()
    const path = `/api/staff/orders/${orderId}/address`
    const address = { name: 'Trần Bình', phone: '0987654321', address: '5 Hàng Bài' }
    const there = { ...address, wardId: wards.hanoi }
    const moved = await ask(app, calls.changeOrderAddress, path, by(there, 'PATCH'))
    expect(moved.data).toMatchObject({
      shippingFee: 32_000,
      total: total - 18_000 + 32_000,
      address: { name: 'Trần Bình', cityName: expect.stringContaining('Hà Nội') },
    })
    expect(await find('search=tran binh')).toHaveLength(1)
    expect((await refusal(app, path, by({ ...there, wardId: 1 }, 'PATCH'))).status).toBe(400)
    const begun = { txnRef: 'HS-1', orderId, provider: 'vnpay', amount: 1, status: 2 }
    await db.insert(payment).values(begun)
    const back = { ...address, wardId: wards.benThanh }
    const kept = await ask(app, calls.changeOrderAddress, path, by(back, 'PATCH'))
    expect(kept.data.shippingFee).toBe(32_000)
    await call(orderId, { outcome: 'reached' })
    await db.update(orders).set({ status: 3 }).where(eq(orders.id, orderId))
    expect((await refusal(app, path, by(there, 'PATCH'))).status).toBe(409)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('what an order says is mailed again, and only what it says', async (store) => {
  const { app, db, order } = await openDesk(store)
  const { orderId, orderCode } = await order({ email: 'lan@vi.du' })
  const send = (kind: string, id = orderId) =>
    app.request(`/api/staff/orders/${id}/emails`, by({ kind }))
  expect((await send('placed')).status).toBe(200)
  const letters = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddr, 'lan@vi.du'))
  expect(letters).toHaveLength(2)
  expect(letters[1]?.bodyText).toBe(letters[0]?.bodyText)
  // Not paid, not confirmed: there is nothing to say.
  expect([(await send('paid')).status, (await send('status')).status]).toEqual([409, 409])
  await db.update(orders).set({ status: 4, paymentStatus: 1 }).where(eq(orders.id, orderId))
  expect([(await send('paid')).status, (await send('status')).status]).toEqual([200, 200])
  const seen = await ask(app, getStaffOrder, `/api/staff/orders/${orderId}`, {
    headers: { authorization: 'Bearer staff' },
  })
  const mailed = seen.data.history.filter(({ note }) => note?.startsWith('Gửi lại thư'))
  expect(mailed.map(({ isInternal }) => isInternal)).toEqual([true, true, true])
  expect(mailed[0]?.note).toContain(orderCode)
  const silent = await order({ email: '' })
  expect((await send('placed', silent.orderId)).status).toBe(409)
})
