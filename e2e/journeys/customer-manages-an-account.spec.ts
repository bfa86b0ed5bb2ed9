import { findWard } from '@/e2e/support/address'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { dialog, signIn } from '@/e2e/support/people'
import { pupil } from '@/e2e/support/sample-accounts'
import { onBothScreens } from '@/e2e/support/screens'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'
import { expectNoToken, recordTexts } from '@/e2e/support/token-leaks'

onBothScreens(() => {
  test('a customer finds orders, keeps addresses, writes a review and leaves nothing behind', async ({
    page,
  }) => {
    const texts = recordTexts(page)
    await page.goto('/account/don-hang?page=1')
    await expect(page).toHaveURL(/\/login\?next=/)
    await expect(page.getByText('Bạn cần đăng nhập để tiếp tục.')).toBeVisible()
    await expectAccessible(page)
    await signIn(page, pupil)

    await expect(page.getByRole('heading', { name: 'Đơn hàng', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Đã giao' }).click()
    await expect(page).toHaveURL(/status=5/)
    await page
      .getByRole('list', { name: 'Đơn hàng' })
      .getByRole('link', { name: /^Đơn hàng HS/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Đơn hàng HS/)
    await expect(page.getByRole('region', { name: 'Quá trình' })).toContainText('Đã giao')
    await expectAccessible(page)

    await page.goto('/tai-khoan/so-dia-chi')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Thêm địa chỉ' }).click()
    const form = dialog(page, 'Địa chỉ mới')
    await form.getByLabel('Họ và tên người nhận').fill('Cô Út Đậu')
    await form.getByLabel('Số điện thoại').fill('0987654321')
    await findWard(form)
    await form.getByLabel('Số nhà, tên đường').fill('5 Hàng Bài')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Lưu địa chỉ' }).click()
    const book = page.getByRole('list', { name: 'Sổ địa chỉ' })
    await expect(book.getByText('5 Hàng Bài')).toBeVisible()
    await page.getByRole('button', { name: 'Xóa địa chỉ của Cô Út Đậu' }).click()
    await dialog(page, 'Xóa địa chỉ này?').getByRole('button', { name: 'Xóa' }).click()
    await expect(book.getByText('5 Hàng Bài')).toBeHidden()

    await page.goto('/tai-khoan/danh-gia-san-pham')
    await expectAccessible(page)
    const written = page.getByText(/^Đánh giá của bạn \(\d+\)$/)
    const before = await written.textContent()
    await page
      .getByRole('button', { name: /^Viết đánh giá cho/ })
      .first()
      .click()
    await dialog(page, 'Đánh giá').getByRole('radio', { name: '5 sao' }).check({ force: true })
    await dialog(page, 'Đánh giá').getByLabel('Cảm nhận của bạn').fill('Chữ rõ, giấy đẹp.')
    await expectAccessible(page)
    await dialog(page, 'Đánh giá').getByRole('button', { name: 'Gửi đánh giá' }).click()
    await says(page, 'Cảm ơn bạn, đánh giá đã được đăng.')
    await expect(written).not.toHaveText(before ?? '')

    await page.goto('/tai-khoan/affiliate')
    await expect(page.getByText('LANDOCSACH', { exact: true })).toBeVisible()
    await expectAccessible(page)

    const seen = await texts()
    // Pages, React's own format of later steps, and calls.
    expect(seen.some((text) => /[?&]_rsc=/.test(text))).toBe(true)
    expect(seen.some((text) => text.includes('/api/User/UserApp'))).toBe(true)
    await expectNoToken(page, seen)

    await page.goto('/logout')
    await expect(page).toHaveURL(/\/trang-chu$/)
    await expect(page.locator('html[data-signed-in]')).not.toBeAttached()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.goBack()
    await page.goBack()
    await expect(page.getByText('LANDOCSACH', { exact: true })).toBeHidden()
  })
})
