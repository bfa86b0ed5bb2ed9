import { withFullStop } from '@/backend/modules/orders'
import type { EmailShop } from '@/backend/modules/settings'
import { list, signedBy } from '@/backend/platform/mail/mail-body'

/** One mail to a mailbox whose unconfirmed orders were taken back, however many. */
export const takenBackEmail = (
  { name }: EmailShop,
  { codes, reason }: { codes: readonly string[]; reason: string },
) => ({
  subject: `${name} đã hủy các đơn chưa xác nhận`,
  body: signedBy(
    name,
    'Những đơn chưa xác nhận sau đây đã được hủy, bạn không phải trả tiền:',
    list(...codes),
    `Lý do: ${withFullStop(reason)}`,
    '',
    'Nếu bạn vẫn muốn mua, bạn trả lời thư này hoặc gọi hotline; cửa hàng đặt lại đơn cho bạn.',
  ),
})
