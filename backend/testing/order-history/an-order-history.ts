import fc from 'fast-check'

const steps = [
  ...(['charge', 'charge', 'transfer', 'transferLess', 'transferMore', 'payCash'] as const),
  ...(['cancelByBuyer', 'forward', 'forward', 'forward', 'forward', 'cancelByShop'] as const),
  ...(['returned', 'packPart', 'packRest', 'dropLater', 'makeParcel'] as const),
  ...(['parcelOut', 'parcelArrives', 'parcelBack', 'parcelLost', 'closeParcel'] as const),
  ...(['carrierTakes', 'carrierDelivers', 'carrierReturns', 'carrierLoses', 'work'] as const),
  ...(['askRefund', 'approveAndSettle', 'approveAndSettle', 'refuseRefund'] as const),
  ...(['resolveTransfer', 'askReturn', 'decideReturn', 'receiveReturn', 'watch'] as const),
] as const
export type Step = { what: (typeof steps)[number]; amount: number }

const contents = ['books', 'books', 'both', 'courses'] as const
/** What an order of a history is, and what happens to it. */
export type OrderHistory = {
  paymentType: number
  contents: (typeof contents)[number]
  hasCarrier: boolean
  hasCode: boolean
  steps: readonly Step[]
}

export const anOrderHistory = (most: number): fc.Arbitrary<OrderHistory> =>
  fc.record({
    paymentType: fc.constantFrom(0, 1, 2),
    contents: fc.constantFrom(...contents),
    hasCarrier: fc.boolean(),
    hasCode: fc.boolean(),
    steps: fc.array(
      fc.record({
        what: fc.constantFrom(...steps),
        amount: fc.integer({ min: 1, max: 60_000 }),
      }),
      { minLength: 4, maxLength: most },
    ),
  })
