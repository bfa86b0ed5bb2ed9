/** What carriers refuse, as the staff read it. */
export const refusalTexts = {
  ghn: {
    USER_ERR_COMMON: 'GHN không nhận thông tin của kiện này.',
    PHONE_INVALID: 'GHN không nhận số điện thoại người nhận. Sửa số rồi gửi lại.',
    WARD_IS_INVALID: 'GHN không biết phường, xã này. Sửa trong bảng phường xã rồi gửi lại.',
    ROUTE_NOT_FOUND_SERVICE: 'GHN không giao đến địa chỉ này.',
    SERVICE_NOT_FOUND_CONFIG_FEE: 'GHN chưa có bảng giá cho tuyến này.',
    ORDER_NOT_FOUND: 'GHN không tìm thấy vận đơn này.',
  },
  tooMuchCod: 'GHN thu hộ nhiều nhất 50.000.000 ₫. Chia đơn thành nhiều kiện.',
  ghtk: 'GHTK không nhận kiện này.',
  viettelPost: 'Viettel Post không nhận kiện này.',
  viettelPostService: 'Viettel Post không có dịch vụ này đến địa chỉ đó.',
  notThere: 'GHTK không giao đến địa chỉ này.',
  /** With what the carrier itself says. */
  said: (text: string, message: string) => (message ? `${text} Hãng báo: ${message}` : text),
} as const
