import { type LinkedOrder, mailFormats, orderLink } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import { formatMoney } from '@/backend/platform/format-money'
import { signedBy } from '@/backend/platform/mail/mail-body'
import { willGoBackSentences } from '@/contract/order-sentences/refund-sentences'

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
