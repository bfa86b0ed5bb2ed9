import { expect } from '@jest/globals'
import { signedUrl } from '@/backend/integrations/vnpay/sign'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  noticeParams,
  onlineOrder,
  payingShop,
  readReturn,
  testSite,
} from '@/backend/testing/payments'

databaseTest('what VNPAY signed is believed, nothing else, and changes no order', async (store) => {
  const shop = await payingShop(store)
  const order = await onlineOrder(shop)
  const queryOf = (changes = {}) =>
    new URL(signedUrl('http://x/', noticeParams(order.payParams, changes), testSite.secret))
      .searchParams
  const { orderCode } = order
  expect(await readReturn(shop.app, queryOf())).toEqual({ orderCode, result: 'paid' })
  const failed = { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }
  expect(await readReturn(shop.app, queryOf(failed))).toEqual({ orderCode, result: 'failed' })
  const forged = queryOf(failed)
  forged.set('vnp_ResponseCode', '00')
  forged.set('vnp_TransactionStatus', '00')
  const unknown = queryOf({ vnp_TxnRef: 'HS99999999-1' })
  for (const query of [forged, unknown, new URLSearchParams('a=1'), '', '%%%']) {
    expect(await readReturn(shop.app, query)).toBeNull()
  }
})
