import {
  type Confirm,
  type LinkedOrder,
  mailFormats,
  orderLink,
} from '@/backend/modules/orders/emails'
import type { EmailShop } from '@/backend/modules/settings'
import { link, signedBy } from '@/backend/platform/mail/mail-body'
import { sentenceTexts } from '@/contract/order-sentences/texts'

const texts = sentenceTexts.hold

/** To a guest whose cash order is unconfirmed: when it has become one, before its stock is released, and after. */
export const confirmEmails = (shop: EmailShop) => ({
  confirmCash: (order: LinkedOrder, confirm: Confirm) => ({
    subject: `Đơn ${order.code} thanh toán khi nhận hàng, chờ bạn xác nhận`,
    body: signedBy(
      shop.name,
      texts.turnedToCash(order.code),
      texts.until(mailFormats.moment(confirm.until)),
      link(texts.action, confirm.link),
      '',
      texts.later,
      texts.notYours,
      '',
      orderLink(shop.publicUrl, order),
    ),
  }),
  confirmSoon: (order: LinkedOrder, confirm: Confirm) => ({
    subject: `Đơn ${order.code} chờ bạn xác nhận`,
    body: signedBy(
      shop.name,
      texts.soon(order.code, mailFormats.moment(confirm.until)),
      link(texts.action, confirm.link),
      '',
      texts.later,
      texts.notYours,
      '',
      orderLink(shop.publicUrl, order),
    ),
  }),
  stockReleased: (order: LinkedOrder, confirm: Confirm) => ({
    subject: `Đơn ${order.code} đã hết giờ giữ sách`,
    body: signedBy(
      shop.name,
      texts.over,
      link(texts.action, confirm.link),
      '',
      texts.notYours,
      '',
      orderLink(shop.publicUrl, order),
    ),
  }),
})
