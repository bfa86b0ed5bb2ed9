import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, link } from '@/backend/platform/mail/mail-body'

type ActivatedCourse = { courseId: number; courseName: string }

/** What learners are told when the code of a book has opened a course in their account. */
export function learningEmails({ name: shop, publicUrl }: EmailShop) {
  return {
    activated: (name: string, { courseId, courseName }: ActivatedCourse) => ({
      subject: `Khóa học “${courseName}” đã được mở`,
      body: letterTo(
        shop,
        name,
        `Khóa học “${courseName}” vừa được mở trong tài khoản của bạn bằng mã in trong sách.`,
        '',
        link('Vào học', `${publicUrl}/khoa-hoc/${courseId}`),
        'Bạn cũng tìm thấy khóa học trong “Tài liệu của tôi”.',
        '',
        'Nếu không phải bạn nhập mã, có thể người khác đang dùng tài khoản của bạn.',
        'Bạn hãy đổi mật khẩu ngay; mọi thiết bị khác sẽ được đăng xuất. Không vào được tài khoản thì bạn dùng “Quên mật khẩu”.',
        link('Đổi mật khẩu', `${publicUrl}/tai-khoan/doi-mat-khau`),
      ),
    }),
  }
}
