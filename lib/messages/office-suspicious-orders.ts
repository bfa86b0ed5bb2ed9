import type { SuspicionKind } from '@/contract/staff/suspicious-orders'
import { formatMoney, formatNumber } from '@/lib/format/money'

/** Texts of the desk's groups of unconfirmed orders. */
export const officeSuspiciousOrders = {
  title: 'Nhiều đơn chưa xác nhận giống nhau',
  hint: 'Có thể là phá rối, cũng có thể là một lớp cùng mua. Gọi thử vài số trước khi thu hồi.',
  kinds: {
    phone: (name) => `Cùng số điện thoại ${name}`,
    email: (name) => `Cùng email ${name}`,
    network: () => 'Cùng một mạng, trong một giờ',
    goods: (name) => `Cùng đặt “${name}”, trong một giờ`,
  } satisfies Record<SuspicionKind, (name: string) => string>,
  counts: (orders: number, copies: number, value: number, phones: number) =>
    `${formatNumber(orders)} đơn, ${formatNumber(copies)} bản, ${formatMoney(value)}, ${formatNumber(phones)} số điện thoại`,
  times: (first: string, last: string) => `Từ ${first} đến ${last}`,
  takeBack: 'Thu hồi cả nhóm',
  about: (orders: number) =>
    `Hủy ${formatNumber(orders)} đơn chưa xác nhận này: sách trở lại kho, mỗi email nhận một thư. Đơn khách đã xác nhận hoặc đã trả tiền thì giữ nguyên.`,
  reason: 'Lý do, khách đọc được',
  usualReason: 'Cửa hàng không liên lạc được để xác nhận',
} as const
