import { isUndone, type SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import { sentenceTexts } from '@/contract/order-sentences/texts'
import type { OrderRefund, RefundTerms, RefundWay, RestTerms } from '@/contract/shop/refunds'

/** How each side writes money and days. */
export type Formats = {
  money: (amount: number) => string
  date: (time: string) => string
}

const { refunds: texts, rest } = sentenceTexts
const APPROVED_LAST = 2
const PAID_BACK = 3
const REFUSED = 4
const CARD = 0

type Way = Pick<RefundWay, 'method' | 'paymentType'> & Partial<Pick<OrderRefund, 'receiver'>>

function wayText({ method, paymentType, receiver }: Way): string {
  if (method === 'gateway') return texts.payers[paymentType ?? -1] ?? texts.payer
  return receiver ? texts.account(receiver) : texts.yourAccount
}

/** What cancelling gives back: amount, way and date, a sentence for each way. */
export const cancelTermSentences = (
  { amount, ways, dueTime }: RefundTerms,
  { money, date }: Formats,
): string[] => [
  texts.paid(money(amount)),
  ...ways.map((way) => texts.goesBack(money(way.amount), wayText(way), date(dueTime))),
  ...(ways.some(({ paymentType }) => paymentType === CARD) ? [texts.laterAtBank] : []),
]

/** Where the money of a refund is. */
export function refundSentence(refund: OrderRefund, { money, date }: Formats): string {
  const { amount, status, dueTime, settledTime, reference } = refund
  const way = wayText(refund)
  if (status === PAID_BACK) {
    return texts.hasGone(money(amount), way, date(settledTime ?? dueTime), reference)
  }
  if (status > APPROVED_LAST) return texts.refused(money(amount))
  return texts.goesBack(money(amount), way, date(dueTime))
}

/** What a page tells of: that one was refused only where its money does not go back in another. */
export const toldRefunds = (
  refunds: readonly OrderRefund[],
  facts: Pick<SentenceFacts, 'status' | 'money'>,
) =>
  isUndone(facts) || facts.money.toGiveBack > 0
    ? refunds.filter(({ status }) => status !== REFUSED)
    : refunds

/** Of money that is not asked back yet, but will be. */
export const willGoBackSentences = (
  { method, amount, dueTime }: Pick<RefundWay, 'method' | 'amount'> & { dueTime: Date },
  { money, date }: Formats,
): string[] => [
  texts.goesBack(
    money(amount),
    wayText({ method, paymentType: null }),
    date(dueTime.toISOString()),
  ),
  ...(method === 'transfer' ? [texts.receiverAsked] : []),
]

/** The same of several, and what they wait for, as a mail says it. */
export const refundSentences = (refunds: readonly OrderRefund[], formats: Formats): string[] => [
  ...refunds.map((refund) => refundSentence(refund, formats)),
  ...(refunds.some(({ needsReceiver }) => needsReceiver) ? [texts.receiverAsked] : []),
  ...bankSentences(refunds),
]

/** Said of cards, whose banks take their time. */
export const bankSentences = (refunds: readonly OrderRefund[]): string[] =>
  refunds.some(({ paymentType, status }) => paymentType === CARD && status <= PAID_BACK)
    ? [texts.laterAtBank]
    : []

function backOfRest({ refund }: RestTerms, { money, date }: Formats): string[] {
  if (!refund) return [rest.nothing]
  const { ways, dueTime } = refund
  return [
    ...ways.map((way) => rest.back(money(way.amount), wayText(way), date(dueTime))),
    ...(ways.some(({ paymentType }) => paymentType === CARD) ? [texts.laterAtBank] : []),
  ]
}

/** Which copies are left out, what becomes of their money, and that the others go on. */
export const leftOutSentences = (
  lines: RestTerms['lines'],
  ofMoney: readonly string[],
): string[] => {
  const copies = lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ')
  return [rest.copies(copies), ...ofMoney, rest.goesOn]
}

/** What leaving out the copies that are sent later gives back. */
export const restSentences = (terms: RestTerms, formats: Formats): string[] =>
  leftOutSentences(terms.lines, backOfRest(terms, formats))
