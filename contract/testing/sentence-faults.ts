import { orderSentences } from '@/contract/order-sentences/order-sentences'
import {
  bankSentences,
  refundSentence,
  toldRefunds,
} from '@/contract/order-sentences/refund-sentences'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import type { OrderRefund } from '@/contract/shop/refunds'
import { contradictionsIn } from '@/contract/testing/order-contradictions'

/** An order with the money that goes back, as one of those who look at it finds it. */
export type Looked = { facts: SentenceFacts; refunds: readonly OrderRefund[] }

const money = (amount: number) => `${amount} ₫`
const formats = { money, date: (time: string) => time.slice(0, 10) }
const names = (text: string, amount: number) =>
  new RegExp(`(^|\\D)${amount} ₫`).test(text.replaceAll('\u00A0', ' '))

/** Each sentence of page and mail, after where it stands. */
export function readBy({ facts, refunds }: Looked): [string, string][] {
  const { totals, money: told, courses, ...all } = orderSentences(facts, money)
  const one = (name: string, text: string | null): [string, string][] =>
    text === null ? [] : [[name, text]]
  const isStaff = facts.who === 'staff'
  return [
    ...one('status', all.status),
    ...one('payment', all.payment),
    ...one('title', all.title),
    ...one('deadline', all.deadline),
    ...one('thanks', all.thanks),
    ...one('money', told?.text ?? null),
    ...all.next.flatMap((text) => one('next', text)),
    ...one('courses', courses),
    ...totals.flatMap(({ label, amount }) => one('total', `${label}: ${money(amount)}`)),
    ...one('returns over', all.returnsOver),
    ...all.cancelling.flatMap((text) => one('cancelling', text)),
    ...all.news.flatMap((text) => one('mail', text)),
    ...(isStaff ? [] : refundWords({ facts, refunds })),
  ]
}

const refundWords = ({ facts, refunds }: Looked): [string, string][] => {
  const told = toldRefunds(refunds, facts)
  return [...told.map((refund) => refundSentence(refund, formats)), ...bankSentences(told)].map(
    (text) => ['refund', text],
  )
}

const untidy = /\.\.|\s\.|\s,| {2}|undefined|null|NaN|\[object/

/** How one sentence is wrong by itself, whoever reads it. */
function faultsOfText(text: string, { who, hasCodes }: SentenceFacts): string[] {
  return [
    ...(untidy.test(text) ? ['untidy'] : []),
    ...(text.charAt(0) === text.charAt(0).toLocaleUpperCase('vi') ? [] : ['begins small']),
    ...(who === 'staff' && /(^|[^\p{L}])bạn([^\p{L}]|$)/iu.test(text)
      ? ['says “bạn” to the staff']
      : []),
    ...(who === 'buyer' && /khách/i.test(text) ? ['calls its reader “khách”'] : []),
    ...(hasCodes || !/mã giảm giá/i.test(text) ? [] : ['names a code where there is none']),
  ].map((fault) => `${fault}: ${text}`)
}

/** Each amount that moves is named, and each refund has its way and day. */
function unnamed(looked: Looked, texts: readonly string[]): string[] {
  const { facts, refunds } = looked
  const { toGiveBack, givenBack, toPay, received } = facts.money
  const says = (amount: number) => amount === 0 || texts.some((text) => names(text, amount))
  const isAsked = facts.status === 0 && toPay > 0
  // A card or wallet takes all of it, whatever came by transfer.
  const kept = received - givenBack - (toPay > 0 ? toGiveBack : 0)
  const asked = facts.paymentType === 2 ? toPay : toPay + kept
  const isStaff = facts.who === 'staff'
  const wordless = isStaff
    ? []
    : toldRefunds(refunds, facts)
        .filter(({ status }) => status < 4)
        .map((refund) => refundSentence(refund, formats))
        .filter((text) => !/hoàn \d+ ₫ về [^₫]+ ngày \d{4}-\d\d-\d\d/.test(text))
  const promised = refunds
    .filter(({ status }) => status < 3)
    .reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...(promised <= toGiveBack ? [] : ['open refunds are more than is to be given back']),
    ...(says(toGiveBack) ? [] : ['what goes back is not named']),
    ...(says(givenBack) ? [] : ['what went back is not named']),
    ...(isAsked &&
    !isStaff &&
    !texts.some((text) => /chờ thanh toán/.test(text) && names(text, asked))
      ? ['the title does not name what is asked for']
      : []),
    ...(isAsked &&
    facts.paymentType !== 2 &&
    kept > 0 &&
    kept !== toPay &&
    texts.some((text) => names(text, toPay))
      ? ['a rest is named that no site takes']
      : []),
    ...wordless.map((text) => `no way or day: ${text}`),
  ]
}

/** Everything in which what an order says of itself does not agree. */
export function sentenceFaults(looked: Looked): string[] {
  const { facts } = looked
  const read = readBy(looked)
  const texts = read.map(([, text]) => text)
  const refunds = read.filter(([where]) => where === 'refund').map(([, text]) => text)
  const isUnpaid = facts.status === 0
  return [
    ...contradictionsIn(orderSentences(facts, money), refunds),
    ...read
      .filter(([where]) => where !== 'courses')
      .flatMap(([, text]) => faultsOfText(text, facts)),
    ...unnamed(looked, texts),
    ...(isUnpaid && texts.includes('Đặt hàng thành công') ? ['placed, but not paid'] : []),
  ]
}
