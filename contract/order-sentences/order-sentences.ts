import { cancelTermSentences } from '@/contract/order-sentences/refund-sentences'
import {
  hasBooks,
  isByTransfer,
  isUndone,
  paymentStatus,
  paysAtTheDoor,
  type SentenceFacts,
  status,
} from '@/contract/order-sentences/sentence-facts'
import { sentenceTexts as texts } from '@/contract/order-sentences/texts'

type Money = (amount: number) => string
type Row = { label: string; amount: number }

/** Everything an order says of itself. */
export type OrderSentences = {
  /** Its state in a word, as lists and pages show it. */
  status: string
  /** How its payment stands. */
  payment: string
  /** Over the page of an order just placed; null where the order's number is its title. */
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
  /** Before it is cancelled. */
  cancelling: readonly string[]
  /** What a mail says that it came to this state. */
  news: readonly string[]
}

export function statusSentence({
  status: at,
  contents,
}: Pick<SentenceFacts, 'status' | 'contents'>) {
  const ofCourses = contents === 'courses' ? texts.courseStatuses[at] : undefined
  return ofCourses ?? texts.statuses[at] ?? texts.unknownStatus
}

/** All that came waits to be looked at: nothing more is to be sent. */
const isBeingChecked = ({ status: at, money }: SentenceFacts) =>
  at === status.awaitsPayment && money.received > 0 && money.toPay === 0

/** What was paid, and what of it goes or went back. */
function withBack(paid: string, { money }: SentenceFacts, format: Money): string {
  const { toGiveBack, givenBack } = money
  return [
    paid,
    ...(givenBack > 0 ? [texts.partRefunded(format(givenBack))] : []),
    ...(toGiveBack > 0 ? [texts.willRefund(format(toGiveBack))] : []),
  ].join(', ')
}

function unpaidSentence(facts: SentenceFacts, format: Money): string {
  const { money, paymentStatus: paid, status: at, who } = facts
  if (isBeingChecked(facts)) return texts.beingChecked(format(money.received))
  if (money.received > 0) return texts.partPaid(format(money.received), format(money.toPay))
  const words = who === 'staff' ? texts.staff : texts
  const hasFailed = paid === paymentStatus.failed && at === status.awaitsPayment
  return hasFailed ? words.failed : words.unpaid
}

export function paymentSentence(facts: SentenceFacts, format: Money): string {
  const { money, paymentStatus: paid, who } = facts
  const { toGiveBack, givenBack } = money
  const words = who === 'staff' ? texts.staff : texts
  if (!isUndone(facts) && paid === paymentStatus.paid) return withBack(words.paid, facts, format)
  const isOver =
    isUndone(facts) || paid === paymentStatus.refundDue || paid === paymentStatus.refunded
  if (!isOver) return unpaidSentence(facts, format)
  if (toGiveBack > 0) {
    const due = words.refundDue(format(toGiveBack))
    return givenBack > 0 ? `${due}, ${texts.partRefunded(format(givenBack))}` : due
  }
  return givenBack > 0 ? texts.refunded : texts.nothingToPay
}

/** How a payment stands, as the lists of the staff say it: without amounts, which they do not know. */
export function paymentWord({
  status: at,
  paymentStatus: paid,
}: {
  status: number
  paymentStatus: number
}) {
  const { staff } = texts
  if (paid === paymentStatus.paid) return staff.paid
  if (paid === paymentStatus.refundDue) return staff.someRefundDue
  if (paid === paymentStatus.refunded) return texts.refunded
  if (isUndone({ status: at })) return texts.nothingToPay
  return paid === paymentStatus.failed ? staff.failed : staff.unpaid
}

const fresh: readonly number[] = [status.awaitsConfirmation, status.confirmed, status.packed]

function titleSentence(facts: SentenceFacts, format: Money): string | null {
  if (facts.status === status.awaitsPayment) {
    return isBeingChecked(facts)
      ? texts.beingCheckedTitle
      : texts.awaitsPayment(format(facts.money.toPay))
  }
  return fresh.includes(facts.status) && isGoingOn(facts) ? texts.placed : null
}

/** Not undone, and not all its money is on its way back. */
const isGoingOn = (facts: SentenceFacts) =>
  !isUndone(facts) &&
  facts.paymentStatus !== paymentStatus.refundDue &&
  facts.paymentStatus !== paymentStatus.refunded

/** Whose stock waits to be confirmed. */
const holdOf = ({ status: at, hold }: SentenceFacts) =>
  at === status.awaitsConfirmation ? hold : undefined

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
  if (facts.status === status.awaitsConfirmation) return holdSentence(facts)
  const { status: at, payBefore, moment } = facts
  if (at !== status.awaitsPayment || !payBefore || !moment || isBeingChecked(facts)) return null
  const time = moment(payBefore)
  if (isByTransfer(facts)) return texts.transferBefore(time)
  return hasBooks(facts) ? texts.payBefore(time) : texts.courseBefore(time)
}

function thanksSentence(facts: SentenceFacts, format: Money): string | null {
  if (titleSentence(facts, format) !== texts.placed) return null
  return `${hasBooks(facts) ? texts.thanks : texts.thanksForCourses} ${texts.keepCode}`
}

