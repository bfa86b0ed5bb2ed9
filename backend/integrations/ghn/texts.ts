/** What GHN refuses, by its own code, as the staff read it. */
export const ghnRefusals = {
  USER_ERR_COMMON: 'GHN không nhận thông tin của kiện này.',
  PHONE_INVALID: 'GHN không nhận số điện thoại người nhận. Sửa số rồi gửi lại.',
  WARD_IS_INVALID: 'GHN không biết phường, xã này. Sửa trong bảng phường xã rồi gửi lại.',
  ROUTE_NOT_FOUND_SERVICE: 'GHN không giao đến địa chỉ này.',
  SERVICE_NOT_FOUND_CONFIG_FEE: 'GHN chưa có bảng giá cho tuyến này.',
  ORDER_NOT_FOUND: 'GHN không tìm thấy vận đơn này.',
} as const

export const ghnTexts = {
  tooMuchCod: 'GHN thu hộ nhiều nhất 50.000.000 ₫. Chia đơn thành nhiều kiện.',
} as const

/** Its statuses on the practice page, in the order in which they are offered. */
export const ghnStatusNames: Partial<Record<string, string>> = {
  ready_to_pick: 'Chờ lấy hàng',
  picked: 'Đã lấy hàng',
  transporting: 'Đang luân chuyển',
  delivering: 'Đang giao',
  delivery_fail: 'Giao không thành công',
  delivered: 'Đã giao',
  return: 'Đang hoàn về kho',
  returned: 'Đã hoàn về kho',
  cancel: 'Đã hủy',
  lost: 'Thất lạc',
}
