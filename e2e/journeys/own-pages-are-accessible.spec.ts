import { expectAccessible } from '@/e2e/support/expect-accessible'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { dialog, signIn } from '@/e2e/support/people'
import { pupil } from '@/e2e/support/sample-accounts'
import { onBothScreens } from '@/e2e/support/screens'
import { expect, test } from '@/e2e/support/test'

const addresses = [
  '/tai-khoan/thong-tin-tai-khoan',
  '/tai-khoan/so-dia-chi',
  '/tai-khoan/don-hang',
  '/tai-khoan/doi-mat-khau',
  '/tai-khoan/affiliate',
  '/tai-khoan/danh-gia-san-pham',
  '/tai-khoan/du-lieu',
  '/tai-lieu-cua-toi',
]

onBothScreens(() => {
  test('no page of one’s own breaks a serious rule of accessibility', async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(`/login?next=${encodeURIComponent(addresses[0] ?? '')}`)
    await signIn(page, pupil)
    for (const address of addresses)
      await test.step(address, async () => {
        const response = await page.goto(address)
        expect(response?.status()).toBe(200)
        await expectAccessible(page)
      })
    await page.goto('/tai-khoan/so-dia-chi')
    await page.getByRole('button', { name: 'Thêm địa chỉ' }).click()
    const form = dialog(page, 'Địa chỉ mới')
    await form.getByRole('combobox', { name: 'Phường xã, tỉnh thành' }).fill('ha noi')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('nothing in the header moves when the name of the signed-in user arrives', async ({
    page,
  }) => {
    await page.goto(`/login?next=${encodeURIComponent('/trang-chu')}`)
    await signIn(page, pupil)
    await page.waitForURL('**/trang-chu')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/api\/(?:auth\/session|User\/UserApp)/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/tin-sach')
    const others = page.getByRole('banner').locator('a[href="/gio-hang"], button[popovertarget]')
    const places = () =>
      others.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await places()
    expect(before.length).toBeGreaterThan(1)
    await page.waitForFunction(isHydrated)
    release()
    await expect(page.locator('html')).toHaveAttribute('data-signed-in', '')
    // On a telephone the menu with the name is there and hidden.
    await expect(page.getByText(/^Xin chào, /).first()).toBeAttached()
    expect(await places()).toEqual(before)
  })

  test('a slow page of one’s own shows at once that it is on its way', async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent('/tai-khoan/thong-tin-tai-khoan')}`)
    await signIn(page, pupil)
    await expect(page.getByLabel('Ngày sinh')).toBeVisible()
    await page.waitForFunction(isHydrated)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/tai-khoan\/don-hang\?.*_rsc=/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Đơn hàng' }).first().click()
    await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeVisible({
      timeout: 1000,
    })
    release()
    await expect(page.getByRole('heading', { name: 'Đơn hàng', level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Loading...' })).toHaveCount(0)
  })
})
