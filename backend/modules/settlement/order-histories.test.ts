import { appendFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Store } from '@/backend/platform/db/connect'
import { embeddedTestDatabase, testDatabase } from '@/backend/platform/db/testing'
import { anOrderHistory, type OrderHistory } from '@/backend/testing/order-history/an-order-history'
import { liveOrderHistory } from '@/backend/testing/order-history/live-order-history'
import { locksDuring, outOfOrder } from '@/backend/testing/record-locks'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'

const {
  /** How many histories each run tries; thousands by the environment. */
  ORDER_HISTORIES: runs = '15',
  ORDER_HISTORIES_SEED: seed,
  ORDER_HISTORIES_EMBEDDED: isEmbedded,
  /** A file that every reached state of an order is written to. */
  ORDER_HISTORIES_STATES: states,
} = process.env
const STEPS = 15

const write = (facts: SentenceFacts) => {
  if (states) appendFileSync(states, `${JSON.stringify(facts)}\n`)
}

/** Histories that differed once: two transfers that went back were told in the same words. */
const before: [OrderHistory][] = [
  [
    {
      ...{ paymentType: 0, contents: 'books', hasCarrier: false, hasCode: false },
      steps: [
        { what: 'charge', amount: 1 },
        { what: 'transfer', amount: 1 },
        { what: 'transfer', amount: 1 },
      ],
    },
  ],
]

const histories = (open: () => Promise<Store>) =>
  fc.assert(
    fc.asyncProperty(anOrderHistory(STEPS), async (history) => {
      const store = await open()
      try {
        const locks = await locksDuring(store.db, () => liveOrderHistory(store, history, write))
        expect(outOfOrder(locks)).toEqual([])
      } finally {
        await store.close()
      }
    }),
    {
      numRuns: Number(runs),
      examples: before,
      includeErrorInReport: true,
      ...(seed && { seed: Number(seed) }),
    },
  )

test(
  'every history of an order leaves its money, mails and words where the actions say',
  () => histories(testDatabase),
  3_600_000,
)

if (isEmbedded) {
  test('the same on the embedded database', () => histories(embeddedTestDatabase), 3_600_000)
}
