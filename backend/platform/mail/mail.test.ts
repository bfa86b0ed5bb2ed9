import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { authEmails } from '@/backend/modules/auth/emails'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import { htmlLetter } from '@/backend/platform/mail/html-layout'
import { amount, htmlBody, link, list, plainBody } from '@/backend/platform/mail/mail-body'
import { codeMailJobs, type MailServices, usualMailJobs } from '@/backend/platform/mail/mail-jobs'
import { createMailTransport, type Transport } from '@/backend/platform/mail/mail-transport'
import { enqueueEmail, listEmails } from '@/backend/platform/mail/outbox'
import { accountsApp, addPerson, codeFor } from '@/backend/testing/accounts'
import { mailServer } from '@/backend/testing/mail-server'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings, testShop } from '@/backend/testing/settings'
import { TEST_NOW, testApp } from '@/backend/testing/test-app'

const sendDueEmails = async (post: MailServices) =>
  (await runDue(codeMailJobs, post)) + (await runDue(usualMailJobs, post))

const letter = authEmails(testShop).activation('Nguyễn Thị Lan', '012345')
const written = {
  subject: letter.subject,
  text: plainBody(letter.body),
  html: htmlBody(letter.body),
}

/** An office whose clock goes when told and whose letters end in a list. */
function office(db: Db, transport?: Transport) {
  const sent: string[] = []
  const clock = { at: TEST_NOW.getTime() }
  const keep: Transport = async (_, { to }) => void sent.push(to)
  return {
    db,
    sent,
    clock,
    now: () => new Date(clock.at),
    log: pino({ level: 'silent' }),
    transport: transport ?? keep,
  }
}

test('a letter becomes a file that mail programs can read', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
  const write = createMailTransport({
    config: readConfig({ DATA_DIR: dataDir }),
    settings: fixedSettings(),
  })
  await write('0199', { to: 'lan@sach.vn', ...written })
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  const text = readFileSync(join(dataDir, 'outbox', name), 'utf8')
  rmSync(dataDir, { recursive: true })
  expect(name).toBe('0199.eml')
  expect(text).toMatch(/^To: lan@sach\.vn$/m)
  expect(text).toContain('charset=utf-8')
  expect(text).toContain('Content-Type: text/html')
  expect(text).not.toContain('Bcc')
})

test('a letter is laid out once, from its parts, and nothing in it becomes markup', () => {
  const body = [
    'Chào <b>Lan</b>,',
    '',
    list('2 × Số đỏ', link('Điều khoản', 'https://sach.vn/dieu-khoan')),
    '',
    amount('Tổng cộng', 86_400),
    link('Xem đơn hàng', 'https://sach.vn/don?a=1&b=2'),
  ]
  const html = htmlLetter({ subject: 'Đơn "HS1"', html: htmlBody(body) }, 'Hiên Sách')
  expect(html).toContain('Chào &#60;b&#62;Lan&#60;/b&#62;,')
  expect(html).toContain('&#8226; 2 × Số đỏ')
  expect(html).toContain('&#8226; <a href="https://sach.vn/dieu-khoan">Điều khoản</a>')
  expect(html).toMatch(
    /<a href="https:\/\/sach\.vn\/don\?a=1&#38;b=2" style="[^"]*">Xem đơn hàng<\/a>/,
  )
  expect(html).not.toMatch(/<(script|style|link|img)/)
  expect(plainBody(body)).toBe(
    'Chào <b>Lan</b>,\n\n  2 × Số đỏ\n  Điều khoản: https://sach.vn/dieu-khoan\n\nTổng cộng: 86.400 ₫\nXem đơn hàng: https://sach.vn/don?a=1&b=2',
  )
})

test('with SMTP_URL a letter goes to the mail server', async () => {
  const { url, said, stop } = await mailServer()
  const send = createMailTransport({
    config: readConfig({}),
    settings: fixedSettings({ accounts: { mail: { url, from: 'Shop <shop@sach.vn>' } } }),
  })
  await send('0199', { to: 'lan@sach.vn', subject: 'Xin chao', text: 'Ma: 012345', html: null })
  stop()
  expect(said()).toContain('RCPT TO:<lan@sach.vn>')
  expect(said()).toContain('Ma: 012345')
})

