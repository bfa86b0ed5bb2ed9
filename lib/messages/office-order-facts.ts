import { orders } from '@/lib/messages/orders'

/** What the office's list of orders and the page of one call the facts of an order. */
export const officeOrderFacts = {
  columns: { code: 'Đơn', buyer: 'Người nhận', total: 'Tổng', state: 'Trạng thái', time: 'Lúc' },
  statuses: orders.statuses,
  views: {
    toConfirm: 'Cần xác nhận',
    toPack: 'Cần đóng gói',
    handedOver: 'Đang giao',
    problems: 'Cần xem lại',
  },
  view: 'Việc cần làm',
  status: 'Trạng thái',
  paidStates: {
    1: 'Đã trả tiền',
    2: 'Trả tiền không thành',
    3: 'Cần hoàn tiền',
    4: 'Đã hoàn tiền',
  } as Record<number, string>,
  unpaid: 'Chưa trả tiền',
  payments: { 0: 'Trực tuyến', 1: 'Tiền mặt', 2: 'Chuyển khoản', 3: 'MoMo', 4: 'ZaloPay' },
  order: (code: string) => `Đơn ${code}`,
  lines: 'Hàng',
  recipient: 'Giao đến',
  history: 'Diễn biến',
  note: 'Ghi chú của khách',
  cancel: 'Hủy đơn',
  cancelReason: 'Lý do, khách đọc được',
  markPaid: 'Ghi nhận đã nhận chuyển khoản',
  moved: 'Đã cập nhật đơn hàng.',
  confirmCancel: 'Hủy đơn này? Hàng trở lại kho và khách được báo.',
  subTotal: 'Tiền hàng',
  shipping: 'Phí giao',
  discount: 'Giảm giá',
  total: 'Tổng cộng',
} as const
