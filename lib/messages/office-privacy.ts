/** Texts of the data officer's screens. */
export const officePrivacy = {
  columns: { who: 'Người yêu cầu', kind: 'Yêu cầu', left: 'Thời hạn', state: 'Tình trạng' },
  kinds: { export: 'Nhận bản sao dữ liệu', erase: 'Xóa dữ liệu', restrict: 'Hạn chế xử lý' },
  states: { open: 'Đang chờ', done: 'Đã xong', cancelled: 'Đã rút lại hoặc từ chối' },
  refused: 'Đã từ chối',
  refusedBecause: (reason: string) => `Lý do: ${reason}`,
  filter: 'Tình trạng',
  erased: 'Người đã xóa dữ liệu',
  guest: 'Mua không có tài khoản',
  asked: (day: string) => `Yêu cầu ngày ${day}`,
  left: (days: number) =>
    days < 0 ? `Quá hạn ${-days} ngày` : days === 0 ? 'Hạn là hôm nay' : `Còn ${days} ngày`,
  inGrace: (day: string) =>
    `Người yêu cầu vẫn có thể rút lại đến ${day}; sau đó dữ liệu tự động được xóa.`,
  waitsFor: (what: string) => `Cần giải quyết trước: ${what}.`,
  soon: 'Hệ thống đang thực hiện, thường chưa tới một phút.',
  carryOut: 'Thực hiện ngay',
  eraseAbout:
    'Xóa hẳn dữ liệu của người này khỏi mọi nơi; đơn hàng chỉ giữ phần mà luật kế toán yêu cầu. Không thể hoàn tác.',
  exportAbout: 'Tạo tệp bản sao và gửi liên kết cho người yêu cầu.',
  refuse: 'Từ chối',
  refuseAbout: 'Người yêu cầu sẽ nhận thư có lý do này và cách khiếu nại.',
  refuseInGrace: (day: string) =>
    `Người yêu cầu sẽ nhận thư có lý do này và cách khiếu nại. Nếu không từ chối, dữ liệu được xóa sau ngày ${day}.`,
  reason: 'Lý do từ chối theo luật',
} as const