test('a letter is sent once, and one to nowhere is not sent at all', async () => {
  const { db, close } = await testDatabase()
  const post = office(db)
  await enqueueEmail(db, 'lan@sach.vn', letter, post.now())
  await enqueueEmail(db, 'facebook-77@no-mail.invalid', letter, post.now())
  expect([await sendDueEmails(post), await sendDueEmails(post)]).toEqual([2, 0])
  expect(post.sent).toEqual(['lan@sach.vn'])
  await close()
})

test('a letter that could not be sent is tried again, each time later', async () => {
  const { db, close } = await testDatabase()
  let failures = 2
  const post = office(db, async () => {
    if (failures-- > 0) throw new Error('mailbox busy')
  })
  await enqueueEmail(db, 'lan@sach.vn', letter, post.now())
  const taken: number[] = []
  for (const minutes of [0, 0.5, 0.6, 1, 1.1, 10]) {
    post.clock.at += minutes * 60_000
    taken.push(await sendDueEmails(post))
  }
  expect(taken).toEqual([1, 0, 1, 0, 1, 0])
  await close()
})

/** What nodemailer throws. */
const refusal = (responseCode: number, code = 'EENVELOPE') =>
  Object.assign(new Error(`${responseCode} refused`), { code, responseCode })

test.each([
  ['a receiver that does not exist is final', refusal(550), 1, true],
  ['a text that is refused is final', refusal(554, 'EMESSAGE'), 1, true],
  ['a mailbox that is full is tried fourteen times', refusal(452), 14, true],
  [
    'a wrong password is the shop’s own, and says nothing about the letter',
    refusal(535, 'EAUTH'),
    20,
    false,
  ],
  [
    'a server that is away is waited for',
    Object.assign(new Error(), { code: 'ECONNECTION' }),
    20,
    false,
  ],
])('%s', async (_, error, tries, isFinal) => {
  const { db, close } = await testDatabase()
  let count = 0
  const post = office(db, async () => {
    count++
    throw error
  })
  await enqueueEmail(db, 'lan@sach.vn', letter, post.now())
  for (let hour = 0; hour < 20; hour++) {
    await sendDueEmails(post)
    post.clock.at += 3_600_000
  }
  expect(count).toBe(isFinal ? tries : 20)
  expect((await listEmails(db, 1))[0]?.failedAt !== null).toBe(isFinal)
  await close()
})

test('a letter leaves with the work it tells of, or not at all', async () => {
  const { db, close } = await testDatabase()
  const post = office(db)
  const undone = transact(db, async (tx) => {
    await enqueueEmail(tx, 'lan@sach.vn', letter, post.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await sendDueEmails(post)).toBe(0)
  await close()
})

databaseTest('two offices never send the same letter', async ({ db }) => {
  const post = office(db)
  for (let index = 0; index < 40; index++)
    await enqueueEmail(db, `u${index}@sach.vn`, letter, post.now())
  await Promise.all([sendDueEmails(post), sendDueEmails(post), sendDueEmails(post)])
  expect(post.sent).toHaveLength(40)
  expect(new Set(post.sent).size).toBe(40)
  expect((await listEmails(db, 50)).every(({ sentAt }) => sentAt !== null)).toBe(true)
})

test('the demonstration shows letters with their codes, as text', async () => {
  const { db, close } = await testDatabase()
  const shop = accountsApp(db)
  await addPerson(db, { name: '<script>alert(1)</script>' })
  await shop.post('User/SendSecurityCode', { Email: 'lan@sach.vn' })
  const answer = await shop.app.request('/dev/outbox')
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(page).toContain(`data-code="${await codeFor(db, 'lan@sach.vn')}"`)
  expect(page).not.toContain('<script')
  await close()
})

test('live mode shows neither letters nor accounts', async () => {
  const { db, close } = await testDatabase()
  const app = testApp({ db, config: { mode: 'live' } })
  for (const path of ['/dev/outbox', '/dev/accounts', '/DEV/outbox/'])
    expect((await app.request(path)).status).toBe(404)
  await close()
})
