import {
  isBeingChecked,
  isByTransfer,
  isTransferredInPart,
  isUndone,
  keptOf,
  type SentenceFacts,
} from '@/contract/order-sentences/sentence-facts'
import { sentenceTexts as texts } from '@/contract/order-sentences/texts'
import { orderStatus, paymentStatus } from '@/contract/states'

type Money = (amount: number) => string

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
  const received = format(keptOf(facts))
  if (isBeingChecked(facts)) return texts.beingChecked(received)
  const words = who === 'staff' ? texts.staff : texts
  // Who has chosen to transfer after that goes on to pay.
  const hasFailed =
    paid === paymentStatus.failed && at === orderStatus.awaitsPayment && !isByTransfer(facts)
  const unpaid = hasFailed ? words.failed : words.unpaid
  if (isTransferredInPart(facts)) return texts.unpaidButTransferred(unpaid, received)
  return keptOf(facts) > 0 ? texts.partPaid(received, format(money.toPay)) : unpaid
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
