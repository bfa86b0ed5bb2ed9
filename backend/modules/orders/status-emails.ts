import { type LinkedOrder, orderLink } from '@/backend/modules/orders/emails'
import {
  CANCELLED,
  CONFIRMED,
  DELIVERED,
  ON_ITS_WAY,
  RETURNED,
} from '@/backend/modules/orders/order-status'
import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, type MailBody } from '@/backend/platform/mail/mail-body'
import type { OrderSentences } from '@/contract/order-sentences/order-sentences'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'

type Receiver = LinkedOrder & { receiverName: string }

const subjects: Partial<Record<number, (code: string, shop: string) => string>> = {
  [CONFIRMED]: (code, shop) => `${shop} đã xác nhận đơn ${code}`,
  [ON_ITS_WAY]: (code) => `Đơn ${code} đang trên đường giao`,
  [DELIVERED]: (code) => `Đơn ${code} đã giao`,
  [RETURNED]: (code) => `Đơn ${code} đã kết thúc`,
  [CANCELLED]: (code) => `Đơn ${code} đã được hủy`,
}
const coursesOpen = (code: string) => `Khóa học của đơn ${code} đã mở`

type Told = {
  shop: EmailShop
  facts: Pick<SentenceFacts, 'status' | 'contents'>
  sentences: Pick<OrderSentences, 'news'>
  more?: MailBody
}

/** What the buyer is told when an order has come to a status, in the order's own sentences; null where that tells nothing new. */
export function statusEmail(order: Receiver, { shop, facts, sentences, more = [] }: Told) {
  const isOpened = facts.contents === 'courses' && facts.status === DELIVERED
  const subject = isOpened ? coursesOpen : subjects[facts.status]
  const { news } = sentences
  if (!subject || news.length === 0) return null
  return {
    subject: subject(order.code, shop.name),
    body: letterTo(
      shop.name,
      order.receiverName,
      ...news,
      ...more,
      '',
      orderLink(shop.publicUrl, order),
    ),
  }
}
