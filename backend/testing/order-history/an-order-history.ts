import fc from 'fast-check'

const steps = [
  ...(['charge', 'charge', 'transfer', 'transferLess', 'transferMore', 'payCash'] as const),
  ...(['bookByHand', 'sendTransferBack'] as const),
  ...(['cancelByBuyer', 'forward', 'forward', 'forward', 'forward', 'cancelByShop'] as const),
  ...(['returned', 'packPart', 'packRest', 'dropLater', 'makeParcel'] as const),
  ...(['parcelOut', 'parcelArrives', 'parcelBack', 'parcelLost', 'closeParcel'] as const),
  ...(['carrierTakes', 'carrierDelivers', 'carrierReturns', 'carrierLoses', 'work'] as const),
  ...(['statement', 'statement', 'settleLine', 'claim', 'answerClaim'] as const),
  ...(['cancelRest', 'askExchange'] as const),
  ...(['askRefund', 'approveAndSettle', 'approveAndSettle', 'refuseRefund'] as const),
  ...(['resolveTransfer', 'askReturn', 'decideReturn', 'receiveReturn', 'watch'] as const),
] as const
export type Step = { what: (typeof steps)[number]; amount: number }

const contents = ['books', 'books', 'both', 'courses'] as const
/** What an order of a history is, who places it after how many rounds, and what happens to it. */
export type OrderHistory = {
  paymentType: number
  contents: (typeof contents)[number]
  hasCode: boolean
  buyer: 'lan' | 'minh'
  /** A guest has left an e-mail address; else a telephone alone. */
  isMailed: boolean
  startsAt: number
  steps: readonly Step[]
}
/** Orders of one shop whose steps come in turns: buyers share courses, codes and copies. */
export type OrderHistories = { hasCarrier: boolean; orders: readonly OrderHistory[] }

const anOrderHistory = (most: number): fc.Arbitrary<OrderHistory> =>
  fc.record({
    paymentType: fc.constantFrom(0, 1, 2),
    contents: fc.constantFrom(...contents),
    hasCode: fc.boolean(),
    buyer: fc.constantFrom('lan', 'minh'),
    // One of four has a telephone alone.
    isMailed: fc.constantFrom(true, true, true, false),
    startsAt: fc.nat(6),
    steps: fc.array(
      fc.record({
        what: fc.constantFrom(...steps),
        amount: fc.integer({ min: 1, max: 60_000 }),
      }),
      { minLength: 4, maxLength: most },
    ),
  })

/** Histories of so many orders, each of up to so many steps. */
export const orderHistories = (orders: number, steps: number): fc.Arbitrary<OrderHistories> =>
  fc.record({
    hasCarrier: fc.boolean(),
    orders: fc.array(anOrderHistory(steps), {
      ...{ minLength: orders, maxLength: orders, size: 'max' },
    }),
  })
