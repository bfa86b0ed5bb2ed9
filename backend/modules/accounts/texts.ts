export const accountTexts = {
  updated: 'Cập nhật thông tin thành công.',
  settingsSaved: 'Đã lưu tùy chọn.',
  addressRemoved: 'Đã xóa địa chỉ.',
  addressesFull: 'Sổ địa chỉ đã đủ 20 địa chỉ. Bạn hãy xóa bớt trước khi thêm.',
} as const
