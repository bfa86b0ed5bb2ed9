import { expect, test } from '@/e2e/support/test'

const junk = [
  'not json',
  '{"lines":[{"productId":93,"quantity":0}]}',
  '{"lines":[{"productId":93,"quantity":-1}]}',
  '{"lines":[{"productId":93,"quantity":1.5}]}',
  '{"lines":[{"productId":93,"quantity":1000000000}]}',
  '{"lines":[{"productId":93,"quantity":"5"}]}',
  '{"lines":{"length":1},"__proto__":{"polluted":true}}',
  '[]',
  'null',
]

test('a cart that was tampered with in storage is empty, not broken', async ({ page }) => {
  for (const text of junk) {
    await page.goto('/login')
    await page.evaluate((value) => localStorage.setItem('offline_cart', value), text)
    await page.goto('/gio-hang')
    await expect(page.getByText('Giỏ hàng còn trống'), text).toBeVisible()
  }
})

test('a price smuggled into the stored cart is not what the page shows', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem(
      'offline_cart',
      JSON.stringify({ lines: [{ productId: 93, quantity: 1, price: 1, priceSale: 1, total: 1 }] }),
    ),
  )
  await page.goto('/san-pham/93')
  const price = await page.locator('aside p.num b').first().textContent()
  await page.goto('/gio-hang')
  await expect(page.getByRole('list', { name: 'Sách trong giỏ' })).toContainText(
    price ?? 'no price',
  )
})

test.describe('the calls of the cart', () => {
  const headers = { 'x-requested-with': 'storefront' }

  for (const quantity of [0, -1, 1.5, 1e9, '5', ' 5 ', true, null, [], 2_147_483_648]) {
    test(`refuse ${JSON.stringify(quantity)} copies`, async ({ request }) => {
      const data = { cartDetails: [{ productId: 93, Quantity: quantity }] }
      const answer = await request.post('/api/Order/cal', { headers, data })
      expect(answer.status()).toBe(400)
      expect((await answer.json()).errorMessage).toMatch(/\S/)
    })
  }

  test('take prices from nobody', async ({ request }) => {
    const plain = { cartDetails: [{ productId: 93, Quantity: 2 }] }
    const forged = {
      cartDetails: [{ productId: 93, Quantity: 2, price: 1, priceSale: 1, total: 1, discount: 99 }],
      total: 1,
      subTotal: 1,
      shippingFee: -1,
      userId: 1,
      paid: true,
    }
    const [one, other] = await Promise.all(
      [plain, forged].map((data) => request.post('/api/Order/cal', { headers, data })),
    )
    expect(await other?.json()).toEqual(await one?.json())
  })
})
