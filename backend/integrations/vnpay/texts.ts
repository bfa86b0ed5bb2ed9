/** Why VNPAY sends no money back, by its own code, as the staff read it. */
export const vnpayRefundProblems: Readonly<Partial<Record<string, string>>> = {
  '02': 'VNPAY không nhận mã website của cửa hàng. Kiểm tra tài khoản trong phần kết nối.',
  '03': 'VNPAY không đọc được yêu cầu hoàn tiền. Báo người phụ trách kỹ thuật.',
  '91': 'VNPAY không tìm thấy giao dịch này. Hoàn bằng chuyển khoản.',
  '95': 'VNPAY từ chối hoàn vì giao dịch không thành công. Kiểm tra ở trang của VNPAY.',
}
