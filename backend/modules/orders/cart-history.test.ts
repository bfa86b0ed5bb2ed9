import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { embeddedTestDatabase, testDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { applyCartStep } from '@/backend/testing/cart-history'
import { cartShop } from '@/backend/testing/cart-shop'
import { cartStep } from '@/backend/testing/cart-steps'

const {
  /** How many histories each run tries; thousands by the environment. */
  CART_HISTORIES: runs = '8',
  CART_HISTORIES_SEED: seed,
  /** On the embedded database instead of the one at hand. */
  CART_HISTORIES_EMBEDDED: isEmbedded,
} = process.env
const open = isEmbedded ? embeddedTestDatabase : testDatabase

test('whatever is put into carts and ordered, sent twice, changed elsewhere or taken back, is what it says', async () => {
  const history = fc.array(cartStep, { minLength: 4, maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const store = await open()
      try {
        const shop = await cartShop(store)
        for (const step of steps) await applyCartStep(shop, step)
        expect(await findInconsistencies(store.db)).toEqual([])
      } finally {
        await store.close()
      }
    }),
    { numRuns: Number(runs), includeErrorInReport: true, ...(seed && { seed: Number(seed) }) },
  )
}, 3_600_000)
