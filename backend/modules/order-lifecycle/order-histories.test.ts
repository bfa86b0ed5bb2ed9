import { appendFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Store } from '@/backend/platform/db/connect'
import { embeddedTestDatabase, testDatabase } from '@/backend/platform/db/testing'
import {
  type OrderHistories,
  type OrderHistory,
  orderHistories,
} from '@/backend/testing/order-history/an-order-history'
import { liveOrderHistories } from '@/backend/testing/order-history/live-order-history'
import { locksDuring, outOfOrder } from '@/backend/testing/record-locks'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'

const {
  /** How many histories each run tries; thousands by the environment. */
  ORDER_HISTORIES: runs = '20',
  ORDER_HISTORIES_SEED: seed,
  /** The one history of a seed that differed, as the failure names it. */
  ORDER_HISTORIES_PATH: path,
  /** On the embedded database instead of the one at hand. */
  ORDER_HISTORIES_EMBEDDED: isEmbedded,
  /** Looks for the smallest history that differs, which takes long. */
  ORDER_HISTORIES_SHRINK: isShrunk,
  /** A file that every reached state of an order is written to. */
  ORDER_HISTORIES_STATES: states,
} = process.env
const STEPS = 15
/** Orders that share a shop: opening one takes as long as the life of an order. */
const ORDERS = 10

const write = (facts: SentenceFacts) => {
  if (states) appendFileSync(states, `${JSON.stringify(facts)}\n`)
}

const alone = (
  order: Pick<OrderHistory, 'paymentType' | 'isMailed' | 'steps'>,
): [OrderHistories] => [
  {
    hasCarrier: false,
    orders: [{ contents: 'books', hasCode: false, buyer: 'lan', startsAt: 0, ...order }],
  },
]

/** Histories that differed once. */
const before: [OrderHistories][] = [
  // Two transfers that went back were told in the same words.
  alone({
    paymentType: 0,
    isMailed: true,
    steps: [
      { what: 'charge', amount: 1 },
      { what: 'transfer', amount: 1 },
      { what: 'transfer', amount: 1 },
    ],
  }),
  // A parcel came back after what was to be sent later was dropped: nobody was told that the order is over.
  alone({
    paymentType: 2,
    isMailed: true,
    steps: [
      { what: 'transfer', amount: 1375 },
      { what: 'forward', amount: 1 },
      { what: 'packPart', amount: 7264 },
      { what: 'forward', amount: 1 },
      { what: 'parcelOut', amount: 37778 },
      { what: 'parcelBack', amount: 44711 },
      { what: 'dropLater', amount: 1 },
      { what: 'closeParcel', amount: 33003 },
    ],
  }),
]

const histories = (open: () => Promise<Store>) =>
  fc.assert(
    fc.asyncProperty(orderHistories(ORDERS, STEPS), async (history) => {
      const store = await open()
      try {
        const locks = await locksDuring(store.db, () => liveOrderHistories(store, history, write))
        expect(outOfOrder(locks)).toEqual([])
      } finally {
        await store.close()
      }
    }),
    {
      numRuns: before.length + Math.ceil(Number(runs) / ORDERS),
      examples: before,
      includeErrorInReport: true,
      endOnFailure: !isShrunk,
      ...(seed && { seed: Number(seed) }),
      ...(path && { path }),
    },
  )

test(
  'every history of an order leaves its money, mails and words where the actions say',
  () => histories(isEmbedded ? embeddedTestDatabase : testDatabase),
  3_600_000,
)
