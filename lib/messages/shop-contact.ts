/** How the shop is reached; rendered on the server only. */
export const shopContact = {
  askOnZalo: 'Hỏi cửa hàng qua Zalo',
  help: {
    title: 'Bạn cần giúp?',
    text: (code: string) => `Gọi hoặc nhắn cho cửa hàng, kèm mã đơn ${code}:`,
    onZalo: 'Nhắn qua Zalo',
  },
  zalo: 'Zalo',
  notified: 'Website đã thông báo',
} as const
