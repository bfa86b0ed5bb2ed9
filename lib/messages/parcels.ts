/** The parcel an order travels in. */
export const parcels = {
  title: 'Kiện hàng',
  carrier: 'Hãng vận chuyển',
  code: 'Mã vận đơn',
  noCode: 'Chờ hãng cấp mã',
  state: 'Tình trạng',
  expected: 'Dự kiến giao',
  follow: 'Xem trên trang của hãng',
  states: {
    queued: 'Chờ gửi hãng vận chuyển',
    created: 'Chờ hãng đến lấy',
    pickedUp: 'Hãng đã lấy hàng',
    inTransit: 'Đang luân chuyển',
    delivering: 'Đang giao đến bạn',
    deliveryFailed: 'Giao chưa thành công, hãng sẽ giao lại',
    delivered: 'Đã giao',
    returning: 'Đang hoàn về kho',
    returned: 'Đã hoàn về kho',
    cancelled: 'Vận đơn đã hủy',
    lost: 'Thất lạc hoặc hư hỏng',
    refused: 'Chờ hiệu sách gửi lại',
  },
} as const
