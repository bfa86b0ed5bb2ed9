/** Texts of the office's reviews. */
export const officeReviews = {
  columns: { review: 'Đánh giá', state: 'Trạng thái' },
  gone: 'Sản phẩm không còn bán',
  hidden: 'Đang ẩn',
  isNew: 'Chưa đọc',
  answered: 'Đã trả lời',
  hiddenBecause: 'Lý do ẩn',
  shopReplied: 'Cửa hàng trả lời',
  state: 'Trạng thái',
  states: { new: 'Chưa đọc', hidden: 'Đang ẩn', answered: 'Đã trả lời' },
  rating: 'Số sao',
  stars: (count: string) => `${count} sao`,
  markRead: 'Đã đọc',
  markReadAbout: 'Đánh giá vẫn hiện trên trang và không còn trong danh sách cần đọc.',
  answer: 'Trả lời',
  changeReply: 'Sửa câu trả lời',
  answerAbout:
    'Câu trả lời hiện ngay dưới đánh giá, ký tên cửa hàng. Người viết có tài khoản được báo qua email.',
  changeReplyAbout:
    'Câu trả lời hiện ngay dưới đánh giá, ký tên cửa hàng. Sửa hay xóa thì người viết không được báo.',
  reply: 'Câu trả lời',
  replyHint: 'Để trống là xóa câu trả lời.',
  hide: 'Ẩn',
  hideAbout:
    'Đánh giá không còn trên trang và không tính vào điểm trung bình. Người viết đọc được lý do.',
  reason: 'Lý do ẩn',
  show: 'Hiện lại',
  showAbout: 'Đánh giá hiện lại trên trang và được tính vào điểm trung bình.',
} as const
