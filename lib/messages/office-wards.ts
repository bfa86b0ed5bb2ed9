/** Texts of the wards as the carrier calls them. */
export const officeWards = {
  intro:
    'Hãng có danh mục phường, xã riêng. Phường, xã chưa khớp thì hãng có thể không tính được phí hoặc không nhận kiện; sửa tay ở đây, lần cập nhật sau giữ nguyên.',
  show: 'Hiện',
  missing: 'Chưa khớp',
  all: 'Tất cả',
  search: 'Tên phường, xã, tỉnh',
  refresh: 'Cập nhật từ hãng',
  refreshAbout: 'Đọc lại danh mục của hãng và khớp theo tên. Những dòng sửa tay không đổi.',
  none: 'Mọi phường, xã đều khớp, hoặc hãng nhận tên như cửa hàng ghi.',
  noneFiltered: 'Không có phường, xã nào như vậy. Chọn “Tất cả” để tìm cả những nơi đã khớp.',
  columns: { ward: 'Phường, xã', carrier: 'Ở hãng', source: 'Khớp theo' },
  unknown: 'Chưa khớp',
  code: (code: string) => `mã ${code}`,
  former: (district: number | null, ward: string) =>
    `theo đơn vị cũ: quận, huyện ${district ?? '?'}, phường, xã ${ward}`,
  sources: { name: 'tên', former: 'đơn vị cũ', person: 'sửa tay' } as Partial<
    Record<string, string>
  >,
  correct: 'Sửa tay',
  correctAbout: (ward: string, city: string) => `${ward}, ${city} ở hãng được ghi thế nào?`,
  wardName: 'Tên phường, xã ở hãng',
  cityName: 'Tên tỉnh, thành phố ở hãng',
  wardCode: 'Mã phường, xã (nếu có)',
  formerDistrict: 'Mã quận, huyện cũ (nếu hãng chỉ biết đơn vị cũ)',
  formerWard: 'Mã phường, xã cũ',
} as const
