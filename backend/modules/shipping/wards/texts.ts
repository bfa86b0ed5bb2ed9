/** The wards as a carrier calls them: what the staff reads. */
export const wardTexts = {
  noCarrier: 'Cửa hàng chưa kết nối hãng vận chuyển nào.',
  byName: 'Hãng này nhận tên phường, xã như cửa hàng ghi, không có danh mục mã riêng.',
  silent: 'Hãng vận chuyển chưa gửi được danh mục địa chỉ. Bạn thử lại sau ít phút.',
  refreshed: (missing: number) =>
    missing === 0
      ? 'Đã cập nhật, mọi phường, xã đều khớp.'
      : `Đã cập nhật; ${missing} phường, xã chưa khớp.`,
  corrected: 'Đã lưu.',
} as const
