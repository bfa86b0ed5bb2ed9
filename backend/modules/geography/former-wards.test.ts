import { expect } from '@jest/globals'
import { databaseTest } from '@/backend/platform/db/testing'
import { twoBookShop as shop } from '@/backend/testing/orders'
import { ask } from '@/backend/testing/test-app'
import { listFormerWards } from '@/contract/shop/shipping'

databaseTest('the wards of today tell what they were before July 2025', async (store) => {
  const app = await shop(store)
  const { data } = await ask(app, listFormerWards, '/api/shipping/former-wards')
  expect(data).toEqual([
    { wardId: 100_004, formerNames: ['Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội'] },
  ])
})
