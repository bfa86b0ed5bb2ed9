import { link, list, type MailBody } from '@/backend/platform/mail/mail-body'
import type { ShopFacts } from '@/backend/platform/settings'
import { returnTerms } from '@/contract/return-terms'

type Lines = readonly { isCourse: boolean }[]

const books = [
  `Khi nhận, bạn được mở gói kiểm hàng trước khi trả tiền mặt hoặc ký nhận. Sách lỗi được đổi trong ${returnTerms.damaged.days} ngày, giao nhầm hay thiếu báo trong ${returnTerms.wrong.days} ngày; đổi ý thì trả lại trong ${returnTerms.unwanted.days} ngày từ ngày nhận.`,
]
const courses = [
  `Khóa học mở ngay khi đơn được thanh toán; trả lại được trong ${returnTerms.unwanted.days} ngày nếu chưa xem quá một phần năm.`,
]

/** How an order is cancelled, sent back and complained about: said with the order, as with the order's page. */
export const termLines = (lines: Lines, publicUrl: string): MailBody => [
  ...(lines.some(({ isCourse }) => !isCourse) ? books : []),
  ...(lines.some(({ isCourse }) => isCourse) ? courses : []),
  list(
    link('Hủy, đổi trả và hoàn tiền', `${publicUrl}/chinh-sach-doi-tra`),
    link('Phản ánh, khiếu nại', `${publicUrl}/ho-tro`),
    link('Điều khoản của hợp đồng này', `${publicUrl}/dieu-khoan-su-dung`),
  ),
]

/** Who sells, as the law wants it said. */
export const sellerLines = (shop: ShopFacts): MailBody => [
  shop.name,
  shop.company,
  `Mã số thuế ${shop.taxCode}${shop.registration && `, ${shop.registration}`}`,
  shop.address,
  `Điện thoại ${shop.hotlines.join(', ')}`,
  link('Email', `mailto:${shop.email}`),
]
