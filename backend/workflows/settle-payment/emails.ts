import { type LinkedOrder, mailFormats, type OrderRow, orderLink } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import { formatMoney } from '@/backend/platform/format-money'
import { signedBy } from '@/backend/platform/mail/mail-body'
import { willGoBackSentences } from '@/contract/order-sentences/refund-sentences'
import { sentenceTexts } from '@/contract/order-sentences/texts'

/** Tells a buyer that what they transferred beside the order, or too much for it, goes back. */
export const transferBackEmail = (
  order: LinkedOrder,
  { amount, reference, dueTime }: { amount: number; reference: string; dueTime: Date },
  shop: EmailShop,
) => ({
  subject: `${shop.name} sẽ hoàn tiền chuyển thừa của đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `${shop.name} đã nhận khoản chuyển mã ${reference} cho đơn hàng ${order.code}, trong đó ${formatMoney(amount)} ngoài số cần trả.`,
    ...willGoBackSentences({ amount, method: 'transfer', dueTime }, mailFormats),
    '',
    orderLink(shop.publicUrl, order),
  ),
})

/** Tells a buyer that what they transferred is less than the order costs: what is still to be paid, and until when. */
export const transferMissingEmail = (
  order: LinkedOrder & Pick<OrderRow, 'payBefore'>,
  { amount, missing }: { amount: number; missing: number },
  shop: EmailShop,
) => ({
  subject: `Đơn ${order.code} còn thiếu ${formatMoney(missing)}`,
  body: signedBy(
    shop.name,
    `${shop.name} đã nhận ${formatMoney(amount)} cho đơn hàng ${order.code}, còn thiếu ${formatMoney(missing)}.`,
    'Bạn chuyển tiếp phần còn thiếu theo thông tin ở trang đơn hàng.',
    ...(order.payBefore ? [sentenceTexts.restBefore(mailFormats.moment(order.payBefore))] : []),
    '',
    orderLink(shop.publicUrl, order),
  ),
})
