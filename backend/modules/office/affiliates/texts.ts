import { shopName } from '@/backend/platform/shop-name'

const letter = (name: string, ...body: string[]) =>
  [`Chào ${name},`, '', ...body, '', shopName()].join('\n')

const where = 'Bạn xem mã và hoa hồng ở mục Giới thiệu bạn đọc trong tài khoản.'

/** What finance reads about affiliates, and what affiliates are told. */
export const affiliateTexts = {
  saved: 'Đã lưu thông tin cộng tác viên.',
  done: {
    approve: 'Đã xác nhận. Mã dùng được từ bây giờ.',
    refuse: 'Đã từ chối và báo cho người đăng ký.',
    stop: 'Đã dừng mã và báo cho cộng tác viên.',
  },
  paid: 'Đã ghi khoản chi trả.',
  reasonNeeded: 'Hãy ghi lý do: cộng tác viên đọc được.',
  cannotDecide: 'Cộng tác viên này không ở trạng thái để làm việc đó.',
  nothingDue: 'Không có khoản nào phải trả.',
  belowLeast: (least: string) =>
    `Số phải trả chưa đạt ${least} nên được cộng sang tháng sau. Cộng tác viên đã dừng thì trả đủ.`,
  otherSum: (due: string) => `Số phải trả bây giờ là ${due}. Hãy xem lại trước khi ghi.`,
  taxTooHigh: 'Thuế khấu trừ không được lớn hơn số phải trả.',
  referenceUsed: 'Mã giao dịch này đã ghi cho một khoản khác.',
  decided: {
    approve: (name: string) => ({
      subject: 'Mã giới thiệu của bạn đã dùng được',
      text: letter(
        name,
        'Cửa hàng đã xác nhận thông tin của bạn. Mã giới thiệu dùng được từ bây giờ.',
        where,
      ),
    }),
    refuse: (name: string, reason: string) => ({
      subject: 'Đăng ký cộng tác viên chưa được xác nhận',
      text: letter(
        name,
        'Cửa hàng chưa xác nhận được đăng ký cộng tác viên của bạn.',
        `Lý do: ${reason}`,
        '',
        'Thông tin bạn đã gửi được xóa. Bạn có thể đăng ký lại.',
      ),
    }),
    stop: (name: string, reason: string) => ({
      subject: 'Mã giới thiệu của bạn đã dừng',
      text: letter(
        name,
        'Cửa hàng đã dừng mã giới thiệu của bạn.',
        `Lý do: ${reason}`,
        '',
        'Các khoản đã được duyệt vẫn được trả đủ. Nếu cho rằng có nhầm lẫn, bạn hãy trả lời thư này.',
      ),
    }),
  },
  paidEmail: (name: string, sent: string, reference: string, tax: string | null) => ({
    subject: `${shopName()} đã chuyển hoa hồng cho bạn`,
    text: letter(
      name,
      `${shopName()} đã chuyển ${sent} vào tài khoản ngân hàng của bạn.`,
      `Mã giao dịch: ${reference}`,
      ...(tax ? [`Thuế thu nhập cá nhân đã khấu trừ: ${tax}`] : []),
      '',
      'Bảng kê từng tháng ở mục Giới thiệu bạn đọc trong tài khoản.',
    ),
  }),
} as const
