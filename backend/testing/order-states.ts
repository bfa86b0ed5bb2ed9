import { isUndone, type OrderMoney, paymentStatusOf, toldMoney } from '@/backend/modules/payments'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import { orderStatuses } from '@/contract/shop/orders'
import type { ParcelState } from '@/contract/shop/parcels'
import type { OrderRefund } from '@/contract/shop/refunds'
import type { Looked } from '@/contract/testing/sentence-faults'

// Each of them another, so that a sentence tells which it names.
const TOTAL = 1000
const NOT_COLLECTED = 300
const TOO_MUCH = 47
const [BACK, ASKED, GOODWILL_REFUSED] = [130, 170, 190]
const [LESS, MORE, SENT] = [610, 1470, 89]
const PAID = 1
const CASH = 1
const TIME = '2026-11-28T03:16:00.000Z'

const both = [false, true] as const
const times = <One, More>(ones: readonly One[], more: (one: One) => readonly More[]) =>
  ones.flatMap((one) => more(one).map((values) => ({ ...one, ...values })))

type Where = Pick<SentenceFacts, 'status' | 'paymentType' | 'contents'>

/** Orders of courses alone are not packed, sent or paid on delivery; only cash orders proceed unpaid. */
const places: Where[] = times(
  times(
    orderStatuses.map((status) => ({ status })),
    // Of those paid at a site, one stands for all.
    () => [0, CASH, 2].map((paymentType) => ({ paymentType })),
  ),
  () => (['books', 'courses', 'both'] as const).map((contents) => ({ contents })),
).filter(
  ({ status, paymentType, contents }) =>
    !(status === 0 && paymentType === CASH) &&
    !(contents === 'courses' && (paymentType === CASH || (status > 1 && status < 5))),
)

function parcelsAt({ status, contents }: Where): (readonly ParcelState[])[] {
  if (contents === 'courses' || status < 3) return [[]]
  if (status === 3) return [[], ['created']]
  if (status === 5) return [[], ['delivered'], ['delivered', 'lost'], ['delivered', 'returned']]
  if (status === 6) return [[], ['returned'], ['lost'], ['refused']]
  if (status === 7) return [[], ['cancelled']]
  return [
    ...([['delivering'], ['returned'], ['lost'], ['returning'], ['returned', 'created']] as const),
    ...([
      ['delivered', 'lost'],
      ['delivered', 'delivering'],
    ] as const),
    [],
  ]
}

const none: OrderMoney = {
  ...{ received: 0, uncollected: 0, givenBack: 0, exchanged: 0, promised: 0, surplusBack: 0 },
  ...{ unassigned: 0, unassignedOut: 0, unassignedBack: 0, hasFailed: false },
}

/** What may have come into the book of an order: nothing where it is not paid yet, all that is due or more where it is. */
function booked({ status, paymentType }: Where): Partial<OrderMoney>[] {
  const unpaid = [{ received: 0 }]
  if (status === 0) return unpaid
  const paid = [{ received: TOTAL }, { received: TOTAL + TOO_MUCH }]
  const uncollected = NOT_COLLECTED
  const isSent = status > 3 && status < 7 && paymentType === CASH
  const inPart = isSent ? [{ received: TOTAL - uncollected, uncollected }] : []
  if (status > 5) return [...unpaid, ...paid, ...inPart]
  if (status === 5) return [...paid, ...inPart]
  if (paymentType !== CASH) return paid
  return [...unpaid, ...paid, ...(isSent ? [{ received: 0, uncollected }] : [])]
}

/** What of it went back, was exchanged, or is asked for: for goods that came back, or out of goodwill. */
function back({ status }: Where, { received = 0 }: Partial<OrderMoney>): Partial<OrderMoney>[] {
  const isDelivered = status === 5 || status === 6
  const some = [
    ...[{}, { givenBack: BACK }, { promised: ASKED }, { givenBack: BACK, promised: ASKED }],
    ...[{ givenBack: received }, { promised: received }],
    { givenBack: BACK, promised: received - BACK },
    ...(isDelivered ? [{ givenBack: BACK, exchanged: BACK }] : []),
    ...(isDelivered ? [{ givenBack: BACK, exchanged: BACK, promised: ASKED }] : []),
  ].filter(({ givenBack = 0, promised = 0 }) => promised >= 0 && givenBack + promised <= received)
  return times(some, ({ givenBack = 0, promised = 0 }) => [
    { surplusBack: 0 },
    { surplusBack: givenBack + promised },
  ])
}

