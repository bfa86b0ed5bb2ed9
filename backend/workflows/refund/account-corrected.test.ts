import { expect } from '@jest/globals'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import type { StaffOrder } from '@/contract/staff/orders'
import type { Refund } from '@/contract/staff/refunds'

const wrong = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
const right = { ...wrong, account: '9876543210' }

databaseTest(
  'an account the buyer calls about is corrected until the money goes, and approved again',
  async (store) => {
    const shop = await moneyShop(store)
    const order = await shop.guest([lineOf(1, 2)], 2)
    await shop.transfer(order.orderCode, order.total)
    const { orderToken } = order
    await shop.call(`/api/Order/${order.orderId}/cancel`, { orderToken, body: { receiver: wrong } })
    const read = async () =>
      ((await shop.staff('refunds?state=all', undefined, 'GET')).data as Refund[])[0]
    const id = (await read())?.id
    const write = (body: object) => shop.staff(`refunds/${id}/receiver`, body)

    expect((await write({ ...wrong, account: '555555' })).status).toBe(200)
    await shop.staff(`refunds/${id}/approve`)
    expect(await read()).toMatchObject({ status: 1, receiver: { account: '555555' } })
    expect((await write(right)).status).toBe(200)
    expect(await read()).toMatchObject({ status: 0, approvedBy: null, receiver: right })
    const mails = await store.db.select().from(mailOutbox)
    expect(mails.some(({ bodyText }) => bodyText.includes('bốn số cuối 3210'))).toBe(true)
    const seen = await shop.staff(`orders/${order.orderId}`, undefined, 'GET')
    const told = (seen.data as StaffOrder).history.filter(({ note }) => note?.includes('số cuối'))
    expect(told.map(({ isInternal, kind }) => [isInternal, kind])).toEqual([
      [true, 'refund'],
      [true, 'refund'],
    ])

    await shop.staff(`refunds/${id}/approve`)
    await shop.staff(`refunds/${id}/settle`, { reference: 'FT1' })
    expect((await write(wrong)).status).toBe(409)
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)

databaseTest('a transfer that goes back names the order it was meant for', async (store) => {
  const shop = await moneyShop(store)
  const order = await shop.guest([lineOf(1, 2)], 2)
  await shop.transfer(order.orderCode, order.total)
  await shop.transfer(order.orderCode, 5_000)
  const open = (await shop.staff('transfers?state=open', undefined, 'GET')).data as { id: string }[]
  await shop.staff(`transfers/${open[0]?.id}/resolve`, { action: 'refund' })
  const refunds = (await shop.staff('refunds?state=open', undefined, 'GET')).data as Refund[]
  expect(refunds).toMatchObject([{ orderId: order.orderId, orderCode: order.orderCode }])
  const { id } = refunds[0] as Refund
  expect((await shop.staff(`refunds/${id}/receiver`, right)).status).toBe(200)
  expect(await findInconsistencies(store.db)).toEqual([])
})
