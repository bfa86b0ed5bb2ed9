/** What a person reads when the gateway itself has to speak. */
export const gateway = {
  retry: 'Thử lại',
  notReached: 'Chưa kết nối được. Bạn kiểm tra mạng rồi thử lại nhé.',
  changedPage: 'Trang vừa được hiện lại nên lượt bấm đó chưa có tác dụng. Bạn bấm lại giúp nhé.',
  home: 'Về trang chủ',
  unavailable: {
    title: 'Cửa hàng đang tạm nghỉ ít phút',
    text: 'Kệ sách chưa mở được lúc này. Giỏ hàng của bạn vẫn còn nguyên, bạn quay lại sau ít phút nhé.',
  },
  unavailableCall: 'Cửa hàng đang tạm nghỉ ít phút. Bạn thử lại sau nhé.',
  tooManyCalls: (seconds: number) => ({
    title: 'Có quá nhiều lượt gọi',
    text: `Mạng của bạn vừa gửi quá nhiều yêu cầu. Bạn thử lại sau ${seconds} giây nhé.`,
  }),
  tooManySearches: (seconds: number) => ({
    title: 'Có quá nhiều lượt tìm kiếm',
    text: `Mạng của bạn vừa tìm kiếm quá nhiều lần. Bạn thử lại sau ${seconds} giây nhé.`,
  }),
  refusals: {
    400: {
      title: 'Địa chỉ không hợp lệ',
      text: 'Đường dẫn này không đọc được. Bạn kiểm tra lại địa chỉ giúp nhé.',
    },
    401: { title: 'Chưa được phép', text: 'Yêu cầu này thiếu chữ ký hợp lệ.' },
    404: {
      title: 'Không tìm thấy trang này',
      text: 'Có thể địa chỉ đã đổi hoặc bị gõ nhầm. Bạn mở lại từ trang chủ nhé.',
    },
    405: {
      title: 'Thao tác không được hỗ trợ',
      text: 'Trang này chỉ để xem. Bạn mở lại từ trang chủ nhé.',
    },
    408: {
      title: 'Hết thời gian chờ',
      text: 'Yêu cầu gửi lên quá chậm. Bạn kiểm tra kết nối rồi thử lại nhé.',
    },
    413: {
      title: 'Nội dung gửi lên quá lớn',
      text: 'Nội dung vượt quá mức cho phép. Bạn rút gọn rồi gửi lại nhé.',
    },
    414: { title: 'Địa chỉ quá dài', text: 'Đường dẫn này quá dài nên không mở được.' },
    421: { title: 'Không có tên miền này', text: 'Cửa hàng không phục vụ tên miền này.' },
    431: { title: 'Yêu cầu quá dài', text: 'Trình duyệt gửi kèm quá nhiều thông tin.' },
    500: {
      title: 'Có lỗi xảy ra',
      text: 'Cửa hàng gặp lỗi khi mở trang này. Bạn thử lại sau ít phút nhé.',
    },
  },
}
