import type { Check } from '@/e2e/support/check'
import { call } from '@/e2e/support/http'
import { admin, staff } from '@/e2e/support/sample-accounts'
import { sharedShop } from '@/e2e/support/shop'
import { signIn } from '@/e2e/support/sign-in'

const PRODUCT = '/api/staff/products/7'

/** Two editors change one price: the second is told, nothing is overwritten unseen. */
export const staleEdits: Check = {
  name: 'stale-edits',
  proves: 'of two editors of one price the later one is told',
  run: async () => {
    const { origin } = await sharedShop()
    const cookies = [await signIn(origin, staff), await signIn(origin, admin)]
    const read = await call(origin, PRODUCT, { headers: { cookie: cookies[0] ?? '' } })
    const { version, price } = JSON.parse(read.text).data
    const statuses = await Promise.all(
      cookies.map(async (cookie, at) => {
        const body = { price: price + 1_000 * (at + 1), version }
        const edit = { method: 'PATCH', headers: { cookie }, body }
        return (await call(origin, PRODUCT, edit)).status
      }),
    )
    const isTold = [...statuses].sort().join() === '200,409'
    return { count: 2, failures: isTold ? [] : [`both editors were answered ${statuses}`] }
  },
}
