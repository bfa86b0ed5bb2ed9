import { formatMoney } from '@/backend/platform/format-money'

export const promotionTexts = {
  underMinimum: (least: number) => `Đơn hàng cần từ ${formatMoney(least)} để dùng mã này.`,
  notForThese: 'Mã này không áp dụng cho sản phẩm nào trong giỏ.',
  savesNothing:
    'Mã này không làm đơn của bạn rẻ hơn lúc này, nên chưa dùng. Bạn để dành cho đơn khác nhé.',
  savesLess: (used: string, saved: number) =>
    `Mã ${used} đang dùng giảm ${formatMoney(saved)}, không ít hơn mã này. Hai mã không dùng cùng lúc được, nên đơn giữ mã ${used}.`,
  savesLater: (used: string, saved: number) =>
    `Mã này giảm phí giao hàng, tính được khi có địa chỉ. Đơn đang giữ mã ${used}, giảm ${formatMoney(saved)}.`,
  ownAffiliate: 'Bạn không dùng được mã giới thiệu của chính mình.',
  tooManyCodes: 'Bạn đã nhập sai mã quá nhiều lần. Vui lòng thử lại sau ít phút.',
  /** A guest may share the address with others; an account has tries of its own. */
  tooManyCodesOfGuests:
    'Đã có quá nhiều mã sai từ mạng của bạn. Vui lòng thử lại sau ít phút, hoặc đăng nhập để nhập mã ngay.',
  adultsOnly: 'Cộng tác viên từ đủ 18 tuổi. Bạn xem lại ngày sinh trong Thông tin tài khoản.',
  alreadyIdentified: 'Bạn đã đăng ký rồi. Muốn đổi thông tin, bạn hãy liên hệ cửa hàng.',
  applied: 'Đã nhận đăng ký. Mã của bạn dùng được sau khi cửa hàng xác nhận.',
  voucherAdded: 'Đã áp dụng mã giảm giá.',
  voucherRemoved: 'Đã bỏ mã giảm giá.',
  couponAdded: 'Đã áp dụng phiếu khuyến mãi.',
  couponRemoved: 'Đã bỏ phiếu khuyến mãi.',
  affiliateAdded: 'Đã áp dụng mã giới thiệu.',
  affiliateRemoved: 'Đã bỏ mã giới thiệu.',
} as const
