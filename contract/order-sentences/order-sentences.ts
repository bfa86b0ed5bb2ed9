import { moneySentence, overSentence, totalRows } from '@/contract/order-sentences/money-sentences'
import { paymentSentence } from '@/contract/order-sentences/payment-sentences'
import { cancelTermSentences } from '@/contract/order-sentences/refund-sentences'
import {
  askedFor,
  hasBooks,
  isBeingChecked,
  isByTransfer,
  isComing,
  isGoingOn,
  isLost,
  keptOf,
  paysAtTheDoor,
  type SentenceFacts,
} from '@/contract/order-sentences/sentence-facts'
import { sentenceTexts as texts } from '@/contract/order-sentences/texts'
import { orderStatus } from '@/contract/states'

type Money = (amount: number) => string
type Row = { label: string; amount: number }

/** Everything an order says of itself. */
export type OrderSentences = {
  /** Its state in a word, as lists and pages show it. */
  status: string
  /** How its payment stands. */
  payment: string
  /** Over its buyer's page of an order just placed; null where the order's number is its title. */
  title: string | null
  /** Until when it is to be paid, and what happens then. */
  deadline: string | null
  /** Said to those who have just ordered. */
  thanks: string | null
  /** What becomes of money that came, or is missing; null when there is nothing to say. */
  money: { tone: 'primary' | 'warning'; text: string } | null
  /** What comes next, in order; of courses only whether they are open. */
  next: readonly string[]
  courses: 'open' | 'oncePaid' | null
  /** What stands below the total. */
  totals: readonly Row[]
  /** Why nothing can be sent back, where nothing can. */
  returnsOver: string | null
  /** Before its buyer cancels it. */
  cancelling: readonly string[]
  /** What a mail to its buyer says that it came to this state. */
  news: readonly string[]
}

export function statusSentence({
  status: at,
  contents,
  parcels,
}: Pick<SentenceFacts, 'status' | 'contents' | 'parcels'>) {
  if (at === orderStatus.returned && contents !== 'courses' && isLost(parcels))
    return texts.lostStatus
  const ofCourses = contents === 'courses' ? texts.courseStatuses[at] : undefined
  return ofCourses ?? texts.statuses[at] ?? texts.unknownStatus
}

const fresh: readonly number[] = [
  orderStatus.awaitsConfirmation,
  orderStatus.confirmed,
  orderStatus.packed,
]

function titleSentence(facts: SentenceFacts, format: Money): string | null {
  if (facts.who === 'staff') return null
  if (facts.status === orderStatus.awaitsPayment) {
    return isBeingChecked(facts)
      ? texts.beingCheckedTitle
      : texts.awaitsPayment(format(askedFor(facts)))
  }
  if (!fresh.includes(facts.status) || !isGoingOn(facts)) return null
  return facts.replaces ? texts.replacement(facts.replaces) : texts.placed
}

/** Whose stock waits to be confirmed. */
const holdOf = ({ status: at, hold }: SentenceFacts) =>
  at === orderStatus.awaitsConfirmation ? hold : undefined

function holdSentence(facts: SentenceFacts): string | null {
  const hold = holdOf(facts)
  if (!hold || !facts.moment) return null
  const words = texts.hold
  const time = facts.moment(hold.until)
  if (facts.who === 'staff') return hold.isOver ? words.staffOver : words.staffUntil(time)
  return hold.isOver ? words.over : words.until(time)
}

/** Until when it is to be paid or confirmed, and what happens then. */
export function deadlineSentence(facts: SentenceFacts): string | null {
  if (facts.status === orderStatus.awaitsConfirmation) return holdSentence(facts)
  const { status: at, payBefore, moment } = facts
  if (at !== orderStatus.awaitsPayment || !payBefore || !moment || isBeingChecked(facts))
    return null
  const time = moment(payBefore)
  if (facts.who === 'staff') return texts.staff.payBefore(time)
  if (keptOf(facts) > 0) return texts.restBefore(time)
  if (isByTransfer(facts)) return texts.transferBefore(time)
  return hasBooks(facts) ? texts.payBefore(time) : texts.courseBefore(time)
}

function thanksSentence(facts: SentenceFacts, format: Money): string | null {
  if (titleSentence(facts, format) !== texts.placed) return null
  return `${hasBooks(facts) ? texts.thanks : texts.thanksForCourses} ${texts.keepCode}`
}

const nextWords = ({ who }: SentenceFacts) => (who === 'staff' ? texts.staff : texts).next

function payingSteps(facts: SentenceFacts): string[] {
  const { checked, transfer, online } = nextWords(facts)
  if (isBeingChecked(facts)) return [checked]
  if (facts.money.toPay === 0 || facts.status !== orderStatus.awaitsPayment) return []
  if (!isByTransfer(facts)) return [online]
  return facts.who === 'staff' ? [transfer] : [transfer, texts.next.transferComes]
}

