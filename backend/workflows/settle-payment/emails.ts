import { type LinkedOrder, orderLink } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import { formatMoney } from '@/backend/platform/format-money'
import { signedBy } from '@/backend/platform/mail/mail-body'

/** Tells a buyer that what they transferred beside the order, or too much for it, goes back. */
export const transferBackEmail = (
  order: LinkedOrder,
  { amount, reference }: { amount: number; reference: string },
  shop: EmailShop,
) => ({
  subject: `${shop.name} sẽ hoàn tiền chuyển thừa của đơn ${order.code}`,
  body: signedBy(
    shop.name,
    `${shop.name} đã nhận khoản chuyển mã ${reference} cho đơn hàng ${order.code} và sẽ hoàn ${formatMoney(amount)} cho bạn.`,
    '',
    orderLink(shop.publicUrl, order),
  ),
})
