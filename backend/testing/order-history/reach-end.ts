import { expect } from '@jest/globals'
import { act } from '@/backend/testing/order-history/steps'
import { detailOf, parcelsOf, type World } from '@/backend/testing/order-history/world'

const ON_ITS_WAY = 4
const DELIVERED = 5
const RETURNED = 6
const CANCELLED = 7

const standOf = async (world: World) => ({
  ...(await detailOf(world)),
  parcels: await parcelsOf(world),
})
type Stand = Awaited<ReturnType<typeof standOf>>

/** Everything that decides where an order may go. */
const asText = ({ status, nextStatuses, parcels }: Stand) =>
  JSON.stringify([status, nextStatuses, parcels.map((one) => [one.state, one.isClosed])])

const isAtCarrier = ({ parcels }: Stand) =>
  parcels.some(({ trackingCode, state }) => trackingCode !== null || state === 'queued')
const may =
  (...states: readonly string[]) =>
  ({ parcels }: Stand) =>
    parcels.some(({ nextStates }) => nextStates.some((next) => states.includes(next)))
const isHandedOver = ({ status }: Stand) => status >= ON_ITS_WAY - 1

/** What those who work in the shop, and its carrier, do with an order that is to come to its end, and when it may help. */
const onwards = [
  ['forward', ({ status, nextStatuses }) => nextStatuses.includes(status + 1)],
  ['carrierTakes', isAtCarrier],
  ['carrierDelivers', isAtCarrier],
  ['parcelOut', may('delivering')],
  ['parcelArrives', may('delivered')],
  ['decideReturn', isHandedOver],
  ['receiveReturn', isHandedOver],
  ['closeParcel', ({ parcels }) => parcels.some(({ state }) => /returned|lost/.test(state))],
  ['dropLater', isHandedOver],
  ['returned', ({ nextStatuses }) => nextStatuses.includes(RETURNED)],
  ['makeParcel', isHandedOver],
  ['packRest', isHandedOver],
  ['cancelByShop', ({ nextStatuses }) => nextStatuses.includes(CANCELLED)],
] as const satisfies readonly [keyof typeof act, (stand: Stand) => boolean][]

/** From wherever it stands, an order comes to an end, and nothing that was asked for stays open. */
export async function reachEnd(world: World) {
  let stand = await standOf(world)
  for (let round = 0; round < 12 && stand.status < DELIVERED; round++) {
    const before = stand
    for (const [what, mayHelp] of onwards) {
      if (!mayHelp(before)) continue
      await act[what](world, 1)
      stand = await standOf(world)
      if (asText(stand) !== asText(before)) break
    }
    expect(asText(stand)).not.toBe(asText(before))
  }
  expect([DELIVERED, RETURNED, CANCELLED]).toContain(stand.status)
  for (const what of ['decideReturn', 'receiveReturn'] as const) await act[what](world, 1)
}
