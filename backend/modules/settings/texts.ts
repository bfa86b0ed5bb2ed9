/** The shop's settings: what its staff read. */
export const settingsTexts = {
  saved: 'Đã lưu cài đặt.',
  changedMeanwhile:
    'Người khác vừa lưu cài đặt này. Hãy tải lại trang để xem thay đổi của họ rồi sửa tiếp.',
} as const
