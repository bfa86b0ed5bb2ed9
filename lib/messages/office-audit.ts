/** Things in the log that are no resources of their own. */
const things: Record<string, string> = {
  carrier: 'Hãng vận chuyển',
  lesson: 'Bài học',
  picture: 'Hình ảnh',
  price: 'Giá',
  'second-factor': 'Xác thực hai bước',
}

const steps: Record<string, string> = {
  archive: 'lưu trữ',
  'carry-out': 'thực hiện yêu cầu',
  change: 'sửa',
  create: 'thêm',
  decide: 'quyết định',
  drop: 'xóa',
  end: 'kết thúc',
  export: 'xuất tệp',
  find: 'xem trong danh sách',
  list: 'xem danh sách yêu cầu',
  move: 'chuyển',
  pay: 'chi trả',
  publish: 'đăng',
  refuse: 'từ chối yêu cầu',
  resolve: 'giải quyết',
  view: 'xem',
}

/** "customer.view" in words, with the names of the office's resources; what has none is shown as it is written. */
export function auditAction(action: string, resources: ReadonlyMap<string, string>): string {
  const dot = action.indexOf('.')
  const name = action.slice(0, dot)
  const thing = resources.get(name) ?? things[name]
  if (!thing) return action
  const step = action.slice(dot + 1)
  return `${thing}: ${steps[step] ?? step}`
}

/** Texts of the audit log's list. */
export const officeAudit = {
  columns: {
    time: 'Lúc',
    who: 'Ai',
    action: 'Việc',
    subject: 'Của',
    change: 'Trước → sau',
    ip: 'Từ',
  },
  filterAction: 'Việc (ví dụ customer.view)',
  filterSubject: 'Mã của thứ được xem hay thay đổi',
  from: 'Từ ngày',
  to: 'Đến ngày',
  nothing: 'không có',
} as const
