import { expect } from '@jest/globals'
import { databaseTest } from '@/backend/platform/db/testing'
import { cartOf, home, twoBuyers } from '@/backend/testing/buyers'
import {
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
  twoBookShop,
} from '@/backend/testing/orders'
import { addFlashSale, addVoucher, wards } from '@/backend/testing/shop'
import { ask, json, type TestApp } from '@/backend/testing/test-app'
import { calculate } from '@/contract/shop/cart'

const cal = async (app: TestApp, body: object) =>
  (await ask(app, calculate, '/api/Order/cal', json(body))).data

const lan = { name: 'Lan', phone: '0912345678', address: '12 Lê Lợi', wardId: wards.benThanh }

databaseTest(
  'a guest sees the price that is theirs once telephone or e-mail are known',
  async (store) => {
    const app = await twoBookShop(store)
    await addFlashSale(store.db, { productId: 1, price: 20_000, quantity: 5, perUser: 1 })
    const lines = { cartDetails: [lineOf(1)] }
    await placed(
      await sendOrder(app, guestOrder(lines.cartDetails, { address: lan, email: 'lan@vi.du' })),
    )
    const { wardId } = lan
    expect((await cal(app, { ...lines, address: { wardId } })).subTotal).toBe(20_000)
    const known = [
      { address: { wardId, phone: lan.phone } },
      { address: { wardId }, email: 'lan@vi.du' },
      { address: { wardId, phone: '0987654321' }, email: 'LAN@vi.du' },
    ]
    for (const buyer of known) {
      expect(await cal(app, { ...lines, ...buyer })).toMatchObject({
        subTotal: 38_000,
        cartDetails: [
          { error: '', notice: expect.stringMatching(/tối đa \d+ bản.*giá bán thường/) },
        ],
      })
    }
    const body = guestOrder(lines.cartDetails, { address: lan, expectedTotal: 58_500 })
    const { total } = await cal(app, { ...lines, address: lan })
    await placed(await sendOrder(app, { ...body, expectedTotal: total }))
  },
)

databaseTest(
  'a guest is told that a code of one use is used up before the order is sent',
  async (store) => {
    const app = await twoBookShop(store)
    await addVoucher(store.db, { code: 'MOTLAN' })
    const lines = { cartDetails: [lineOf(1)], code: 'MOTLAN' }
    await placed(
      await sendOrder(app, guestOrder(lines.cartDetails, { address: lan, code: 'MOTLAN' })),
    )
    expect(await cal(app, lines)).toMatchObject({ isActiveVoucher: true })
    const { phone, wardId } = lan
    expect(await cal(app, { ...lines, address: { phone, wardId } })).toMatchObject({
      isActiveVoucher: false,
      errorVoucher: 'Mã khuyến mãi không hợp lệ',
      discountVoucher: 0,
    })
  },
)

databaseTest(
  'a share bought with an account counts for a guest with its telephone number',
  async (store) => {
    const { app, lan: account } = await twoBuyers(store)
    await addFlashSale(store.db, { productId: 1, price: 20_000, quantity: 5, perUser: 1 })
    await account('POST', '/Order/add-product', lineOf(1))
    await account('PATCH', '/Order/Address', home)
    await placed(await account('POST', '/Order/CheckOut', { paymentType: 1 }))
    const again = await cal(app, { cartDetails: [lineOf(1)], address: { phone: home.phone } })
    expect(again.subTotal).toBe(38_000)
    // The other way a stranger could use up an account's share by typing its number.
    const { app: _, minh } = { app, minh: account }
    expect(await cartOf(await minh('GET', '/Order'))).toMatchObject({ total: 0 })
  },
)

databaseTest(
  'of two sales at once the cheapest that has all the copies sets the price',
  async (store) => {
    const app = await twoBookShop(store)
    await addFlashSale(store.db, { productId: 1, price: 10_000, quantity: 5, perUser: 1 })
    await addFlashSale(store.db, { productId: 1, price: 20_000, quantity: 5, perUser: 2 })
    const priced = async (copies: number) =>
      (await cal(app, { cartDetails: [lineOf(1, copies)] })).cartDetails[0]?.priceSale
    expect([await priced(1), await priced(2), await priced(3)]).toEqual([10_000, 20_000, 38_000])
    await placed(await sendOrder(app, guestOrder([lineOf(1)], { address: lan })))
    const { phone } = lan
    const second = await cal(app, { cartDetails: [lineOf(1, 2)], address: { phone } })
    expect(second.cartDetails[0]?.priceSale).toBe(20_000)
    await placed(await sendOrder(app, guestOrder([lineOf(1, 2)], { address: lan })))
    const third = await cal(app, { cartDetails: [lineOf(1)], address: { phone } })
    expect(third.cartDetails[0]?.priceSale).toBe(38_000)
  },
)

databaseTest(
  'codes are read as they are pasted: full-width letters, spaces, characters without width',
  async (store) => {
    const app = await twoBookShop(store)
    await addVoucher(store.db, { code: 'SALE10' })
    for (const code of ['\u200bSALE10', 'ＳＡＬＥ１０', 'sale 10\u00a0', 'SA\u00adLE10\ufeff']) {
      const priced = await cal(app, { cartDetails: [lineOf(1)], code })
      expect([code, priced.isActiveVoucher, priced.code]).toEqual([code, true, 'SALE10'])
    }
  },
)

databaseTest('a guest’s many wrong codes are told with the text for guests', async (store) => {
  const app = await twoBookShop(store)
  const body = (code: string) => json({ cartDetails: [lineOf(1)], code })
  for (let n = 0; n < 40; n++)
    await app.request('/api/Order/add-voucher-without-login', body(`SAI${n}`))
  const typed = await refused(
    await app.request('/api/Order/add-voucher-without-login', body('SAI40')),
  )
  expect(typed.text).toMatch(/mạng của bạn.*đăng nhập/)
  const lying = await cal(app, { cartDetails: [lineOf(1)], code: 'SAI41' })
  expect(lying.errorVoucher).toMatch(/mạng của bạn.*đăng nhập/)
})
