import { expect } from '@jest/globals'
import { act } from '@/backend/testing/order-history/steps'
import { detailOf, parcelsOf, type World } from '@/backend/testing/order-history/world'

const DELIVERED = 5
const CANCELLED = 7

/** Everything that decides where an order may go. */
const standOf = async (world: World) => {
  const { status, nextStatuses } = await detailOf(world)
  const parcels = await parcelsOf(world)
  return JSON.stringify([status, nextStatuses, parcels.map((one) => [one.state, one.isClosed])])
}

/** What those who work in the shop, and its carrier, do with an order that is to come to its end. */
const onwards = [
  ...(['forward', 'carrierTakes', 'carrierDelivers', 'parcelOut', 'parcelArrives'] as const),
  ...(['decideReturn', 'receiveReturn', 'closeParcel', 'dropLater', 'returned'] as const),
  ...(['makeParcel', 'packRest', 'cancelByShop'] as const),
]

/** From wherever it stands, an order comes to an end, and nothing that was asked for stays open. */
export async function reachEnd(world: World) {
  for (let round = 0; round < 12; round++) {
    const { status } = await detailOf(world)
    if (status >= DELIVERED) break
    const before = await standOf(world)
    for (const what of onwards) {
      await act[what](world, 1)
      if ((await standOf(world)) !== before) break
    }
    expect(await standOf(world)).not.toBe(before)
  }
  const { status } = await detailOf(world)
  expect([DELIVERED, DELIVERED + 1, CANCELLED]).toContain(status)
  for (const what of ['decideReturn', 'receiveReturn'] as const) await act[what](world, 1)
}