/** What goes back, as its buyer or the staff read it; null when nothing does. */
function backSentence(facts: SentenceFacts, format: Money): string | null {
  const { money, who } = facts
  const [received, givenBack, back] = [money.received, money.givenBack, money.toGiveBack].map(
    format,
  )
  if (!received || !givenBack || !back) return null
  if (money.toGiveBack > 0) {
    if (who === 'staff') return texts.staff.willBeBack(back)
    if (money.givenBack > 0) return texts.restWillBeBack(givenBack, back)
    return isUndone(facts) ? texts.willBeBack(received, back) : texts.someWillBeBack(back)
  }
  if (money.givenBack === 0) return null
  return (who === 'staff' ? texts.staff : texts).isBack(givenBack)
}

/** What becomes of the money of an order that is over, in one sentence: also where none had come. */
export const overSentence = (facts: SentenceFacts, format: Money): string =>
  backSentence(facts, format) ?? (facts.who === 'staff' ? texts.staff.free : texts.free)

function moneySentence(facts: SentenceFacts, format: Money): OrderSentences['money'] {
  const { money } = facts
  if (isUndone(facts)) {
    const tone = money.toGiveBack > 0 ? 'warning' : 'primary'
    return { tone, text: overSentence(facts, format) }
  }
  if (isBeingChecked(facts)) {
    return { tone: 'primary', text: texts.enough(format(money.received)) }
  }
  if (facts.status === status.awaitsPayment && money.received > 0) {
    const received = format(money.received)
    if (!isByTransfer(facts)) return { tone: 'primary', text: texts.lessOnline(received) }
    return { tone: 'warning', text: texts.less(received, format(money.toPay)) }
  }
  const back = backSentence(facts, format)
  return back === null ? null : { tone: money.toGiveBack > 0 ? 'warning' : 'primary', text: back }
}

function payingSteps(facts: SentenceFacts): string[] {
  const { next } = texts
  if (isBeingChecked(facts)) return [next.checked]
  if (facts.money.toPay === 0 || facts.status !== status.awaitsPayment) return []
  return isByTransfer(facts) ? [next.transfer, next.transferComes] : [next.online]
}

function confirmStep(facts: SentenceFacts): string {
  const hold = holdOf(facts)
  if (!hold) return texts.next.call
  return hold.isMailed ? texts.hold.byMail : texts.hold.byPhone
}

function nextSentences(facts: SentenceFacts): string[] {
  const { next } = texts
  if (!isGoingOn(facts) || facts.status >= status.delivered) return []
  const { status: at } = facts
  const isCalled = at === status.awaitsConfirmation && paysAtTheDoor(facts)
  const isPacked = hasBooks(facts) && at < status.onItsWay
  return [
    ...payingSteps(facts),
    ...(isCalled ? [confirmStep(facts)] : []),
    ...(isPacked ? [next.ship] : []),
    ...(paysAtTheDoor(facts) ? [next.payAtTheDoor] : []),
  ]
}

function courseState(facts: SentenceFacts): OrderSentences['courses'] {
  const { contents, isCourseOpen, money } = facts
  if (contents === 'books' || !isGoingOn(facts)) return null
  if (isCourseOpen) return 'open'
  return money.toPay > 0 || isBeingChecked(facts) ? 'oncePaid' : null
}

/** Nothing where the total says it all: paid as it stands, or not yet. */
function totalRows({ money, total }: SentenceFacts): Row[] {
  const { received, uncollected, givenBack, exchanged = 0, toGiveBack, toPay } = money
  const isPlain =
    uncollected + givenBack + exchanged + toGiveBack === 0 && (received === 0 || received === total)
  if (isPlain) return []
  const labels = texts.totals
  return [
    { label: labels.uncollected, amount: -uncollected },
    { label: labels.paid, amount: received },
    { label: labels.givenBack, amount: givenBack },
    { label: labels.exchanged, amount: exchanged },
    { label: labels.toGiveBack, amount: toGiveBack },
    { label: labels.toPay, amount: toPay },
  ].filter(({ amount }) => amount !== 0)
}

const returnsOver = (facts: SentenceFacts) =>
  facts.status === status.delivered && facts.money.toGiveBack === 0 && isGoingOn(facts)
    ? texts.returnsOver
    : null

function backWhenCancelled({ money, refundTerms, day }: SentenceFacts, format: Money): string[] {
  if (refundTerms && day) return cancelTermSentences(refundTerms, { money: format, date: day })
  const left = money.received - money.givenBack
  return left > 0 ? [texts.cancelling.back(format(left))] : []
}

function cancelSentences(facts: SentenceFacts, format: Money): string[] {
  const { final, codes } = texts.cancelling
  return [...backWhenCancelled(facts, format), final, ...(facts.hasCodes ? [codes] : [])]
}

const isLost = ({ parcels }: SentenceFacts) =>
  parcels.includes('lost') && !parcels.includes('delivered') && !parcels.includes('returned')

function endSentence(facts: SentenceFacts): string {
  const { news } = texts
  if (!hasBooks(facts)) return news.coursesBack
  return isLost(facts) ? news.lost : news.back
}

function newsSentences(facts: SentenceFacts, format: Money): string[] {
  const { news } = texts
  const at = facts.status
  if (at === status.cancelled) return [news.cancelled, overSentence(facts, format)]
  if (at === status.returned) return [endSentence(facts), overSentence(facts, format)]
  if (!hasBooks(facts)) return at === status.delivered ? [news.coursesOpen] : []
  if (at === status.confirmed) return [news.confirmed]
  if (at === status.delivered) return [news.delivered]
  if (at !== status.onItsWay) return []
  const atDoor = paysAtTheDoor(facts) ? [news.payAtTheDoor(format(facts.money.toPay))] : []
  return [news.left, news.beReady, ...atDoor]
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
