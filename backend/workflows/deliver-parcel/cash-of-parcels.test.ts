import { expect } from '@jest/globals'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { formatMoney } from '@/backend/platform/format-money'
import { shopWithGhn } from '@/backend/testing/parcels'
import { twoParcels } from '@/backend/testing/split-orders'

databaseTest('a cash order in two parcels says what is to be paid for each', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const { one, two, rows, total } = await twoParcels(db, shop)
    await shop.goesOn(one, 'picked', 'delivering')
    await shop.goesOn(two, 'picked')
    const mails = await db.select().from(mailOutbox)
    const left = mails.filter(({ subject }) => subject.includes('đang trên đường giao'))
    expect(left).toHaveLength(2)
    const [first = '', second = ''] = left.map(({ bodyText }) => bodyText)
    const [ofOne = 0, ofTwo = 0] = rows.map(({ codAmount }) => codAmount)
    expect(first).not.toContain(`bạn trả ${formatMoney(total)}`)
    expect(first).toContain(`Khi nhận kiện này, bạn trả ${formatMoney(ofOne)} cho người giao.`)
    expect(second).toContain(`Khi nhận kiện này, bạn trả ${formatMoney(ofTwo)} cho người giao.`)
  } finally {
    shop.site.close()
  }
})
