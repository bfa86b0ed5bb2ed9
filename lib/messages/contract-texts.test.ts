import { expect, test } from '@jest/globals'
import { messages } from '@/contract/messages'
import { auth } from '@/lib/messages/auth'
import { layout } from '@/lib/messages/layout'

/** A text without its diacritics. */
const letters = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')

test.each([
  ['Email Khong Duoc De Trong', messages.emailRequired],
  ['Mat khau khong duoc de trong', messages.passwordRequired],
  ['Ho Ten Khong Duoc De Trong', messages.nameRequired],
  ['Email khong dung dinh dang', messages.emailFormat],
  ['So dien thoai khong duoc de trong', messages.phoneRequired],
  ['So dien thoai co it nhat 10 so', messages.phoneShort],
  ['so dien thoai khong hop le', messages.phoneFormat],
  ['Noi lam viec khong duoc de trong', messages.workPlaceRequired],
  ['Mat khau co it nhat 8 ky tu', messages.passwordShort],
  ['Mat khau xac nhan khong trung khop', messages.passwordsDiffer],
  ['Ma xac thuc gom 6 chu so', messages.securityCodeLength],
  ['Ma kich hoat khong duoc de trong', messages.activationCodeRequired],
  ['Ma kich hoat khong hop le', messages.activationCodeWrong],
  ['Ma khuyen mai khong hop le', messages.voucherWrong],
  ['Ma affiliate khong hop le', messages.affiliateWrong],
  ['Khach', auth.roles[3]],
  ['Xin chao, Lan', layout.user.greeting('Lan')],
])('“%s” is shown with its diacritics, letter for letter', (quoted, shown) => {
  expect(letters(shown)).toBe(quoted)
  expect(letters(shown) === shown && /khong|khau|chao/i.test(shown)).toBe(false)
})

test.each([
  ['Thông tin cá nhân', auth.information.title],
  ['Hoàn thành', auth.information.submit],
  ['Đăng nhập', auth.toLogin],
  ['Đăng nhập', layout.user.login],
  ['Đăng ký', layout.user.register],
  ['Tài khoản', layout.user.account],
  ['Đăng xuất', layout.user.logout],
])('“%s” keeps its words and case', (quoted, shown) => {
  expect(shown).toBe(quoted)
})
