import { expect } from '@jest/globals'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { guestOrder, lineOf, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { addUser, addVoucher } from '@/backend/testing/shop'
import { ask, json, refusal, testApp } from '@/backend/testing/test-app'
import { addVoucher as addVoucherToCart } from '@/contract/shop/cart'
import { listCodes, listPromotionCoupons } from '@/contract/shop/promotions'
import { staffVouchers } from '@/contract/staff/vouchers'

const as = (userId: number, role: 'user' | 'admin') => ({
  userId,
  sessionId: '0199f0a0-0000-7000-8000-000000000001',
  roles: [role],
})
const { giveVoucher } = staffVouchers
const bearer = (who: string) => ({ authorization: `Bearer ${who}` })

databaseTest(
  'a private code is seen and used by whom it was given to, and nobody else',
  async ({ db }) => {
    await twoBookShop({ db })
    await addUser(db, { id: 7, email: 'lan@vi.du' })
    await addUser(db, { id: 8, email: 'minh@vi.du' })
    await addVoucher(db, { code: 'RIENG', isPublic: false })
    await addVoucher(db, { code: 'PHIEURIENG', kind: 2, isPublic: false })
    const callers = { lan: as(7, 'user'), minh: as(8, 'user'), admin: as(91, 'admin') }
    const app = testApp({ db, callers })
    const give = (code: string, email: unknown) =>
      [`/api/staff/vouchers/${code}/give`, json({ email }, bearer('admin'))] as const
    const offers = async (headers: Record<string, string>) => {
      const coupons = await ask(app, listPromotionCoupons, '/api/PromotionCoupon?page=1', {
        headers,
      })
      return coupons.data.map(({ code }) => code)
    }
    const given = async (who: string) => {
      const found = await ask(app, listCodes, '/api/Codes?page=1', { headers: bearer(who) })
      return found.data.map(({ code }) => code)
    }
    expect([await given('lan'), await offers(bearer('lan'))]).toEqual([[], []])

    const made = await ask(app, giveVoucher, ...give('rieng', ' Lan@vi.du'))
    expect(made.data).toMatchObject({ code: 'RIENG', userId: 7 })
    await ask(app, giveVoucher, ...give('RIENG', 'lan@vi.du'))
    await ask(app, giveVoucher, ...give('PHIEURIENG', 'lan@vi.du'))
    expect([await given('lan'), await offers(bearer('lan'))]).toEqual([['RIENG'], ['PHIEURIENG']])
    expect([await given('minh'), await offers(bearer('minh')), await offers({})]).toEqual([
      [],
      [],
      [],
    ])

    const addToCart = async (who: string) => {
      await app.request('/api/Order/add-product', json({ productId: 1, Quantity: 1 }, bearer(who)))
      return app.request('/api/Order/add-voucher', json({ code: 'RIENG' }, bearer(who)))
    }
    const added = addVoucherToCart.response.parse(await (await addToCart('lan')).json())
    expect(added.data).toMatchObject({ discountVoucher: 3_800 })
    expect((await addToCart('minh')).status).toBe(400)
    const guest = await sendOrder(app, guestOrder([lineOf(1)], { code: 'RIENG' }))
    expect(guest.status).toBe(409)

    expect(await refusal(app, ...give('KHONGCO', 'lan@vi.du'))).toMatchObject({ status: 404 })
    expect(await refusal(app, ...give('RIENG', 'ai@vi.du'))).toMatchObject({ status: 404 })
    for (const email of ['', 'khong phai', null])
      expect((await refusal(app, ...give('RIENG', email))).status).toBe(400)
    expect(await db.$count(auditLog)).toBe(3)
  },
)
