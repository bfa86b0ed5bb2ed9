import type { PolicyKey } from '@/lib/routes/pages'

/** About page, policy and landing pages. */
export const pages = {
  about: {
    title: 'Giới thiệu',
    heading: 'Về chúng tôi',
    description: 'Chúng tôi là ai, làm gì và giữ lời hứa nào với bạn đọc.',
    more: 'Xem thêm',
    cards: 'Chúng tôi có gì',
  },
  policy: {
    contents: 'Trong trang này',
    updated: 'Cập nhật',
    others: 'Các trang khác',
  },
  policyNames: {
    orderingGuide: 'Hướng dẫn đặt hàng',
    paymentGuide: 'Hướng dẫn thanh toán',
    shipping: 'Phương thức vận chuyển',
    returns: 'Chính sách đổi trả',
    support: 'Hỏi đáp',
    terms: 'Điều khoản sử dụng',
    collaboratorTerms: 'Điều khoản cộng tác viên',
    collaboratorPolicy: 'Chính sách cộng tác viên',
    privacy: 'Chính sách bảo mật',
    inspection: 'Chính sách kiểm hàng',
  } satisfies Record<PolicyKey, string>,
} as const
