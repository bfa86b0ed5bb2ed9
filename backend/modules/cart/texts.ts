import type { LineProblem } from '@/backend/modules/catalog'

type Facts = { available: number }

/** Why a line can't be ordered. */
export const lineErrors: Record<LineProblem, (facts: Facts) => string> = {
  gone: () => 'Sản phẩm này không còn bán.',
  needsAccount: () => 'Bạn cần đăng nhập để mua khóa học.',
  owned: () => 'Bạn đã có khóa học này.',
  tooMany: () => 'Mỗi đơn đặt được tối đa 99 bản của một sản phẩm.',
  onlyOne: () => 'Mỗi khóa học chỉ cần mua một lần.',
  soldOut: () => 'Sản phẩm tạm hết hàng.',
  short: ({ available }) => `Chỉ còn ${available} bản.`,
}

export const cartTexts = {
  goneName: 'Sản phẩm không còn bán',
  flashLimit: (most: number) =>
    `Mỗi người mua được tối đa ${most} bản với giá flash sale, tính cả các đơn trước; số bản này tính theo giá bán thường.`,
  flashLeft: (left: number) =>
    left > 0
      ? `Giá flash sale chỉ còn ${left} bản; số bản này tính theo giá bán thường.`
      : 'Giá flash sale đã hết bản; số bản này tính theo giá bán thường.',
  courseTerm: (days: number) => `Học trong ${days} ngày kể từ khi thanh toán.`,
  productAdded: 'Đã thêm vào giỏ hàng.',
  cartMerged: 'Đã gộp giỏ hàng trên máy này vào giỏ hàng của bạn.',
  cartMergedUpTo:
    'Đã gộp giỏ hàng trên máy này vào giỏ hàng của bạn. Mỗi sản phẩm chỉ lấy được tối đa 99 bản.',
  lineGone: 'Sản phẩm này không còn trong giỏ hàng.',
  emptyCart: 'Giỏ hàng của bạn đang trống.',
  cartFull: 'Giỏ hàng đã có quá nhiều sản phẩm.',
  linesInError: 'Một số sản phẩm không đặt được như trong giỏ. Bạn xem lại giúp nhé.',
} as const
