/** The fields of an address, and what is promised of delivery. */
export const shipping = {
  recipient: 'Họ và tên người nhận',
  phone: 'Số điện thoại',
  street: 'Số nhà, tên đường',
  city: 'Tỉnh, thành phố',
  district: 'Khu vực (quận, huyện cũ)',
  ward: 'Phường, xã',
  chooseCity: 'Chọn tỉnh, thành phố',
  chooseDistrict: 'Chọn khu vực',
  chooseWard: 'Chọn phường, xã',
  cityRequired: 'Bạn hãy chọn tỉnh, thành phố',
  districtRequired: 'Bạn hãy chọn khu vực',
  search: 'Phường xã, tỉnh thành',
  searchHint: 'Gõ vài chữ, không dấu cũng được, rồi chọn. Ví dụ: ba dinh ha noi.',
  found: (count: number) =>
    count === 0
      ? 'Không có nơi nào khớp. Bạn thử tên khác, hoặc chọn từ danh sách.'
      : `${count} nơi phù hợp`,
  formerly: (name: string) => `Trước là ${name}`,
  fromLists: 'Chọn từ danh sách',
  loadFailed: 'Chưa tải được danh sách địa chỉ.',
  promise: {
    general: 'Giao tận nhà trên cả nước',
    days: (days: string) => `Giao ${days} ngày`,
    freeFrom: (amount: string) => `miễn phí cho đơn sách từ ${amount}`,
    islands: (terms: string) => `Đặc khu hải đảo: ${terms}.`,
    islandDays: (days: string) => `${days} ngày`,
    feeByCarrier: 'phí theo giá của hãng vận chuyển, hiện khi bạn chọn nơi nhận',
    feeFrom: (amount: string) => `phí từ ${amount}`,
  },
} as const
