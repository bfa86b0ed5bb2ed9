import { expect } from '@jest/globals'
import { wardChange } from '@/backend/modules/geography/tables'
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

databaseTest(
  'the list is made once, compressed, and not sent again to whoever holds it',
  async (store) => {
    const app = await shop(store)
    const path = '/api/shipping/former-wards'
    const first = await app.request(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const etag = first.headers.get('etag') ?? ''
    const again = await app.request(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    // Whatever the database says within the hour, it is not asked.
    await store.db.delete(wardChange)
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.request(path)))
    expect(new Set(answers.map((answer) => answer.headers.get('etag')))).toEqual(new Set([etag]))
  },
)
