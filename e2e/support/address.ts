import type { Locator, Page } from 'playwright/test'

/** Searches for a ward without marks and takes the first that is found. */
export async function findWard(scope: Page | Locator): Promise<void> {
  await scope.getByRole('combobox', { name: 'Phường xã, tỉnh thành' }).fill('ben thanh hcm')
  await scope.getByRole('listbox').getByRole('option').first().click()
}

/** Chooses city, district and ward from the lists instead. */
export async function chooseWard(scope: Page | Locator): Promise<void> {
  await scope.getByText('Chọn từ danh sách').click()
  await scope.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Thành phố Hồ Chí Minh' })
  await scope.getByLabel('Khu vực').selectOption({ index: 1 })
  await scope.getByLabel('Phường, xã').selectOption({ index: 1 })
}
