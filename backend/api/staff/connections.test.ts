import { type AddressInfo, createServer } from 'node:net'
import { expect } from '@jest/globals'
import { accountPorts } from '@/backend/app/account-adapters'
import { readConfig } from '@/backend/app/config'
import { createShopSettings } from '@/backend/modules/settings/shop-settings'
import { shopSetting } from '@/backend/modules/settings/tables'
import { settingsTexts } from '@/backend/modules/settings/texts'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { mailServer } from '@/backend/testing/mail-server'
import { officeOfAdmin } from '@/backend/testing/office'
import { openShop } from '@/backend/testing/shop'
import { ask, refusal, TEST_NOW } from '@/backend/testing/test-app'
import { staffConnections } from '@/contract/staff/connections'

const ALL = '/api/staff/connections'
const SECRET = 'mot-chuoi-bi-mat-cua-vnpay'
const vnpay = {
  VNPAY_TMN_CODE: 'MAY00001',
  VNPAY_HASH_SECRET: SECRET,
  VNPAY_PAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
  VNPAY_API_URL: 'https://merchant.vnpay.vn/api/transaction',
}
const transfer = {
  TRANSFER_BANK: 'Vietcombank',
  TRANSFER_BANK_BIN: '970436',
  TRANSFER_ACCOUNT: '0123456789',
  TRANSFER_ACCOUNT_NAME: 'NHA SACH MAY',
}
const liveConfig = (more: Record<string, string> = {}) =>
  readConfig({
    SHOP_MODE: 'live',
    TOKEN_SECRET: 't'.repeat(20),
    INTERNAL_SECRET: 'i'.repeat(20),
    REVALIDATE_SECRET: 'r'.repeat(20),
    ...more,
  })
const live = liveConfig()

async function office(store: Pick<Store, 'db'>, config = live) {
  await openShop(store.db)
  const admin = await officeOfAdmin(store, { config })
  const read = async (name: string) =>
    (await ask(admin.app, staffConnections.read, `${ALL}/${name}`, admin.get)).data
  const save = async (name: string, values: object, version = 0) =>
    (
      await ask(
        admin.app,
        staffConnections.change,
        `${ALL}/${name}`,
        admin.patch({ version, values }),
      )
    ).data
  const refused = (name: string, values: object, version = 0) =>
    refusal(admin.app, `${ALL}/${name}`, admin.patch({ version, values }))
  return { ...admin, read, save, refused }
}

/** Everything that lies in the tables of settings and of the log. */
const written = async ({ db }: Pick<Store, 'db'>) =>
  JSON.stringify([await db.select().from(shopSetting), await db.select().from(auditLog)])

eachDatabase(
  'an account set in the office is used at once, and its secret is shown to nobody',
  async (store) => {
    const { app, read, save, get } = await office(store)
    expect((await app.request('/payment/vnpay/ipn')).status).toBe(404)
    expect(await read('vnpay')).toMatchObject({ source: 'none', version: 0, changedBy: null })
    const saved = await save('vnpay', vnpay)
    expect(saved).toMatchObject({ source: 'office', version: 1, changedBy: 'Lan' })
    expect(saved.fields.map(({ value, isSet }) => [value, isSet])).toEqual([
      ['MAY00001', true],
      [null, true],
      [vnpay.VNPAY_PAY_URL, true],
      [vnpay.VNPAY_API_URL, true],
    ])
    const notice = await app.request('/payment/vnpay/ipn?vnp_TxnRef=1')
    expect([notice.status, (await notice.json()) as object]).toEqual([
      200,
      { RspCode: '97', Message: 'Fail checksum' },
    ])
    const list = await app.request(ALL, get)
    expect(await list.text()).not.toContain(SECRET)
    expect(await written(store)).not.toContain(SECRET)
  },
)

databaseTest('an account says what each of its fields is called', async (store) => {
  const { read } = await office(store)
  expect(await read('transferFeed')).toMatchObject({
    kind: 'bank',
    name: 'Báo có tự động (SePay, payOS, Casso)',
    fields: [
      {
        name: 'TRANSFER_FEED',
        label: 'Dịch vụ',
        choices: [
          { value: 'sepay', label: 'SePay' },
          { value: 'payos', label: 'payOS' },
          { value: 'casso', label: 'Casso' },
        ],
      },
      { name: 'TRANSFER_FEED_SECRET', label: 'Khóa ký thông báo', isSecret: true },
    ],
    noticeUrl: expect.stringMatching(/\/payment\/transfers\/sepay$/),
  })
  expect(await read('ghtk')).toMatchObject({
    noticeUrl: expect.stringMatching(/\/carriers\/ghtk\/notices\?hash=…$/),
  })
})

databaseTest('a live shop may take its fees from a carrier set in the office', async (store) => {
  const config = liveConfig({ SHIPPING_FEES: 'carrier' })
  const { read } = await office(store, config)
  expect(config.shippingFees).toBe('carrier')
  expect(await read('ghn')).toMatchObject({ source: 'none' })
})

