import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { news, page } from '@/backend/modules/content/tables'
import { userVoucher, voucher } from '@/backend/modules/promotions/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { requestOf } from '@/backend/shop-cli/parse-command'
import { runShopCommand } from '@/backend/shop-cli/run-command'
import { accountsApp, addPerson, PASSWORD } from '@/backend/testing/accounts'
import { guestOrder, lineOf, placed, sendOrder } from '@/backend/testing/orders'
import { addProduct, openShop } from '@/backend/testing/shop'
import type { TestApp } from '@/backend/testing/test-app'

/** The commands as an admin types them, against a backend that listens. */
async function commandLine(app: TestApp) {
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const environment = {
    SHOP_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SHOP_STAFF_EMAIL: 'quay@sach.vn',
    SHOP_STAFF_PASSWORD: PASSWORD,
  }
  const lines: string[] = []
  const run = (...args: string[]) => runShopCommand(args, environment, (line) => lines.push(line))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { environment, lines, run, close }
}

databaseTest('the staff run the shop from a command line', async ({ db }) => {
  await openShop(db)
  await addProduct(db, { id: 1 })
  const { app } = accountsApp(db)
  await addPerson(db, { email: 'quay@sach.vn', role: 'admin' })
  const order = await placed(await sendOrder(app, guestOrder([lineOf(1)])))
  const { environment, lines, run, close } = await commandLine(app)

  expect(await run('orders', '--status', '1')).toBe(0)
  expect(lines.at(-1)).toContain(order.orderId)
  const transfer = await placed(await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 2 })))
  await run('order', 'move', transfer.orderId, '--status', '7')
  await run('order', 'move', transfer.orderId, '--paid', 'FT26332001')
  expect(await run('payments')).toBe(0)
  expect(lines.at(-1)).toContain(`${transfer.orderCode}  56000 ₫  cần hoàn tiền`)
  expect(await run('payments', '--page', '2')).toBe(0)
  expect(lines.at(-1)).toContain('Trang 2/1')
  expect(await run('order', 'move', order.orderId, '--status', '2')).toBe(0)
  expect(await run('parcel', 'send', order.orderId)).toBe(1)
  expect(lines.at(-1)).toContain('chưa kết nối hãng')
  expect(await run('parcel', 'show', order.orderId)).toBe(0)
  expect(await run('parcel', 'label', order.orderCode)).toBe(1)
  expect(lines.at(-1)).toContain('Không tìm thấy')
  expect(await run('order', 'move', order.orderId, '--status', '5')).toBe(1)
  expect(lines.at(-1)).toContain('không chuyển được')
  expect(await run('product', '1', '--sale-price', '40000', '--hide')).toBe(0)
  const [row] = await db.select().from(product).where(eq(product.id, 1))
  expect(row).toMatchObject({ salePrice: 40_000, isActive: false })
  expect(await run('voucher', 'tet2027', '--percent', '10', '--title', 'Tết')).toBe(0)
  expect(await db.select().from(voucher)).toMatchObject([{ code: 'TET2027', kind: 1, value: 10 }])
  expect(await run('voucher', 'give', 'tet2027', 'quay@sach.vn')).toBe(0)
  expect(await db.$count(userVoucher)).toBe(1)
  expect(await run('voucher', 'give', 'TET2027', 'khong-ai@sach.vn')).toBe(1)
  expect(lines.at(-1)).toContain('Không có tài khoản')
  const wrong = { ...environment, SHOP_STAFF_PASSWORD: 'khong dung' }
  expect(await runShopCommand(['orders'], wrong, () => {})).toBe(1)
  close()
})

databaseTest('texts are changed from their newest version and shown at once', async ({ db }) => {
  await db.insert(news).values({ id: 3, title: 'Cũ', newsUrl: 'cu' })
  await db.insert(page).values({ slug: 'ho-tro', title: 'Hỗ trợ' })
  const { app } = accountsApp(db)
  await addPerson(db, { email: 'quay@sach.vn', role: 'admin' })
  const { lines, run, close } = await commandLine(app)
  const shownTitle = async () => (await db.select().from(news))[0]?.title
  expect(await run('news', '3', '--title', 'Mới')).toBe(0)
  expect(await shownTitle()).toBe('Mới')
  expect(await run('news', '3', '--hide')).toBe(0)
  expect((await db.select().from(news))[0]?.status).toBe(0)
  expect(await run('news', '3', '--summary', 'Nháp')).toBe(0)
  expect((await db.select().from(news))[0]).toMatchObject({ status: 0, summary: 'Nháp' })
  expect(await run('news', '3', '--show')).toBe(0)
  expect(await run('page', 'ho-tro', '--title', 'Trợ giúp')).toBe(0)
  expect(await db.select().from(page)).toMatchObject([{ title: 'Trợ giúp', status: 1 }])
  expect(await run('news', '3')).toBe(1)
  expect(await run('news', '9', '--title', 'x')).toBe(1)
  expect(lines.at(-1)).toContain('Không tìm thấy')
  close()
})

test.each([
  [[]],
  [['orders', 'x']],
  [['order', 'move']],
  [['parcel', 'eat', 'x']],
  [['parcel', 'send']],
  [['voucher', 'give', 'TET2027']],
  [['product', '1', '--price', '1.5']],
  [['product', '1', '--color', 'red']],
  [['voucher', 'TET2027', '--percent', '10', '--amount', '5']],
  [['toString', 'x']],
])('%j is not understood', (args) => {
  expect(() => requestOf(args)).toThrow()
})
