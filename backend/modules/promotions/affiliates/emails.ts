import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, type MailBody } from '@/backend/platform/mail/mail-body'

const where = 'Bạn xem mã và hoa hồng ở mục Giới thiệu bạn đọc trong tài khoản.'

/** What affiliates are told about their code and their money. */
export function affiliateEmails({ name: shop }: Pick<EmailShop, 'name'>) {
  const body = (name: string, ...parts: MailBody) => letterTo(shop, name, ...parts)
  return {
    decided: {
      approve: (name: string) => ({
        subject: 'Mã giới thiệu của bạn đã dùng được',
        body: body(
          name,
          'Cửa hàng đã xác nhận thông tin của bạn. Mã giới thiệu dùng được từ bây giờ.',
          where,
        ),
      }),
      refuse: (name: string, reason: string) => ({
        subject: 'Đăng ký cộng tác viên chưa được xác nhận',
        body: body(
          name,
          'Cửa hàng chưa xác nhận được đăng ký cộng tác viên của bạn.',
          `Lý do: ${reason}`,
          '',
          'Thông tin bạn đã gửi được xóa. Bạn có thể đăng ký lại.',
        ),
      }),
      stop: (name: string, reason: string) => ({
        subject: 'Mã giới thiệu của bạn đã dừng',
        body: body(
          name,
          'Cửa hàng đã dừng mã giới thiệu của bạn.',
          `Lý do: ${reason}`,
          '',
          'Các khoản đã được duyệt vẫn được trả đủ. Nếu cho rằng có nhầm lẫn, bạn hãy trả lời thư này.',
        ),
      }),
    },
    paid: (name: string, sent: string, reference: string, tax: string | null) => ({
      subject: `${shop} đã chuyển hoa hồng cho bạn`,
      body: body(
        name,
        `${shop} đã chuyển ${sent} vào tài khoản ngân hàng của bạn.`,
        `Mã giao dịch: ${reference}`,
        ...(tax ? [`Thuế thu nhập cá nhân đã khấu trừ: ${tax}`] : []),
        '',
        'Bảng kê từng tháng ở mục Giới thiệu bạn đọc trong tài khoản.',
      ),
    }),
  }
}
