import {
  isTransferredInPart,
  isUndone,
  keptOf,
  paysAtTheDoor,
  type SentenceFacts,
} from '@/contract/order-sentences/sentence-facts'
import { sentenceTexts as texts } from '@/contract/order-sentences/texts'
import { orderStatus } from '@/contract/states'

type Money = (amount: number) => string
type Row = { label: string; amount: number }
type MoneySentence = { tone: 'primary' | 'warning'; text: string }

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

/** What goes back although something is still to be paid. */
const asideSentence = ({ money }: SentenceFacts, format: Money): string[] =>
  money.toPay > 0 && money.toGiveBack > 0 ? [texts.aside(format(money.toGiveBack))] : []

/** Of an order that waits for its money, of which something has come. */
function waitingSentence(facts: SentenceFacts, format: Money): MoneySentence {
  const { money } = facts
  const words = facts.who === 'staff' ? texts.staff : texts
  const received = format(keptOf(facts))
  if (money.toPay > 0) {
    const isOnline = isTransferredInPart(facts)
    const less = isOnline ? words.lessOnline(received) : words.less(received, format(money.toPay))
    const text = [less, ...asideSentence(facts, format)].join(' ')
    return { tone: isOnline ? 'primary' : 'warning', text }
  }
  const text =
    money.toGiveBack > 0
      ? words.tooMuch(received, format(money.toGiveBack))
      : words.enough(received)
  return { tone: 'primary', text }
}

/** What becomes of money that came, or is missing; null when there is nothing to say. */
export function moneySentence(facts: SentenceFacts, format: Money): MoneySentence | null {
  if (facts.status === orderStatus.awaitsPayment && keptOf(facts) > 0) {
    return waitingSentence(facts, format)
  }
  const [aside] = keptOf(facts) > 0 ? [] : asideSentence(facts, format)
  if (aside) return { tone: 'primary', text: aside }
  const text = isUndone(facts) ? overSentence(facts, format) : backSentence(facts, format)
  return text === null ? null : { tone: facts.money.toGiveBack > 0 ? 'warning' : 'primary', text }
}

/** Empty when the total is enough: paid exactly, or not paid at all. */
export function totalRows(facts: SentenceFacts): Row[] {
  const { money, total } = facts
  const { received, uncollected, givenBack, exchanged = 0, toGiveBack, toPay } = money
  const isPlain =
    uncollected + givenBack + exchanged + toGiveBack === 0 && (received === 0 || received === total)
  if (isPlain) return []
  const labels = texts.totals
  if (isTransferredInPart(facts)) {
    return [
      { label: labels.transferred, amount: keptOf(facts) },
      ...(givenBack > 0 ? [{ label: labels.givenBack, amount: givenBack }] : []),
      ...(toGiveBack > 0 ? [{ label: labels.toGiveBack, amount: toGiveBack }] : []),
    ]
  }
  return [
    { label: labels.uncollected, amount: -uncollected },
    { label: labels.paid, amount: received },
    { label: labels.givenBack, amount: givenBack },
    { label: labels.exchanged, amount: exchanged },
    { label: labels.toGiveBack, amount: toGiveBack },
    // Of what came back nothing is to be paid.
    {
      label: labels.toPay,
      amount: facts.status < orderStatus.onItsWay || paysAtTheDoor(facts) ? toPay : 0,
    },
  ].filter(({ amount }) => amount !== 0)
}