databaseTest('a carrier set in the office knows the district it collects from', async (store) => {
  const { save } = await office(store)
  const settings = createShopSettings(
    { db: store.db, config: live, now: () => TEST_NOW },
    accountPorts,
  )
  const ghtk = {
    GHTK_TOKEN: 'ma-truy-cap-ghtk',
    GHTK_CLIENT_SOURCE: 'S1234567',
    GHTK_API_URL: 'https://services.giaohangtietkiem.vn',
    GHTK_NOTICE_SECRET: 'khoa-thong-bao-ghtk-2026',
    GHTK_PICK_NAME: 'Kho sách',
    GHTK_PICK_TEL: '0281234567',
    GHTK_PICK_ADDRESS: '12 Nguyễn Trãi',
    GHTK_PICK_PROVINCE: 'Thành phố Hồ Chí Minh',
    GHTK_PICK_WARD: 'Phường Bến Thành',
  }
  await save('ghtk', ghtk)
  await settings.refresh()
  expect(settings.current().accounts.ghtk?.pickDistrict).toBe('')
  await save('ghtk', { GHTK_PICK_DISTRICT: 'Quận 1' }, 1)
  await settings.refresh()
  expect(settings.current().accounts.ghtk).toMatchObject({
    pickWard: ghtk.GHTK_PICK_WARD,
    pickDistrict: 'Quận 1',
  })
})

databaseTest('the account of the invoices set in the office issues from now on', async (store) => {
  const { save, refused } = await office(store)
  const settings = createShopSettings(
    { db: store.db, config: live, now: () => TEST_NOW },
    accountPorts,
  )
  const invoices = {
    INVOICE_PROVIDER: 'viettel',
    VIETTEL_INVOICE_USERNAME: '0100109106-215',
    VIETTEL_INVOICE_PASSWORD: 'mat-khau-hoa-don',
    VIETTEL_INVOICE_TAX_CODE: '0100109106-215',
    VIETTEL_INVOICE_TEMPLATE: '1/001',
    VIETTEL_INVOICE_SERIES: 'C26TMH',
    VIETTEL_INVOICE_API_URL: 'https://api-vinvoice.viettel.vn/services/einvoiceapplication/api',
  }
  const wrong = await refused('viettelInvoices', { ...invoices, VIETTEL_INVOICE_SERIES: '1/001' })
  expect(wrong).toMatchObject({ status: 400, text: 'Ký hiệu hóa đơn có dạng C26TAA.' })
  expect(await save('viettelInvoices', invoices)).toMatchObject({ source: 'office' })
  await settings.refresh()
  expect(settings.current().invoiceProvider).toMatchObject({ name: 'viettel', isCoded: true })
  expect(await written(store)).not.toContain(invoices.VIETTEL_INVOICE_PASSWORD)
})

databaseTest('a secret left blank stays, and another field is exchanged', async (store) => {
  const { save, refused } = await office(store)
  await save('vnpay', vnpay)
  const next = await save('vnpay', { VNPAY_TMN_CODE: 'MAY00002', VNPAY_HASH_SECRET: '' }, 1)
  expect(next.fields[0]).toMatchObject({ value: 'MAY00002' })
  expect(next.source).toBe('office')
  expect((await refused('vnpay', { VNPAY_TMN_CODE: 'MAY00003' }, 1)).status).toBe(409)
  expect(await written(store)).not.toContain(SECRET)
})

databaseTest('an account that is removed is closed at once', async (store) => {
  const { app, save, read, get } = await office(store)
  await save('transfer', transfer)
  const gone = await app.request(`${ALL}/transfer`, { ...get, method: 'DELETE' })
  expect(gone.status).toBe(200)
  expect(await read('transfer')).toMatchObject({ source: 'none' })
})

