import { expect } from '@jest/globals'
import fc from 'fast-check'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  applyStep,
  expectAllAccountedFor,
  expectSound,
  newOrder,
  shopWithSite,
  step,
} from '@/backend/testing/payment-history'
import { addProduct, openShop } from '@/backend/testing/shop'

const isFull = process.env.FULL === '1'
const TWO_DAYS = 2 * 24 * 60

databaseTest(
  'whatever happens in whatever order, every đồng pays its order or is to be refunded, once',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: 1_000_000 })
    const shop = shopWithSite(db)
    const history = fc.array(step, { minLength: 3, maxLength: 12 })
    const property = fc.asyncProperty(history, async (steps) => {
      const order = await newOrder(shop)
      for (const next of steps) {
        await applyStep(shop, order, next)
        await expectSound(shop, order)
      }
      await expectAllAccountedFor(shop, order)
      expect(await findInconsistencies(db)).toEqual([])
      shop.wait(TWO_DAYS)
    })
    await fc.assert(property, { numRuns: isFull ? 2_000 : 30 })
  },
)