/** Transfers not yet assigned, those that the shop sends back, and transfers refunded. */
const transfers: Partial<OrderMoney>[] = [
  ...[{}, { unassigned: LESS }, { unassigned: TOTAL }, { unassigned: MORE }],
  ...[{ unassignedBack: LESS }, { unassigned: LESS, unassignedBack: LESS }],
  ...[LESS, TOTAL, MORE].map((sent) => ({ unassigned: sent, unassignedOut: sent })),
  ...[{ unassigned: LESS + SENT, unassignedOut: SENT }],
  ...[{ unassigned: SENT, unassignedOut: SENT, unassignedBack: LESS }],
]

const moneysAt = (where: Where): OrderMoney[] =>
  times(
    times(booked(where), (money) => back(where, money)),
    () => times(transfers, () => both.map((hasFailed) => ({ hasFailed }))),
  ).map((money) => ({ ...none, ...money }))

const receiver = { bank: 'Vietcombank', account: '•••6789', name: 'LAN' }
const ways = [
  { method: 'gateway', paymentType: 0, receiver: null, needsReceiver: false },
  { method: 'gateway', paymentType: 3, receiver: null, needsReceiver: false },
  { method: 'transfer', paymentType: null, receiver, needsReceiver: false },
  { method: 'transfer', paymentType: null, receiver: null, needsReceiver: true },
] as const

const refundOf = (amount: number, status: number, at: number): OrderRefund[] =>
  amount === 0
    ? []
    : [
        {
          ...(ways[at % ways.length] ?? ways[0]),
          ...{ id: '0199f0a0-0000-7000-8000-000000000001', amount, status },
          ...{ createdTime: TIME, dueTime: TIME },
          settledTime: status < 3 ? null : TIME,
          reference: status === 3 && at % 2 === 0 ? 'FT2633' : null,
        },
      ]

/** The refunds that such money has, each way and state in its turn. */
const refundsOf = (money: OrderMoney, at: number, isRefused: boolean): OrderRefund[] => [
  ...refundOf(money.givenBack - money.exchanged, 3, at),
  ...refundOf(money.promised, at % 3, at + 1),
  ...refundOf(money.unassignedBack, 3, 2),
  ...refundOf(money.unassignedOut, at % 3, 2),
  ...(isRefused ? refundOf(GOODWILL_REFUSED, 4, at) : []),
]

/** Copies may be left for another parcel while one is on its way or has come back. */
const restsOf = ({ status }: Where, parcels: readonly ParcelState[]) =>
  status === 4 && parcels.length > 0 ? both.map((hasLater) => ({ hasLater })) : [{}]

/** A guest's unconfirmed cash order holds its stock for a while. */
function holdsOf({ status, paymentType }: Where, { received }: OrderMoney) {
  const isHeld = status === 1 && paymentType === CASH && received === 0
  const held = both.flatMap((isOver) =>
    (['mail', 'message', 'none'] as const).map((link) => ({ hold: { until: TIME, isOver, link } })),
  )
  return [{ hold: undefined }, ...(isHeld ? held : [])]
}

/**
 * Every combination of order, payment, parcels, returned goods and refunds that the books allow, for its buyer, a guest (who alone has a
 * term of the stock) and the staff. What is said of the money is counted as the backend counts it.
 */
export function everyOrderState(): Looked[] {
  let at = 0
  const states = places.flatMap((where) =>
    times(
      moneysAt(where).map((money) => ({ money })),
      ({ money }) => holdsOf(where, money),
    ).flatMap(({ money, hold }) => {
      const order = { status: where.status, total: TOTAL }
      const paymentStatus = paymentStatusOf(order, money)
      const isCourseOpen = where.contents !== 'books' && paymentStatus === PAID && !isUndone(order)
      const isRefused = money.received > 0 && ++at % 2 === 0
      const refunds = refundsOf(money, at, isRefused)
      return times(
        times(
          parcelsAt(where).map((states) => ({ parcels: states })),
          ({ parcels }) => restsOf(where, parcels),
        ),
        () => (['buyer', 'staff'] as const).map((who) => ({ who })),
      ).map((seen) => ({
        facts: {
          ...where,
          ...{ paymentStatus, total: TOTAL, money: toldMoney(order, money), isCourseOpen },
          ...seen,
          ...{ hold, hasCodes: at % 2 === 0 },
          payBefore: where.status === 0 ? TIME : null,
          moment: () => '10:16 28/11/2026',
          day: () => '03/12/2026',
        },
        refunds,
      }))
    }),
  )
  return [...new Map(states.map((one) => [JSON.stringify(one.facts), one])).values()]
}