function confirmStep(facts: SentenceFacts): string {
  const hold = holdOf(facts)
  if (!hold) return nextWords(facts).call
  if (facts.who === 'staff') return texts.staff.next.confirm
  return texts.hold.confirm[hold.link]
}

/** On its way with every remaining parcel lost; the shop has not decided yet between sending again and a refund. */
const isLostOnTheWay = ({ status: at, parcels }: SentenceFacts) =>
  at === orderStatus.onItsWay && isLost(parcels) && !parcels.some(isComing)

function doorSteps(facts: SentenceFacts): string[] {
  const next = nextWords(facts)
  if (paysAtTheDoor(facts)) return [next.payAtTheDoor]
  const { status: at, parcels } = facts
  if (isLostOnTheWay(facts)) return [next.lost]
  const isComingNow = parcels.length === 0 || parcels.some((state) => isComing(state))
  return hasBooks(facts) && at === orderStatus.onItsWay && isComingNow ? [next.checkAtTheDoor] : []
}

function nextSentences(facts: SentenceFacts): string[] {
  const next = nextWords(facts)
  if (!isGoingOn(facts) || facts.status >= orderStatus.delivered) return []
  const { status: at } = facts
  const isCalled = at === orderStatus.awaitsConfirmation && paysAtTheDoor(facts)
  const isPacked = hasBooks(facts) && at < orderStatus.onItsWay
  return [
    ...payingSteps(facts),
    ...(isCalled ? [confirmStep(facts)] : []),
    ...(isPacked ? [next.ship] : []),
    ...doorSteps(facts),
    ...(at === orderStatus.onItsWay && facts.hasLater ? [next.later] : []),
  ]
}

function courseState(facts: SentenceFacts): OrderSentences['courses'] {
  const { contents, isCourseOpen, money } = facts
  if (contents === 'books' || !isGoingOn(facts)) return null
  if (isCourseOpen) return 'open'
  return money.toPay > 0 || isBeingChecked(facts) ? 'oncePaid' : null
}

const returnsOver = (facts: SentenceFacts) =>
  facts.who === 'buyer' &&
  facts.status === orderStatus.delivered &&
  facts.money.toGiveBack === 0 &&
  isGoingOn(facts)
    ? texts.returnsOver
    : null

function backWhenCancelled({ money, refundTerms, day }: SentenceFacts, format: Money): string[] {
  if (refundTerms && day) return cancelTermSentences(refundTerms, { money: format, date: day })
  const left = money.received - money.givenBack
  return left > 0 ? [texts.cancelling.back(format(left))] : []
}

function cancelSentences(facts: SentenceFacts, format: Money): string[] {
  const { final, codes } = texts.cancelling
  if (facts.who === 'staff') return []
  return [...backWhenCancelled(facts, format), final, ...(facts.hasCodes ? [codes] : [])]
}

function endSentence(facts: SentenceFacts): string {
  const { news } = texts
  if (!hasBooks(facts)) return news.coursesBack
  return isLost(facts.parcels) ? news.lost : news.back
}

function leftSentences(facts: SentenceFacts, format: Money): string[] {
  const { news } = texts
  if (isLostOnTheWay(facts)) return [texts.next.lost]
  const isSplit =
    facts.hasLater || facts.parcels.filter((state) => state !== 'cancelled').length > 1
  const pay = isSplit ? news.payForEach : news.payAtTheDoor
  const atDoor = paysAtTheDoor(facts) ? [pay(format(facts.money.toPay))] : []
  return [facts.hasLater ? news.leftInPart : news.left, news.beReady, ...atDoor]
}

function newsSentences(facts: SentenceFacts, format: Money): string[] {
  const { news } = texts
  const at = facts.status
  if (facts.who === 'staff') return []
  if (at === orderStatus.cancelled) return [news.cancelled, overSentence(facts, format)]
  if (at === orderStatus.returned) return [endSentence(facts), overSentence(facts, format)]
  if (!hasBooks(facts)) return at === orderStatus.delivered ? [news.coursesOpen] : []
  if (at === orderStatus.confirmed) return [news.confirmed]
  if (at === orderStatus.delivered) {
    return [news.delivered, ...(facts.isCourseOpen ? [news.courseToo] : [])]
  }
  return at === orderStatus.onItsWay ? leftSentences(facts, format) : []
}

/**
 * Everything an order says of itself, from what it is: the one place for it. Pages, lists and mails show these sentences and add none of
 * their own about state, money or what comes next.
 */
export const orderSentences = (facts: SentenceFacts, format: Money): OrderSentences => ({
  status: statusSentence(facts),
  payment: paymentSentence(facts, format),
  title: titleSentence(facts, format),
  deadline: deadlineSentence(facts),
  thanks: thanksSentence(facts, format),
  money: moneySentence(facts, format),
  next: nextSentences(facts),
  courses: courseState(facts),
  totals: totalRows(facts),
  returnsOver: returnsOver(facts),
  cancelling: cancelSentences(facts, format),
  news: newsSentences(facts, format),
})
