import { expect } from '@jest/globals'
import { findOrderById } from '@/backend/modules/orders/order-queries'
import { sentenceFactsOf } from '@/backend/modules/settlement/sentence-facts'
import type { Store } from '@/backend/platform/db/connect'
import { formatMoney } from '@/backend/platform/format-money'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import type { OrderHistory } from '@/backend/testing/order-history/an-order-history'
import { mailFaultsOf } from '@/backend/testing/order-history/mails'
import { reachEnd } from '@/backend/testing/order-history/reach-end'
import { act, settleUp } from '@/backend/testing/order-history/steps'
import { begin, type World } from '@/backend/testing/order-history/world'
import { orderSentences } from '@/contract/order-sentences/order-sentences'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import { parcelStates } from '@/contract/shop/parcels'
import { contradictionsIn } from '@/contract/testing/order-contradictions'

const factsOf = async ({ shop, order }: World): Promise<SentenceFacts> => {
  const row = await findOrderById(shop.db, order.orderId)
  if (!row) throw new Error('the order is gone')
  return sentenceFactsOf(shop.db, row)
}

/** What the order says of itself to its buyer and to the staff. */
const contradictionsOf = (facts: SentenceFacts) =>
  (['buyer', 'staff'] as const).flatMap((who) =>
    contradictionsIn(orderSentences({ ...facts, who }, formatMoney)),
  )

/** Reached states are written down by the environment, to be read through. */
export type Reached = (facts: SentenceFacts) => void

/** Lives a history and compares the shop with what its actions say after each step. */
export async function liveOrderHistory(store: Store, history: OrderHistory, reached?: Reached) {
  const world = await begin(store, history)
  for (const { what, amount } of history.steps) {
    await act[what](world, amount)
    const facts = await factsOf(world)
    expect(await findInconsistencies(store.db)).toEqual([])
    expect(contradictionsOf(facts)).toEqual([])
    expect(facts.parcels.every((state) => parcelStates.includes(state))).toBe(true)
    reached?.(facts)
  }
  await reachEnd(world)
  await settleUp(world)
  expect(await findInconsistencies(store.db)).toEqual([])
  expect(await mailFaultsOf(world)).toEqual([])
}
