import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { parcelsOf, shopWithGhn } from '@/backend/testing/parcels'
import { twoParcels } from '@/backend/testing/split-orders'
import type { OrderDetail } from '@/contract/shop/orders'

databaseTest(
  'the only parcel of an order that was sent by hand is not one more',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const { orderId, orderToken = '' } = await shop.packedOrder()
      await shop.send(orderId)
      await shop.work()
      await shop.call(orderId, 'PATCH', { status: 4 })
      const [row] = await parcelsOf(db, orderId)
      await shop.goesOn(row?.trackingCode ?? '', 'picked')
      const mails = await db.select().from(mailOutbox)
      const out = mails.filter(({ subject }) => subject.endsWith('đang trên đường giao'))
      const headers = { 'x-order-token': orderToken }
      const page = await shop.app.request(`/api/Order/${orderId}`, { headers })
      const { data } = (await page.json()) as { data: OrderDetail }
      expect(out.at(-1)?.bodyText).toContain(row?.trackingCode)
      const said = [...out.map(({ bodyText }) => bodyText), ...data.events.map(({ note }) => note)]
      expect(said.filter((text) => /kiện nữa/i.test(text ?? ''))).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

databaseTest('the second parcel of an order is one more', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const { one, two } = await twoParcels(db, shop)
    await shop.goesOn(one, 'picked')
    await shop.goesOn(two, 'picked')
    const mails = await db.select().from(mailOutbox)
    expect(mails.filter(({ bodyText }) => /Một kiện nữa/.test(bodyText))).toHaveLength(1)
  } finally {
    shop.site.close()
  }
})

databaseTest('a telephone hears that the order has arrived when all of it has', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const { one, two, orderId } = await twoParcels(db, shop)
    await db.update(orders).set({ guestEmail: null }).where(eq(orders.id, orderId))
    const delivered = async () =>
      (await db.select().from(phoneMessage)).filter(({ kind }) => kind === 'delivered').length
    await shop.goesOn(one, 'picked', 'delivered')
    expect(await delivered()).toBe(0)
    await shop.goesOn(two, 'picked', 'delivered')
    expect(await delivered()).toBe(1)
  } finally {
    shop.site.close()
  }
})
