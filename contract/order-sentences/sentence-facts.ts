import { paymentKinds } from '@/contract/kinds'
import type { OrderMoney } from '@/contract/shop/order-money'
import type { ParcelState } from '@/contract/shop/parcels'
import type { RefundTerms } from '@/contract/shop/refunds'
import { orderStatus, paymentStatus } from '@/contract/states'

/** What an order is, as far as its words depend on it. */
export type SentenceFacts = {
  status: number
  paymentType: number
  paymentStatus: number
  total: number
  money: OrderMoney
  contents: 'books' | 'courses' | 'both'
  /** A course of it was paid and has not come back. */
  isCourseOpen: boolean
  /** The states of its parcels, the first parcel first. */
  parcels: readonly ParcelState[]
  /** The code of the order whose copies came back and which it replaces. */
  replaces?: string | undefined
  /** Copies of it are left for another parcel. */
  hasLater?: boolean
  /** A voucher or coupon of it can be used again when it is cancelled. */
  hasCodes: boolean
  /** Until when it may be paid, and how moments are written; where they are known. */
  payBefore?: string | null | undefined
  moment?: (time: string) => string
  /** The stock of a guest's unconfirmed cash order: until when it is held, whether that is over, and how the buyer has the link that confirms it. */
  hold?: { until: string; isOver: boolean; link: 'mail' | 'message' | 'none' } | undefined
  /** What cancelling gives back, and how days are written; where an upstream tells it. */
  refundTerms?: RefundTerms | undefined
  day?: (time: string) => string
  /** Whom the words are for. */
  who: 'buyer' | 'staff'
}

type Of<Key extends keyof SentenceFacts> = Pick<SentenceFacts, Key>

/** An order that was cancelled, or all of which came back: it keeps no money and nothing of it is to come. */
export const isUndone = (facts: Of<'status'>) =>
  facts.status === orderStatus.returned || facts.status === orderStatus.cancelled

export const hasBooks = ({ contents }: Of<'contents'>) => contents !== 'courses'
export const isByTransfer = ({ paymentType }: Of<'paymentType'>) =>
  paymentType === paymentKinds.bankTransfer

/** Whether someone at the door is still to be paid. */
export const paysAtTheDoor = ({
  status: at,
  paymentType,
  money,
  parcels,
}: Of<'status' | 'paymentType' | 'money' | 'parcels'>) =>
  paymentType === paymentKinds.cashOnDelivery &&
  money.toPay > 0 &&
  at >= orderStatus.awaitsConfirmation &&
  at <= orderStatus.onItsWay &&
  (at < orderStatus.onItsWay || parcels.length === 0 || parcels.some((state) => isComing(state)))

/** A parcel that is still to reach the buyer. */
export const isComing = (state: ParcelState) =>
  !['delivered', 'returning', 'returned', 'cancelled', 'lost', 'refused'].includes(state)

/** Whether the order's parcels were lost and none was delivered or returned; `isLost` of the backend's order list is the same in SQL. */
export const isLost = (parcels: readonly ParcelState[]) =>
  parcels.includes('lost') && !parcels.includes('delivered') && !parcels.includes('returned')

type Without = { status: number; paymentStatus: number; total: number }

/** What the statuses alone say of the money, where the upstream does not tell more. */
export function moneyOfStatus({ status: at, paymentStatus: paid, total }: Without): OrderMoney {
  const none = { received: 0, uncollected: 0, givenBack: 0, toGiveBack: 0, toPay: 0 }
  if (paid === paymentStatus.paid) return { ...none, received: total }
  if (paid === paymentStatus.refundDue) return { ...none, received: total, toGiveBack: total }
  if (paid === paymentStatus.refunded) return { ...none, received: total, givenBack: total }
  return isUndone({ status: at }) ? none : { ...none, toPay: total }
}

/** What came and has not gone back; while something is to be paid, what goes back counts towards nothing either. */
export const keptOf = ({ money: { received, givenBack, toGiveBack, toPay } }: SentenceFacts) =>
  received - givenBack - (toPay > 0 ? toGiveBack : 0)

/** All that came waits to be looked at: nothing more is to be sent. */
export const isBeingChecked = (facts: SentenceFacts) =>
  facts.status === orderStatus.awaitsPayment && keptOf(facts) > 0 && facts.money.toPay === 0

/** A card or wallet is to pay all of it, although something came by transfer. */
export const isTransferredInPart = (facts: SentenceFacts) =>
  facts.status === orderStatus.awaitsPayment &&
  !isByTransfer(facts) &&
  keptOf(facts) > 0 &&
  facts.money.toPay > 0

/** What is asked for: the rest by transfer, all of it at the site of a card or wallet. */
export const askedFor = (facts: SentenceFacts) =>
  isTransferredInPart(facts) ? keptOf(facts) + facts.money.toPay : facts.money.toPay

/** Not undone, and not all its money is on its way back. */
export const isGoingOn = (facts: SentenceFacts) =>
  !isUndone(facts) &&
  facts.paymentStatus !== paymentStatus.refundDue &&
  facts.paymentStatus !== paymentStatus.refunded
