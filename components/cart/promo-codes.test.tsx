/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PromoCodes } from '@/components/cart/promo-codes'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { OrderLine } from '@/contract/shop/cart'
import type { CodeSaving } from '@/contract/shop/cart-codes'
import type { CodeItem } from '@/contract/shop/promotions'
import { answerCalls } from '@/lib/api/testing'
import { addToGuestCart, clearGuestCart } from '@/lib/cart/guest-cart'
import { clearGuestCodes, readGuestCodes } from '@/lib/cart/guest-codes'
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
  renderPage(<PromoCodes order={anOrderLine(order)} isStale={false} onVoucherRemoved={() => {}} />)

const row = () => screen.getByRole('group')

test('there is one field for all kinds, in a row that opens', () => {
  open({})
  expect(row()).toHaveProperty('open', false)
  within(row()).getByText('Bạn có mã giảm giá?')
  expect(within(row()).getAllByRole('textbox', { hidden: true })).toHaveLength(1)
  screen.getByLabelText('Mã giảm giá hoặc mã giới thiệu')
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

async function pickFrom(
  coupons: CodeItem[],
  subTotal: number,
  { refusal = '', savings = [] }: { refusal?: string; savings?: CodeSaving[] } = {},
) {
  answerCalls({
    'GET /api/PromotionCoupon': { json: { data: coupons, totalPage: 1 } },
    'POST /api/Order/code-savings': { json: { data: savings } },
    'POST /api/Order/find-code': { status: 400, json: { errorMessage: refusal } },
  })
  open({ subTotal })
  fireEvent.click(row().querySelector('summary') as HTMLElement)
  fireEvent.click(screen.getByText('Xem các mã dùng được'))
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
  await pickFrom([aCoupon({ description: 'Cho tủ sách thơ.' })], 76_000, { refusal: reason })
  expect(offer('SHIPNHE10')).toContain('Cho tủ sách thơ.')
  fireEvent.click(screen.getByLabelText('Dùng mã SHIPNHE10'))
  await waitFor(() => expect(offer('SHIPNHE10')).toContain(reason))
})

const aSaving = (code: string, saved: number, change: Partial<CodeSaving> = {}): CodeSaving => ({
  ...{ kind: 'coupon', code, saved, replaces: null, reason: '' },
  ...change,
})

test('what saves most on this cart comes first and says how much; what saves nothing says so', async () => {
  const coupons = [
    aCoupon({}),
    aCoupon({ codeId: 2, code: 'SACHMOI5' }),
    aCoupon({ codeId: 3, code: 'FREESHIP25', discountType: 3 }),
  ]
  const reason = 'Mã này không làm đơn của bạn rẻ hơn lúc này.'
  await pickFrom(coupons, 350_000, {
    savings: [
      aSaving('SHIPNHE10', 10_000, { replaces: 'CU' }),
      aSaving('SACHMOI5', 17_500),
      aSaving('FREESHIP25', 0, { reason }),
    ],
  })
  const offers = screen.getAllByRole('listitem', { hidden: true }).map((one) => one.textContent)
  expect(offers.map((text) => text?.split(' · ')[0])).toEqual([
    ...['SACHMOI5', 'SHIPNHE10', 'FREESHIP25'],
  ])
  expect(offer('SACHMOI5')).toContain('Giỏ này giảm 17.500 ₫')
  expect(offer('SHIPNHE10')).toContain('Giỏ này giảm 10.000 ₫ · thay cho mã CU')
  expect(offer('FREESHIP25')).toContain(reason)
})

const useTyped = (code: string) => {
  const input = screen.getByLabelText('Mã giảm giá hoặc mã giới thiệu')
  fireEvent.change(input, { target: { value: code } })
  fireEvent.click(screen.getByText('Dùng mã'))
}

test('a code goes where the shop says, and its saving is told', async () => {
  const found = { kind: 'affiliate', code: 'THAYHUY', saved: 1_520, replaces: null }
  answerCalls({
    'POST /api/Order/find-code': { json: { data: found } },
    'POST /api/Order/add-affiliate-without-login': { json: { data: anOrderLine() } },
  })
  open({})
  useTyped('thayhuy')
  await waitFor(() => expect(readGuestCodes().affiliate).toBe('THAYHUY'))
  expect(readGuestCodes()).toMatchObject({ voucher: null, coupon: null })
})

test('a code that was picked clears what was typed before', async () => {
  const found = { kind: 'coupon', code: 'SHIPNHE10', saved: 10_000, replaces: null }
  await pickFrom([aCoupon({})], 76_000)
  answerCalls({
    'POST /api/Order/find-code': { json: { data: found } },
    'POST /api/Order/add-promotion-coupon-without-login': { json: { data: anOrderLine() } },
  })
  const input = screen.getByLabelText<HTMLInputElement>('Mã giảm giá hoặc mã giới thiệu')
  fireEvent.change(input, { target: { value: 'KHONGCO' } })
  fireEvent.click(screen.getByLabelText('Dùng mã SHIPNHE10'))
  await waitFor(() => expect(input.value).toBe(''))
})

test('an upstream that cannot say the kind is asked for one after the other', async () => {
  const wrong = { status: 400, json: { errorMessage: 'Mã khuyến mãi không hợp lệ' } }
  answerCalls({
    'POST /api/Order/find-code': { status: 404, json: {} },
    'POST /api/Order/add-voucher-without-login': wrong,
    'POST /api/Order/add-promotion-coupon-without-login': { json: { data: anOrderLine() } },
  })
  open({})
  useTyped('SACHMOI5')
  await waitFor(() => expect(readGuestCodes().coupon).toBe('SACHMOI5'))
})

test('a refused code is told at the field and not kept', async () => {
  const reason = 'Mã này không làm đơn của bạn rẻ hơn lúc này.'
  answerCalls({ 'POST /api/Order/find-code': { status: 400, json: { errorMessage: reason } } })
  open({})
  useTyped('FREESHIP25')
  await screen.findByText(reason)
  expect(readGuestCodes()).toEqual({ voucher: null, coupon: null, affiliate: null })
})
