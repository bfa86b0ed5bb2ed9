import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { page } from '@/backend/modules/content/tables'
import { OPENING } from '@/backend/modules/settings/opening'
import { shopSetting } from '@/backend/modules/settings/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { policyPages } from '@/backend/seed/pages/pages'
import { officeOfAdmin } from '@/backend/testing/office'
import {
  expectNothingHappened,
  guestOrder,
  lineOf,
  placed,
  refused,
  sendOrder,
} from '@/backend/testing/orders'
import { addProduct, openShop } from '@/backend/testing/shop'
import { ask, json, refusal, TEST_NOW } from '@/backend/testing/test-app'
import { closeNewShop } from '@/backend/workflows/close-new-shop/close-new-shop'
import { endpoints } from '@/contract'
import { messages } from '@/contract/messages'
import { getProduct } from '@/contract/shop/catalog'
import { getLandingPage } from '@/contract/shop/pages'
import { getShop } from '@/contract/shop/settings'
import { changeOpening, getOpening, writeSamplePages } from '@/contract/staff/opening'
import { staffSettings } from '@/contract/staff/settings'

const OPEN = '/api/staff/opening'
const facts = {
  name: 'Nhà sách Mây',
  company: 'Hộ kinh doanh Mây',
  address: '1 phố Mây',
  warehouse: '1 phố Mây',
  hotlines: ['1900 1234'],
  email: 'hoi@may.vn',
  taxCode: '',
}

/** A live shop with places, categories and nothing else. */
async function newShop(store: Pick<Store, 'db'>) {
  await openShop(store.db)
  await closeNewShop(store.db, TEST_NOW)
  const { app, get, patch, purged } = await officeOfAdmin(store)
  const post = (body: unknown) => json(body, { authorization: 'Bearer admin' })
  const done = async () => {
    const { data } = await ask(app, getOpening, OPEN, get)
    return data.steps.filter(({ isDone }) => isDone).map(({ name }) => name)
  }
  const isOpen = async () => (await ask(app, getShop, '/api/shop')).data.isOpen
  // The process reads what is stored now and then; asking for the shop's facts reads it at once.
  await isOpen()
  const customer = { headers: { authorization: 'Bearer customer' } }
  return { app, db: store.db, get, customer, patch, post, purged, done, isOpen }
}

