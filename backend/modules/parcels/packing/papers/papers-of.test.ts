import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { ordersToPrint } from '@/backend/modules/parcels/packing/packing-queries'
import type { Paper } from '@/backend/modules/parcels/packing/papers/paper'
import { papersOf } from '@/backend/modules/parcels/packing/papers/papers-of'
import { writeLabel } from '@/backend/modules/parcels/packing/papers/write-label'
import { writeSlip } from '@/backend/modules/parcels/packing/papers/write-slip'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { formatMoney } from '@/backend/platform/format-money'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { type GhnShop, parcelsOf, shopWithGhn } from '@/backend/testing/parcels'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, testApp } from '@/backend/testing/test-app'
import type { PackingOrder } from '@/contract/staff/packing'

const staff = staffCaller()
const sender = { name: 'Hiệu sách', address: 'Hà Nội', phone: '0900000000' }

/** The texts of a label and of a slip for each paper of an order. */
async function textsOf(db: Db, orderId: string) {
  const papers = await papersOf(db, await ordersToPrint(db, [orderId]))
  const read = (write: (paper: Paper) => void) => {
    const texts: string[] = []
    write({
      addPage: () => undefined,
      write: (text: string, { y }: { y: number }) => {
        texts.push(text)
        return y
      },
      barcode: (code: string) => texts.push(`bars ${code}`),
      rule: () => undefined,
    } as never)
    return texts
  }
  return papers.map((printed) => ({
    label: read((paper) => writeLabel(paper, printed, sender)),
    slip: read((paper) => writeSlip(paper, printed, sender, true)),
  }))
}

async function pagesOf(shop: GhnShop, orderId: string) {
  const body = { kind: 'labels', orderIds: [orderId] }
  const answer = await shop.ask('packing/papers', 'POST', body)
  const { data } = (await answer.json()) as { data: { data: string } }
  return /\/Count (\d+)/.exec(Buffer.from(data.data, 'base64').toString('latin1'))?.[1]
}

databaseTest(
  'each parcel of a split order has papers of its own lines and cash',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const order = await placed(
        await sendOrder(shop.app, guestOrder([lineOf(1, 2), lineOf(2, 2)])),
      )
      const { orderId, orderCode, total } = order
      await shop.call(orderId, 'PATCH', { status: 2 })
      const lines = await db
        .select()
        .from(orderLine)
        .where(eq(orderLine.orderId, orderId))
        .orderBy(orderLine.productId)
      const [one, two] = lines
      if (!one || !two) throw new Error('no lines')
      const [whole] = await textsOf(db, orderId)
      expect(whole?.label).toContain(formatMoney(total))
      const pack = (copies: [number, number][], isPart: boolean) =>
        shop.call(`${orderId}/pack`, 'POST', {
          isPart,
          lines: copies.map(([orderLineId, quantity]) => ({ orderLineId, quantity })),
        })
      await pack(
        [
          [one.id, 2],
          [two.id, 1],
        ],
        true,
      )
      const [next] = await textsOf(db, orderId)
      await shop.send(orderId)
      const [first] = await parcelsOf(db, orderId)
      // What was printed before the carrier was told is what it is told.
      expect(next?.label).toContain(formatMoney(first?.codAmount ?? 0))
      expect(next?.label).toContain(`bars ${orderCode}`)
      await pack([[two.id, 1]], false)
      await shop.send(orderId)

      const [, second] = await parcelsOf(db, orderId)
      expect(first?.codAmount).not.toBe(second?.codAmount)
      const scan = async (code: string | null | undefined) => {
        const found = await shop.ask(`packing/${code}`, 'GET')
        const { data } = (await found.json()) as { data: PackingOrder }
        return [data.orderCode, data.parcel?.code, data.parcel?.copies.length]
      }
      expect(await scan(orderCode)).toEqual([orderCode, orderCode, 2])
      expect(await scan(second?.code.toLowerCase())).toEqual([orderCode, `${orderCode}-2`, 1])
      await shop.work()
      const [, sent] = await parcelsOf(db, orderId)
      expect(await scan(sent?.trackingCode)).toEqual([orderCode, `${orderCode}-2`, 1])
      expect((await shop.ask(`packing/${orderCode}-9`, 'GET')).status).toBe(404)
      expect(await pagesOf(shop, orderId)).toBe('2')
      const papers = await textsOf(db, orderId)
      for (const [at, row] of [first, second].entries()) {
        const { label = [], slip = [] } = papers[at] ?? {}
        for (const texts of [label, slip]) {
          expect(texts).toContain(`bars ${row?.code}`)
          expect(texts).toContain(formatMoney(row?.codAmount ?? 0))
          expect(texts).not.toContain(formatMoney(total))
        }
        expect(slip.includes(one.title)).toBe(at === 0)
        expect(slip).toContain(two.title)
      }
      await db.update(orders).set({ paymentStatus: 1 }).where(eq(orders.id, orderId))
      const [paid] = await textsOf(db, orderId)
      expect(paid?.label).toContain('Không thu tiền')
    } finally {
      shop.site.close()
    }
  },
)

databaseTest(
  'without a carrier an order packed in two rounds has two labels that sum to what is owed',
  async ({ db }) => {
    await twoBookShop({ db })
    const app = testApp({ db, callers: { staff } })
    const call = (path: string, body: object, method = 'POST') =>
      app.request(`/api/staff/${path}`, {
        ...json(body, { authorization: 'Bearer staff' }),
        method,
      })
    const order = await placed(await sendOrder(app, guestOrder([lineOf(1, 2), lineOf(2, 2)])))
    const { orderId, orderCode, total } = order
    await call(`orders/${orderId}`, { status: 2 }, 'PATCH')
    const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, orderId))
    const ids = lines.map(({ id }) => id)
    const collected = async () =>
      (await textsOf(db, orderId)).map(({ label }) => {
        const at = label.indexOf('Thu hộ')
        return [label.find((text) => text.startsWith('bars ')), label[at + 1]]
      })
    const one = (orderLineId: number) => ({ orderLineId, quantity: 1 })
    await call(`orders/${orderId}/pack`, { isPart: true, lines: ids.map(one) })
    const [first] = await collected()
    await call(`orders/${orderId}`, { status: 4 }, 'PATCH')
    await call(`orders/${orderId}/pack`, { isPart: false, lines: ids.map(one) })
    const rows = await parcelsOf(db, orderId)
    expect(rows.map(({ codAmount }) => codAmount).reduce((sum, some) => sum + some)).toBe(total)
    expect(await collected()).toEqual([
      first,
      [`bars ${orderCode}-2`, formatMoney(rows[1]?.codAmount ?? 0)],
    ])
    expect(first).toEqual([`bars ${orderCode}`, formatMoney(rows[0]?.codAmount ?? 0)])
    await call(`orders/${orderId}`, { status: 5 }, 'PATCH')
    expect((await parcelsOf(db, orderId)).map(({ state }) => state)).toEqual(
      rows.map(() => 'delivered'),
    )
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('an order in one parcel keeps the papers of the order', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const { orderId, total } = await shop.packedOrder({}, [lineOf(1, 2), lineOf(2)])
    const before = await textsOf(db, orderId)
    expect(before).toHaveLength(1)
    expect(before[0]?.label).toContain(formatMoney(total))
    await shop.send(orderId)
    expect(await textsOf(db, orderId)).toEqual(before)
  } finally {
    shop.site.close()
  }
})
