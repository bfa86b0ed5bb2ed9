import { expect } from '@jest/globals'
import { desc } from 'drizzle-orm'
import { accountPorts } from '@/backend/app/account-adapters'
import { readConfig } from '@/backend/app/config'
import { page } from '@/backend/modules/content/tables'
import { createShopSettings } from '@/backend/modules/settings/shop-settings'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase, onPostgres } from '@/backend/platform/db/testing'
import { emailsTo, form } from '@/backend/testing/accounts'
import { officeOfAdmin } from '@/backend/testing/office'
import { openShop } from '@/backend/testing/shop'
import { ask, json, refusal, TEST_NOW } from '@/backend/testing/test-app'
import { getLandingPage } from '@/contract/shop/pages'
import { getShop } from '@/contract/shop/settings'
import { defaultShop } from '@/contract/shop-defaults'
import { staffSettings } from '@/contract/staff/settings'

const SETTINGS = '/api/staff/settings/shop'
async function office(store: Pick<Store, 'db'>) {
  await openShop(store.db)
  const { app, db, purged, patch, get } = await officeOfAdmin(store)
  const shop = async () => (await ask(app, getShop, '/api/shop')).data
  const read = async () => (await ask(app, staffSettings.read, SETTINGS, get)).data
  const save = async (body: object) =>
    (await ask(app, staffSettings.change, SETTINGS, patch(body))).data
  return { app, db, purged, patch, shop, read, save }
}

eachDatabase(
  'what an admin sets is what everybody is told, and a name is in e-mails',
  async (store) => {
    const { app, shop, read, save, purged, db } = await office(store)
    expect(await shop()).toMatchObject({ name: defaultShop.name, theme: 'light5', notices: [] })
    const { version, cities } = await read()
    expect([version, cities.some(({ code }) => code === 79)]).toEqual([0, true])
    const after = await save({
      version,
      name: 'Nhà sách Mây',
      hotlines: ['1900 1234', '024 1234 567'],
      theme: 'light8',
      warehouseCity: 1,
    })
    expect(after).toMatchObject({ version: 1, name: 'Nhà sách Mây', changedBy: 'Lan' })
    expect(await shop()).toMatchObject({ name: 'Nhà sách Mây', theme: 'light8' })
    expect(purged).toContain('site')
    await app.request('/api/User/Register-client', json(form()))
    const [welcome] = await emailsTo(db, 'minh@sach.vn')
    expect(welcome?.subject).toBe('Chào mừng bạn đến với Nhà sách Mây')
    const [row] = await db.select().from(auditLog).orderBy(desc(auditLog.at))
    expect(row).toMatchObject({ action: 'settings.change', after: { name: 'Nhà sách Mây' } })
  },
)

databaseTest('another process reads what was set', async (store) => {
  const { save } = await office(store)
  await save({ version: 0, name: 'Nhà sách Mây', warehouseCity: 1 })
  const config = readConfig({ SHOP_EMAIL: 'hoi@may.vn' })
  const settings = createShopSettings({ db: store.db, config, now: () => TEST_NOW }, accountPorts)
  const before = settings.current()
  await settings.refresh()
  expect(before).toMatchObject({ warehouseCity: 79, shop: { name: defaultShop.name } })
  expect(config.initialSettings.shop.name).toBe(defaultShop.name)
  expect(settings.current()).toMatchObject({
    warehouseCity: 1,
    shop: { name: 'Nhà sách Mây', email: 'hoi@may.vn', given: ['email', 'name'] },
  })
})

databaseTest(
  'of two admins who save at once the second is told, and overwrites nothing',
  async (store) => {
    const { app, patch, save, shop } = await office(store)
    await save({ version: 0, name: 'Nhà sách Một' })
    const second = await refusal(app, SETTINGS, patch({ version: 0, name: 'Nhà sách Hai' }))
    expect([second.status, second.text.includes('Người khác vừa lưu')]).toEqual([409, true])
    expect((await shop()).name).toBe('Nhà sách Một')
  },
)

onPostgres('of ten who save at the same moment one is kept', async (store) => {
  const { app, patch, read } = await office(store)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      app.request(SETTINGS, patch({ version: 0, name: `Nhà sách ${at}` })),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await read()).version).toBe(1)
})

databaseTest('a notice is shown between its times', async (store) => {
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString()
  const { save, shop } = await office(store)
  await save({
    version: 0,
    notices: [
      { text: 'Nghỉ Tết', startTime: at(-1), endTime: at(1) },
      { text: 'Đã qua', startTime: at(-9), endTime: at(0) },
      { text: 'Sắp tới', startTime: at(1), endTime: at(9) },
    ],
  })
  expect((await shop()).notices).toEqual(['Nghỉ Tết'])
})

databaseTest(
  'the texts of pages name the shop by its marks, as text and not as markup',
  async (store) => {
    const { app, save, db } = await office(store)
    await db.insert(page).values({
      slug: 'gioi-thieu-ngan',
      kind: 'landing',
      title: '{{shop.name}}',
      description: 'Về {{shop.name}}',
      contentHtml: '<p>{{shop.name}}, {{shop.hotline}}, {{shop.unknown}}</p>',
    })
    await save({ version: 0, name: 'Mây & <b>Gió</b>', hotlines: ['1900 1234'] })
    const { data } = await ask(app, getLandingPage, '/api/LandingPages/gioi-thieu-ngan')
    expect(data).toMatchObject({
      title: 'Mây & <b>Gió</b>',
      description: 'Về Mây & <b>Gió</b>',
      content: '<p>Mây &#38; &#60;b&#62;Gió&#60;/b&#62;, 1900 1234, {{shop.unknown}}</p>',
    })
  },
)

databaseTest('what is no setting is refused with a text, and nothing is written', async (store) => {
  const { app, patch, read } = await office(store)
  const wrong = [
    { name: '' },
    { name: 'x'.repeat(61) },
    { hotlines: [] },
    { hotlines: ['gọi tôi'] },
    { email: 'không phải' },
    { taxCode: '12' },
    { zaloUrl: 'https://xau.example/0912345678' },
    { notificationUrl: 'https://online.gov.vn.xau.example/1' },
    { theme: 'dark5' },
    { theme: 'light13' },
    { logoUrl: 'javascript:alert(1)' },
    { warehouseCity: 0 },
    {
      notices: [{ text: 'x', startTime: '2026-01-02T00:00:00Z', endTime: '2026-01-01T00:00:00Z' }],
    },
  ]
  for (const body of wrong) {
    const answer = await refusal(app, SETTINGS, patch({ version: 0, ...body }))
    expect([body, answer.status]).toEqual([body, 400])
  }
  expect((await read()).version).toBe(0)
})
