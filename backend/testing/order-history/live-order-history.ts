import { expect } from '@jest/globals'
import { sentenceFactsOf } from '@/backend/modules/order-lifecycle/sentence-facts'
import { findOrderById } from '@/backend/modules/orders/order-queries'
import { listOrderRefunds } from '@/backend/modules/payments'
import type { Store } from '@/backend/platform/db/connect'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import type { OrderHistories, Step } from '@/backend/testing/order-history/an-order-history'
import { mailFaultsOf } from '@/backend/testing/order-history/mails'
import { reachEnd } from '@/backend/testing/order-history/reach-end'
import { settleUp } from '@/backend/testing/order-history/settle-up'
import { act } from '@/backend/testing/order-history/steps'
import {
  begin,
  detailOf,
  openShopOfHistories,
  type World,
} from '@/backend/testing/order-history/world'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import { parcelStates } from '@/contract/shop/parcels'
import { sentenceFaults } from '@/contract/testing/sentence-faults'

const factsOf = async ({ shop, order }: World): Promise<SentenceFacts> => {
  const row = await findOrderById(shop.db, order.orderId)
  if (!row) throw new Error('the order is gone')
  return sentenceFactsOf(shop.db, row)
}

/** Contradictions in what the order tells its buyer and the staff. */
async function faultsIn({ shop, order }: World, facts: SentenceFacts) {
  const refunds = await listOrderRefunds(shop.db, shop.services, order.orderId)
  return (['buyer', 'staff'] as const).flatMap((who) =>
    sentenceFaults({ facts: { ...facts, who }, refunds }),
  )
}

/** Reached states are written down by the environment, to be read through. */
export type Reached = (facts: SentenceFacts) => void

async function step(world: World, { what, amount }: Step, reached?: Reached) {
  await act[what](world, amount)
  const { status, events } = await detailOf(world)
  expect(events.at(-1)?.status).toBe(status)
  const facts = await factsOf(world)
  expect(await faultsIn(world, facts)).toEqual([])
  expect(facts.parcels.every((state) => parcelStates.includes(state))).toBe(true)
  reached?.(facts)
}

/** Lives the histories of a shop, one step of each order after the other, and compares the shop with what the actions say. */
export async function liveOrderHistories(
  store: Store,
  { hasCarrier, orders }: OrderHistories,
  reached?: Reached,
) {
  const shop = await openShopOfHistories(store, hasCarrier)
  const worlds = new Map<number, World>()
  const rounds = Math.max(0, ...orders.map(({ startsAt, steps }) => startsAt + steps.length + 1))
  for (let round = 0; round < rounds; round++) {
    for (const [at, history] of orders.entries()) {
      const world = worlds.get(at)
      const next = history.steps[round - history.startsAt - 1]
      if (round === history.startsAt) worlds.set(at, await begin(shop, history, at))
      else if (world && next) await step(world, next, reached)
    }
    expect(await findInconsistencies(store.db)).toEqual([])
  }
  for (const world of worlds.values()) {
    await reachEnd(world)
    await settleUp(world)
    expect(await mailFaultsOf(world)).toEqual([])
  }
  expect(await findInconsistencies(store.db)).toEqual([])
}
