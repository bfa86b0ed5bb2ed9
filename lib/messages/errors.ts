/** Error and offline texts. */
export const errors = {
  failed: {
    title: 'Trang này tạm thời chưa mở được',
    text: 'Cửa hàng chưa lấy được dữ liệu. Bạn thử lại sau ít phút, giỏ hàng của bạn vẫn được giữ nguyên.',
    code: (digest: string) => `Mã sự cố: ${digest}`,
  },
  offline: {
    title: 'Chưa có kết nối mạng',
    text: 'Bạn kiểm tra lại mạng rồi thử lại.',
  },
  retry: 'Thử lại',
  home: 'Về trang chủ',
} as const
