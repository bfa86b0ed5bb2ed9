/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PromoCodeFields } from '@/components/cart/promo-code-fields'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { OrderLine } from '@/contract/shop/cart'
import type { CodeItem } from '@/contract/shop/promotions'
import { answerCalls } from '@/lib/api/testing'
import { addToGuestCart, clearGuestCart } from '@/lib/cart/guest-cart'
import { clearGuestCodes } from '@/lib/cart/guest-codes'
import { anOrderLine } from '@/lib/orders/testing-orders'

const aCoupon = (change: Partial<CodeItem>): CodeItem => ({
  ...{ codeId: 1, code: 'SHIPNHE10', title: 'Giảm phí', description: '', discountType: 2 },
  ...{ value: 10_000, minOrder: 0, isUsable: true },
  ...change,
})

beforeEach(() => {
  clearGuestCart()
  clearGuestCodes()
  mockBrowserApis()
  addToGuestCart(1, 1)
})

const open = (order: Partial<OrderLine>) =>
  renderPage(
    <PromoCodeFields order={anOrderLine(order)} isStale={false} onVoucherRemoved={() => {}} />,
  )

const row = () => screen.getByRole('group')

test('the three kinds are one row that opens', () => {
  open({})
  expect(row()).toHaveProperty('open', false)
  within(row()).getByText('Bạn có mã giảm giá?')
  for (const label of ['Mã giảm giá', 'Phiếu khuyến mãi', 'Mã giới thiệu'])
    screen.getByLabelText(label)
})

test('closed it names the codes in use; one that is refused opens it', () => {
  open({ code: 'CHAOHIEN', affiliateCode: 'THAYHUY' })
  expect(row()).toHaveProperty('open', false)
  expect(row().querySelector('summary')?.textContent).toBe('Mã đang dùng: CHAOHIEN, THAYHUY')
})

test('a code in use that is not accepted opens the row', () => {
  open({ code: 'CHAOHIEN', errorVoucher: 'Đơn hàng cần từ 99.000 ₫ để dùng mã này.' })
  expect(row()).toHaveProperty('open', true)
})

async function pickFrom(coupons: CodeItem[], subTotal: number, refusal = '') {
  answerCalls({
    'GET /api/PromotionCoupon': { json: { data: coupons, totalPage: 1 } },
    'POST /api/Order/add-promotion-coupon-without-login': {
      status: 400,
      json: { errorMessage: refusal },
    },
  })
  open({ subTotal })
  fireEvent.click(row().querySelector('summary') as HTMLElement)
  fireEvent.click(screen.getByText('Chọn phiếu khuyến mãi'))
  await screen.findByText(/SHIPNHE10/)
}

const offer = (code: string) =>
  screen.getByText(code).closest('li')?.textContent?.replace(/\s/g, ' ')

test('coupons that do not fit say why', async () => {
  const dear = aCoupon({ minOrder: 99_000 })
  const used = aCoupon({ codeId: 2, code: 'SACHMOI5', isUsable: false })
  await pickFrom([dear, used], 76_000)
  expect(offer('SHIPNHE10')).toContain('Cần mua thêm 23.000 ₫ để dùng mã này')
  expect(offer('SACHMOI5')).toContain('Bạn đã dùng mã này')
})

test('one the server refuses says so where it was picked', async () => {
  const reason = 'Mã này không áp dụng cho sản phẩm nào trong giỏ.'
  await pickFrom([aCoupon({ description: 'Cho tủ sách thơ.' })], 76_000, reason)
  expect(offer('SHIPNHE10')).toContain('Cho tủ sách thơ.')
  fireEvent.click(screen.getByLabelText('Dùng mã SHIPNHE10'))
  await waitFor(() => expect(offer('SHIPNHE10')).toContain(reason))
})
