import type { ReturnOutcome, ReturnReason } from '@/contract/return-terms'

const states: Record<number, string> = {
  0: 'Chờ quyết định',
  1: 'Đã đồng ý, chờ hàng về',
  2: 'Đã từ chối',
  3: 'Đã nhận hàng',
  4: 'Khách đã rút',
}
const missingStates: typeof states = {
  ...states,
  1: 'Đã đồng ý, chờ kiểm tra kho',
  3: 'Đã kiểm tra',
}

/** Texts of what customers send back, as the office decides on it. */
export const officeReturns = {
  columns: { order: 'Đơn', goods: 'Hàng trả', why: 'Lý do', state: 'Trạng thái' },
  states,
  /** Of copies that were not in the parcel. */
  missingStates,
  reasons: {
    damaged: 'Hư hỏng, lỗi in',
    wrong: 'Giao nhầm',
    missing: 'Giao thiếu',
    unwanted: 'Đổi ý',
  } satisfies Record<ReturnReason, string>,
  refund: (amount: string) => `Sẽ hoàn ${amount}`,
  photos: (count: number) => `Xem ${count} ảnh`,
  photo: (place: number) => `Ảnh ${place} của khách`,
  approve: 'Đồng ý',
  approveAbout:
    'Khách được báo cách gửi hàng về. Hàng lấy tại nhà thì bạn gọi khách hẹn ngày, hoặc ghi ngày vào lời nhắn.',
  approveMissingAbout: 'Khách được báo là không phải gửi gì lại.',
  refuse: 'Từ chối',
  refuseAbout: 'Khách đọc được lý do này.',
  note: 'Lời nhắn cho khách',
  why: 'Lý do từ chối',
  receive: 'Nhận hàng',
  receiveAbout: 'Ghi từng dòng: bản còn bán được trở lại kho, bản hỏng thì loại bỏ.',
  exchangeAbout:
    'Ghi từng dòng như trên kệ. Đơn gửi đổi được lập ngay, không thu tiền. Lỗi rõ qua ảnh: ghi Loại bỏ số bản đó để gửi ngay, không đợi sách cũ.',
  check: 'Kiểm tra xong',
  checkAbout:
    'Ghi từng dòng: bản còn trên kệ vì chưa được gửi thì trở lại kho, bản không thấy thì loại bỏ. Khách đổi thì đơn gửi bù được lập ngay, không thu tiền.',
  isRefunded: 'Hoàn tiền thay vì gửi đổi (hết sách)',
  exchange: 'Đổi hàng',
  exchangeFor: (title: string) => `→ ${title}`,
  replacedBy: (code: string) => `Đơn gửi đổi ${code}`,
  open: 'Lập yêu cầu đổi, trả',
  openAbout: 'Thay khách gọi điện; khách có email nhận thư xác nhận như khi tự gửi.',
  reason: 'Lý do',
  wish: 'Khách muốn nhận',
  outcomes: { exchange: 'Cuốn mới, cùng tên', refund: 'Tiền hoàn lại' } satisfies Record<
    ReturnOutcome,
    string
  >,
  copies: (title: string, left: number) => `${title} (còn ${left})`,
  told: 'Khách nói gì',
  nothing: 'Đơn này không còn gì đổi, trả được.',
  restock: 'Trở lại kho',
  writeOff: 'Loại bỏ',
  of: (title: string, count: number) => `${title} (khách trả ${count})`,
  missingOf: (title: string, count: number) => `${title} (khách báo thiếu ${count})`,
  serials: 'Số seri của mã trong sách, mỗi dòng một số',
} as const