databaseTest('what the environment names is used and stays', async (store) => {
  const account = { ...vnpay, secret: SECRET, tmnCode: 'ENV', payUrl: '', apiUrl: '' }
  const { initialSettings } = live
  const accounts = { ...initialSettings.accounts, vnpay: account }
  const config = { ...live, initialSettings: { ...initialSettings, accounts } }
  const { read, refused } = await office(store, config)
  const shown = await read('vnpay')
  expect(shown.source).toBe('environment')
  expect(JSON.stringify(shown)).not.toMatch(/ENV"|mot-chuoi/)
  expect((await refused('vnpay', vnpay)).status).toBe(409)
})

databaseTest(
  'half an account, a foreign address or an unknown field is refused, and nothing is written',
  async (store) => {
    const { refused, db } = await office(store)
    const { VNPAY_HASH_SECRET: _secret, ...half } = vnpay
    const wrong: [string, object][] = [
      ['vnpay', half],
      ['vnpay', { ...vnpay, VNPAY_API_URL: 'https://vnpay.vn.ke-gian.example/api' }],
      ['vnpay', { ...vnpay, VNPAY_API_URL: 'http://pay.vnpay.vn/' }],
      ['vnpay', { ...vnpay, VNPAY_API_URL: 'https://a@pay.vnpay.vn:8443/' }],
      ['vnpay', { ...vnpay, TOKEN_SECRET: 'x'.repeat(20) }],
      ['vnpay', { ...vnpay, __proto__x: 'x' }],
      ['vnpay', { ...vnpay, VNPAY_HASH_SECRET: 'short' }],
      ['transfer', { ...transfer, TRANSFER_BANK_BIN: '97' }],
      ['transferFeed', { TRANSFER_FEED: 'bank', TRANSFER_FEED_SECRET: SECRET }],
      ['mail', { ...mail, SMTP_URL: 'smtp://127.0.0.1:25' }],
      ['paypal', vnpay],
      ['constructor', vnpay],
    ]
    for (const [name, values] of wrong) {
      expect([values, (await refused(name, values)).status]).toEqual([values, 400])
    }
    expect(await db.$count(auditLog)).toBe(0)
  },
)

databaseTest('secrets sealed with another key of the environment are no account', async (store) => {
  await (await office(store)).save('vnpay', vnpay)
  const { app, get } = await officeOfAdminAgain(store)
  const { data } = await ask(app, staffConnections.read, `${ALL}/vnpay`, get)
  expect(data.source).toBe('none')
})

const officeOfAdminAgain = (store: Pick<Store, 'db'>) =>
  officeOfAdmin(store, { config: { ...live, tokenSecret: 'u'.repeat(20) } })

const mail = {
  SMTP_HOST: 'smtp.sachmay.vn',
  SMTP_PORT: '465',
  SMTP_USER: 'hoi@sachmay.vn',
  SMTP_PASSWORD: 'mat khau/cua:thu@',
  MAIL_FROM: 'hoi@sachmay.vn',
}

databaseTest('the mail server set in the office is used, and only admins see it', async (store) => {
  const { app, save, read } = await office(store)
  expect(await read('mail')).toMatchObject({ source: 'none' })
  const saved = await save('mail', mail)
  expect(saved.source).toBe('office')
  expect(saved.fields.find(({ name }) => name === 'SMTP_PASSWORD')?.value).toBeNull()
  expect(await written(store)).not.toContain(mail.SMTP_PASSWORD)
  const finance = { headers: { authorization: 'Bearer finance' } }
  const { data } = await ask(app, staffConnections.list, ALL, finance)
  expect(data.map(({ id }) => id)).toEqual(expect.not.arrayContaining(['mail']))
  expect(data.map(({ id }) => id)).toContain('vnpay')
  for (const method of ['GET', 'DELETE'])
    expect((await refusal(app, `${ALL}/mail`, { ...finance, method })).status).toBe(403)
})

databaseTest('a mail server around the backend, or none at all, is refused', async (store) => {
  const { refused, db } = await office(store)
  const hosts = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    'redis',
    'mail.internal',
    'a@b.vn',
    'a.vn/x',
    '',
  ]
  for (const SMTP_HOST of hosts)
    expect([SMTP_HOST, (await refused('mail', { ...mail, SMTP_HOST })).status]).toEqual([
      SMTP_HOST,
      400,
    ])
  expect((await refused('mail', { ...mail, SMTP_PORT: '25' })).status).toBe(400)
  expect((await refused('mail', { ...mail, MAIL_FROM: 'May <x>' })).status).toBe(400)
  expect(await db.$count(auditLog)).toBe(0)
})

databaseTest('a port where something else answers is told of as such', async (store) => {
  const other = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'))
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const { app } = await office(store, liveConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }))
  const send = { method: 'POST', headers: { authorization: 'Bearer admin' } }
  const { status, text } = await refusal(app, `${ALL}/mail/test`, send)
  other.close()
  expect([status, text]).toEqual([
    422,
    `Máy chủ thư 127.0.0.1, cổng ${port}: trả lời không như một máy chủ thư. Hãy xem lại tên máy chủ và cổng.`,
  ])
})

databaseTest('a test mail goes to the admin, and a silent server is told of', async (store) => {
  const { url, said, stop } = await mailServer()
  const send = { method: 'POST', headers: { authorization: 'Bearer admin' } }
  const { app } = await office(store, liveConfig({ SMTP_URL: url, MAIL_FROM: 'hoi@sachmay.vn' }))
  const { successMessage } = await ask(app, staffConnections.sendTestMail, `${ALL}/mail/test`, send)
  expect(successMessage).toContain('lan@sach.vn')
  expect(said()).toContain('RCPT TO:<lan@sach.vn>')
  stop()
  const gone = await refusal(app, `${ALL}/mail/test`, send)
  const { hostname, port } = new URL(url)
  const at = `Máy chủ thư ${hostname}, cổng ${port}: `
  expect([gone.status, gone.text]).toEqual([422, `${at}${settingsTexts.mailFailed.ESOCKET}`])
  const { app: without } = await officeOfAdmin(store, { config: live })
  const unset = await refusal(without, `${ALL}/mail/test`, send)
  expect(unset.status).toBe(409)
})
