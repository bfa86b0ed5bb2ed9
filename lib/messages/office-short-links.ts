/** Texts of the office's short links. */
export const officeShortLinks = {
  create: 'Thêm liên kết ngắn',
  columns: { path: 'In trên sách', toPath: 'Dẫn đến', note: 'Ghi chú', updated: 'Sửa lúc' },
  kind: 'Loại',
  kinds: { m: '/m/', h: '/h/', p: '/p/' },
  kindHint: 'Ba loại dùng như nhau; hãy giữ đúng loại đã in.',
  name: 'Tên ngắn',
  nameHint: 'Chữ thường không dấu, chữ số, gạch ngang: toan-1-bai-5. Đã in thì không đổi được nữa.',
  toPath: 'Dẫn đến trang',
  toPathHint: 'Dán địa chỉ một trang của cửa hàng. Đổi lúc nào cũng được, mã đã in vẫn dùng tốt.',
  note: 'Ghi chú',
  noteHint: 'Ví dụ: bìa 4 Toán 1, in tháng 5.',
  target: 'Đích',
  open: 'Mở thử',
  qr: 'Mã QR',
  qrAlt: (url: string) => `Mã QR dẫn đến ${url}`,
  qrHint:
    'SVG cho nhà in, PNG 1000 điểm cho văn bản. Chừa viền trắng quanh mã, in rộng ít nhất 2 cm.',
  save: { svg: 'Tải SVG', png: 'Tải PNG' },
  remove: 'Xóa',
  removeMore:
    'Mã đã in sẽ không dẫn đến trang này nữa. Nếu sách còn lưu hành, hãy đổi đích thay vì xóa.',
} as const
