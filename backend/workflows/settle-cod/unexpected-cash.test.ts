import { expect } from '@jest/globals'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import type { OrderDetail } from '@/contract/shop/orders'
import type { CodLine } from '@/contract/staff/cod-statements'
import type { OrderParcels } from '@/contract/staff/parcels'

databaseTest(
  'cash that a statement brought of a parcel that is lost afterwards is the order’s, whatever another parcel collected',
  async (store) => {
    const shop = await moneyShop(store, { hasCarrier: true })
    const { orderId, total } = await shop.guest([lineOf(1, 1), lineOf(2, 1)], 1)
    const detail = async () =>
      (await shop.staff(`orders/${orderId}`, undefined, 'GET')).data as OrderDetail
    const parcels = async () =>
      ((await shop.staff(`orders/${orderId}/parcels`, undefined, 'GET')).data as OrderParcels)
        .parcels
    await shop.move(orderId, 2)
    const [first, second] = (await detail()).cartDetails.map(({ orderLineId }) => orderLineId)
    const pack = (body: object) => shop.staff(`orders/${orderId}/pack`, body)
    const lines = [
      { orderLineId: first, quantity: 1 },
      { orderLineId: second, quantity: 0 },
    ]
    await pack({ isPart: true, lines })
    await shop.staff(`orders/${orderId}/parcels`)
    await shop.work()
    const goes = async (at: number, ...states: ('pickedUp' | 'delivered' | 'lost')[]) => {
      for (const state of states) {
        shop.says((await parcels())[at]?.trackingCode ?? '', state)
        await shop.work()
      }
    }
    await goes(0, 'pickedUp', 'delivered')
    await pack({ lines: [{ orderLineId: second, quantity: 1 }] })
    await shop.staff(`orders/${orderId}/parcels`)
    await shop.work()
    await goes(1, 'pickedUp')

    const late = (await parcels())[1]
    const cash = late?.codAmount ?? 0
    expect(cash).toBeGreaterThan(0)
    const file = `Mã vận đơn,Tiền thu hộ,Tổng phí\n${late?.trackingCode},${cash},22000\n`
    const content = Buffer.from(file).toString('base64')
    await shop.staff('cod-statements', {
      ...{ carrier: 'ghn', number: 'BK1', fileName: 'bang-ke.csv', content },
    })
    const [line] = (await shop.staff('cod-lines', undefined, 'GET')).data as CodLine[]
    expect(line?.problem).toBe('undelivered')
    const body = { action: 'accept', note: 'hãng đã trả' }
    const accepted = await shop.staff(`cod-lines/${line?.id}/resolve`, body)
    expect([accepted.status, accepted.text]).toEqual([200, ''])

    await goes(1, 'lost')
    await shop.staff(`parcels/${late?.code}/close`, { isRestocked: false })
    // All of it is paid: the price of the lost book goes back, delivery is kept for the one that came.
    expect(await detail()).toMatchObject({
      ...{ status: 5, paymentStatus: 1 },
      money: { received: total, uncollected: 0, toGiveBack: 120_000, toPay: 0 },
    })
    expect(await findInconsistencies(store.db)).toEqual([])
  },
)