eachDatabase('a new shop is closed until what the law and buyers need is there', async (store) => {
  const { app, get, patch, post, done, isOpen, purged } = await newShop(store)
  expect([await isOpen(), await done()]).toEqual([false, []])
  const early = await refusal(app, OPEN, post({ isOpen: true }))
  expect([early.status, early.text.includes('bắt buộc')]).toEqual([409, true])
  await ask(app, staffSettings.change, '/api/staff/settings/shop', patch({ version: 0, ...facts }))
  await addProduct(store.db, { id: 1, title: 'Số đỏ' })
  const { data } = await ask(app, writeSamplePages, `${OPEN}/pages`, post({}))
  expect(data.missingPages).toEqual([])
  expect(await done()).toEqual(['facts', 'books', 'pages'])
  const terms = await ask(app, getLandingPage, '/api/LandingPages/dieu-khoan-su-dung', get)
  expect(terms.data.content).toContain('Nhà sách Mây')
  expect(terms.data.content).not.toMatch(/Hiên Sách|\{\{/)
  await ask(app, changeOpening, OPEN, post({ isOpen: true }))
  expect(await isOpen()).toBe(true)
  expect(purged.at(-1)).toBe('site')
  const [row] = await store.db.select().from(auditLog).where(eq(auditLog.action, 'shop.open'))
  expect(row?.actorId).toBe(90)
})

databaseTest('sample pages leave what somebody has written', async (store) => {
  const { app, get, post, db } = await newShop(store)
  const own = {
    slug: 'ho-tro',
    kind: 'static' as const,
    title: 'Hỏi',
    contentHtml: '<p>Của tôi</p>',
  }
  await db.insert(page).values(own)
  await ask(app, writeSamplePages, `${OPEN}/pages`, post({}))
  await ask(app, writeSamplePages, `${OPEN}/pages`, post({}))
  const { data } = await ask(app, getLandingPage, '/api/LandingPages/ho-tro', get)
  expect(data).toMatchObject({ title: 'Hỏi', content: '<p>Của tôi</p>' })
  expect(await db.$count(page)).toBe(policyPages().length)
})

databaseTest('Zalo and the notification are steps done once they are set', async (store) => {
  const { app, patch, done } = await newShop(store)
  const links = {
    zaloUrl: '0912 345 678',
    notificationUrl: 'http://online.gov.vn/Home/WebDetails/1',
  }
  await ask(app, staffSettings.change, '/api/staff/settings/shop', patch({ version: 0, ...links }))
  expect(await done()).toEqual(['zalo', 'notification'])
  expect((await ask(app, getShop, '/api/shop')).data).toMatchObject({
    zaloUrl: 'https://zalo.me/0912345678',
    notificationUrl: 'https://online.gov.vn/Home/WebDetails/1',
  })
})

databaseTest('a book that is sold out or hidden opens no shop', async (store) => {
  const { done, db } = await newShop(store)
  await addProduct(db, { id: 1, onHand: 0 })
  await addProduct(db, { id: 2, isActive: false })
  expect(await done()).not.toContain('books')
  await db.update(product).set({ isActive: true }).where(eq(product.id, 2))
  expect(await done()).toContain('books')
})

databaseTest('a shop that sold before shops could be closed stays open', async (store) => {
  await openShop(store.db)
  await addProduct(store.db, { id: 1 })
  await closeNewShop(store.db, TEST_NOW)
  expect(await store.db.$count(shopSetting, eq(shopSetting.key, OPENING))).toBe(0)
})

databaseTest('a closed shop answers its staff, and nobody else but who signs in', async (store) => {
  const { app, db, get } = await newShop(store)
  await addProduct(db, { id: 1 })
  const calls = endpoints.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'staff')
  const answered: string[] = []
  for (const { method, path } of calls) {
    const address = path.replace(/\{\w+\}/g, '1')
    const { status, headers } = await app.request(address, { method })
    const isClosed = status === 503 && headers.get('retry-after') !== null
    if (!isClosed) answered.push(path)
  }
  expect(answered.sort()).toEqual([
    '/api/Authentication/Login',
    '/api/Authentication/Logout',
    '/api/Authentication/Refresh',
    '/api/Authentication/SocialLoginFB',
    '/api/Authentication/SocialLoginGG',
    '/api/Invitation/accept',
    '/api/Invitation/read',
    '/api/User/ActiveAccount',
    '/api/User/ChangePassword',
    '/api/User/ChangePasswordNoAuth',
    '/api/User/ProveEmail',
    '/api/User/Register-client',
    '/api/User/Register-student',
    '/api/User/Register-teacher',
    '/api/User/ResendCode',
    '/api/User/SendEmailProof',
    '/api/User/SendSecurityCode',
    '/api/User/UpdateUser/{userId}',
    '/api/User/UserApp',
    '/api/User/ValidateSecurityCode',
    '/api/User/re-active',
    '/api/shop',
  ])
  const { text, headers } = await refusal(app, '/api/ProductPage')
  expect([text, headers.get('x-shop-closed')]).toEqual([messages.notOpenYet, '1'])
  expect((await ask(app, getProduct, '/api/ProductPage/1', get)).data.productSale.productId).toBe(1)
  expect((await app.request('/healthz')).status).toBe(200)
})

databaseTest('a customer of a closed shop meets the closed door too', async (store) => {
  const { app, customer } = await newShop(store)
  expect((await refusal(app, '/api/ProductPage', customer)).status).toBe(503)
  expect((await refusal(app, '/api/UserAddress', customer)).status).toBe(503)
})

databaseTest('a guest buys nothing before the shop is open', async (store) => {
  const { app, db, isOpen } = await newShop(store)
  await addProduct(db, { id: 1 })
  const order = () => sendOrder(app, guestOrder([lineOf(1)]))
  const refusedOrder = await refused(await order())
  expect([refusedOrder.status, refusedOrder.text]).toEqual([503, messages.notOpenYet])
  await expectNothingHappened(db)
  await db
    .update(shopSetting)
    .set({ value: { isOpen: true } })
    .where(eq(shopSetting.key, OPENING))
  expect(await isOpen()).toBe(true)
  await placed(await order())
})
