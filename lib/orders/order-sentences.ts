import { orderSentences, statusSentence } from '@/contract/order-sentences/order-sentences'
import {
  isLost,
  moneyOfStatus,
  type SentenceFacts,
} from '@/contract/order-sentences/sentence-facts'
import type { OrderDetail } from '@/contract/shop/orders'
import { paymentStatus } from '@/contract/states'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { isCourse, textFor } from '@/lib/orders/order-contents'

type Lines = OrderDetail['cartDetails']

const contentsOf = (lines: Lines) =>
  textFor(lines, { books: 'books', courses: 'courses', both: 'both' } as const)

/** An upstream that does not tell the money has it in its statuses, and in what is still to be transferred. */
function moneyOf({ money, bankTransfer, ...order }: OrderDetail) {
  if (money) return money
  const { received = 0, amount = 0 } = bankTransfer ?? {}
  return { ...moneyOfStatus(order), ...(received > 0 && { received, toPay: amount }) }
}

const linkOf = ({ email, hold }: OrderDetail) =>
  email ? 'mail' : hold?.linkByMessage ? 'message' : 'none'

/** What of an order its words depend on. */
export const sentenceFactsOf = (
  order: OrderDetail,
  who: SentenceFacts['who'] = 'buyer',
): SentenceFacts => ({
  status: order.status,
  paymentType: order.paymentType,
  paymentStatus: order.paymentStatus,
  total: order.total,
  money: moneyOf(order),
  contents: contentsOf(order.cartDetails),
  isCourseOpen:
    order.paymentStatus === paymentStatus.paid &&
    order.cartDetails.some((line) => isCourse(line) && (line.returned ?? 0) < line.Quantity),
  parcels: (order.parcels ?? []).map(({ state }) => state),
  payBefore: order.payBefore,
  moment: formatDateTime,
  hold: order.hold && { ...order.hold, link: linkOf(order) },
  refundTerms: order.refundIfCancelled,
  day: formatDate,
  hasCodes: order.code !== null || order.productCode !== null,
  replaces: order.replaces?.orderCode,
  hasLater: order.restIfCancelled !== undefined,
  who,
})

/** Everything an order says of itself, for its buyer unless the staff ask. */
export const sentencesOf = (order: OrderDetail, who: SentenceFacts['who'] = 'buyer') =>
  orderSentences(sentenceFactsOf(order, who), formatMoney)

type Known = { isOnlyCourses?: boolean | undefined; isLost?: boolean | undefined }

/** The state of an order in a word, where more of it is not known. */
export const statusLabel = (
  status: number,
  { isOnlyCourses = false, isLost = false }: Known = {},
) =>
  statusSentence({
    status,
    contents: isOnlyCourses ? 'courses' : 'books',
    parcels: isLost ? ['lost'] : [],
  })

/** What lists say of an order that a page reads from its lines and parcels. */
export const knownOf = ({ cartDetails, parcels = [] }: OrderDetail): Known => ({
  isOnlyCourses: contentsOf(cartDetails) === 'courses',
  isLost: isLost(parcels.map(({ state }) => state)),
})
