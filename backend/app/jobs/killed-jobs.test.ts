import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { markSearchIndexStale } from '@/backend/modules/catalog/index-products'
import { product } from '@/backend/modules/catalog/tables'
import { examAnswer, examResult } from '@/backend/modules/exams/tables'
import { invoice } from '@/backend/modules/invoices/tables'
import { picture } from '@/backend/modules/media/tables'
import { orders } from '@/backend/modules/orders/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { ledgerEntry, payment, refund } from '@/backend/modules/payments/tables'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { privacyRequest } from '@/backend/modules/privacy/tables'
import { affiliateCommission } from '@/backend/modules/promotions/tables'
import { stockHold, stockMovement, stockNotice } from '@/backend/modules/stock/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog, mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  addExam,
  openSchool,
  revsOf,
  rightAnswers,
  type School,
  samples,
} from '@/backend/testing/exams'
import { type JobShop, jobShop } from '@/backend/testing/job-shop'
import { evenlySpread, isFull } from '@/backend/testing/killable-backend'
import { dieBefore } from '@/backend/testing/killable-database'
import { payParamsOf } from '@/backend/testing/payments'
import { addAffiliate, addProduct, addUser } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'
import { isbnOf } from '@/backend/workflows/import-books/testing'
import type { Placed } from '@/contract/shop/orders'

// A program dies before one statement or call of another service after the other while it works on a job, a row of its own each
// time. FULL=1 takes thirty of them for every kind of job, or all there are, if there are fewer; `npm test` the last one.
const POINTS = 30
const DAY_MINUTES = 24 * 60

type Row = {
  /** What has become of it; the same however often a program has died over it. */
  outcome: () => Promise<unknown>
  /** What services were told: at most so often. */
  told?: Record<string, number>
}
/** Makes a row on which jobs of a kind have to work. */
type Scenario = (shop: JobShop) => Promise<Row>

const mailsAbout = (shop: JobShop, what: string) =>
  shop.db.$count(mailOutbox, like(mailOutbox.subject, `%${what}%`))

async function orderState({ db }: JobShop, { orderId }: Placed) {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  const booked = await db
    .select({ kind: ledgerEntry.kind, amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.orderId, orderId))
    .orderBy(ledgerEntry.kind)
  return { status: row?.status, paymentStatus: row?.paymentStatus, booked }
}

const mail =
  (isCode: boolean): Scenario =>
  async ({ db, now }) => {
    const subject = randomUUID()
    await enqueueEmail(db, 'lan@vi.du', { subject, body: ['x'], isCode }, now())
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.subject, subject))
    const id = row?.id ?? ''
    return {
      outcome: async () => {
        const [sent] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
        return { isSent: sent?.sentAt !== null, error: sent?.lastError }
      },
      // It is not known whether the server had it before the program died.
      told: { [`mail ${id}`]: 2 },
    }
  }

async function packed(shop: JobShop) {
  const order = await shop.order()
  await shop.move(order.orderId, 2, 3)
  await shop.ask(`orders/${order.orderId}/parcels`)
  return order
}

const parcelRow = async (shop: JobShop, order: Placed) => {
  const rows = await shop.db.select().from(parcel).where(eq(parcel.orderId, order.orderId))
  return rows.map(({ state, trackingCode }) => ({ state, hasCode: trackingCode !== null }))
}

const scenarios: Record<string, Scenario> = {
  'urgent-mails': mail(true),
  mails: mail(false),
  'phone-messages': async (shop) => {
    // The next morning: no messages at night.
    shop.wait(DAY_MINUTES - (((shop.now().getTime() - TEST_NOW.getTime()) / 60_000) % DAY_MINUTES))
    const order = await shop.order({ email: null })
    return {
      outcome: async () => {
        const rows = await shop.db
          .select()
          .from(phoneMessage)
          .where(eq(phoneMessage.orderId, order.orderId))
        // No service is connected: it is told so once.
        return rows.map(({ sentAt, lastError }) => ({ isSent: sentAt !== null, lastError }))
      },
    }
  },
  'payments-to-ask': async (shop) => {
    const order = await shop.order({ paymentType: 0 })
    const { vnp_TxnRef: txnRef = '' } = payParamsOf(order)
    shop.arrived.set(txnRef, order.total)
    shop.wait(4)
    return {
      outcome: async () => ({
        ...(await orderState(shop, order)),
        payments: await shop.db.$count(
          payment,
          and(eq(payment.txnRef, txnRef), eq(payment.status, 1)),
        ),
        mails: await mailsAbout(shop, order.orderCode),
      }),
    }
  },
  holds: async (shop) => {
    const order = await shop.order({ paymentType: 0 })
    shop.wait(60)
    return {
      outcome: async () => ({
        ...(await orderState(shop, order)),
        mails: await mailsAbout(shop, order.orderCode),
      }),
    }
  },
  'stock-terms': async (shop) => {
    const order = await shop.order()
    shop.wait(5 * DAY_MINUTES)
    return {
      outcome: async () => ({
        ...(await orderState(shop, order)),
        taken: await shop.db.$count(
          stockHold,
          and(eq(stockHold.orderId, order.orderId), eq(stockHold.state, 1)),
        ),
        mails: await mailsAbout(shop, order.orderCode),
      }),
    }
  },
  'parcels-to-make': async (shop) => {
    const order = await packed(shop)
    const [row] = await shop.db.select().from(parcel).where(eq(parcel.orderId, order.orderId))
    return {
      outcome: async () => ({
        parcels: await parcelRow(shop, order),
        mails: await mailsAbout(shop, order.orderCode),
      }),
      // Under the same code, of which the carrier makes one parcel.
      told: { [`parcel ${row?.code}`]: 2 },
    }
  },
  'parcels-to-track': async (shop) => {
    const order = await packed(shop)
    await shop.work('parcels-to-make')
    shop.wait(31)
    return {
      outcome: async () => ({
        ...(await orderState(shop, order)),
        parcels: await parcelRow(shop, order),
        mails: await mailsAbout(shop, order.orderCode),
      }),
    }
  },
  invoices: async (shop) => {
    const order = await shop.order()
    await shop.move(order.orderId, 2, 3, 4)
    return {
      outcome: async () => ({
        invoices: (
          await shop.db.select().from(invoice).where(eq(invoice.orderId, order.orderId))
        ).map(({ state, ref }) => ({ state, isOurs: ref === order.orderCode })),
        mails: await mailsAbout(shop, order.orderCode),
      }),
      told: { [`invoice ${order.orderCode}`]: 1 },
    }
  },
  refunds: async (shop) => {
    const order = await shop.order({ paymentType: 0 })
    await shop.charge(order)
    const { vnp_TxnRef: txnRef = '' } = payParamsOf(order)
    const asked = await shop.ask(`orders/${order.orderId}/refunds`, {
      ...{ amount: 10_000, reason: 'Sách rách', txnRef },
    })
    const id = String(asked.id)
    await shop.ask(`refunds/${id}/approve`, {}, 'POST', 'second')
    return {
      outcome: async () => ({
        ...(await orderState(shop, order)),
        refunds: (await shop.db.select().from(refund).where(eq(refund.id, id))).map(
          ({ status, amount, method }) => ({ status, amount, method }),
        ),
        mails: await mailsAbout(shop, order.orderCode),
      }),
      // Under the same id, of which the site makes one refund.
      told: { [`refund ${id}`]: 2 },
    }
  },
  'owed-refunds': async (shop) => {
    const order = await shop.order({ paymentType: 0 })
    await shop.move(order.orderId, 7)
    await shop.charge(order)
    return {
      outcome: async () => ({
        ...(await orderState(shop, order)),
        refunds: await shop.db
          .select({ amount: refund.amount, status: refund.status })
          .from(refund)
          .where(eq(refund.orderId, order.orderId)),
      }),
    }
  },
  prices: async (shop) => {
    const productId = await addProduct(shop.db, { id: nextId() })
    const startTime = new Date(shop.now().getTime() + 60_000).toISOString()
    await shop.ask(`products/${productId}/prices`, { price: 60_000, priceSale: 30_000, startTime })
    shop.wait(2)
    return {
      outcome: async () => ({
        price: (await shop.db.select().from(product).where(eq(product.id, productId)))[0]
          ?.salePrice,
        told: await shop.db.$count(
          auditLog,
          and(eq(auditLog.action, 'price.apply'), eq(auditLog.subject, String(productId))),
        ),
      }),
    }
  },
  documents: async (shop) => {
    const title = `Mùa thi ${randomUUID()}`
    const made = await shop.ask('news', { title, content: '<p>Một</p>' })
    const publishTime = new Date(shop.now().getTime() + 60_000).toISOString()
    await shop.ask(`news/${made.id}`, { version: 1, publishTime }, 'PATCH')
    shop.wait(2)
    return {
      outcome: async () => ({
        reader: (await shop.app.request(`/api/News/NewsUrl/${made.newsURL}`)).status,
        told: await shop.db.$count(
          auditLog,
          and(eq(auditLog.action, 'news.publish'), eq(auditLog.subject, String(made.id))),
        ),
      }),
    }
  },
  imports: async (shop) => {
    const isbns = [1, 2, 3].map(() => isbnOf(nextId()))
    const file = [
      'ISBN,Tên sách,Danh mục,Giá bìa,Tồn kho',
      ...isbns.map((isbn) => `${isbn},Sách,Thơ,1000,3`),
    ]
    const content = Buffer.from(file.join('\n'))
    const upload = { fileName: 'sach.csv', size: content.byteLength }
    const { id } = await shop.ask('imports', upload)
    await shop.ask(`imports/${id}/parts`, { start: 0, content: content.toString('base64') })
    await shop.work('imports')
    await shop.ask(`imports/${id}/check`)
    await shop.work('imports')
    await shop.ask(`imports/${id}/start`)
    return {
      outcome: async () => {
        const made = await shop.db.select().from(product).where(inArray(product.isbn, isbns))
        const ids = made.map((row) => row.id)
        return {
          state: (await shop.ask(`imports/${id}`, undefined, 'GET')).state,
          books: made.length,
          stock: await shop.db.$count(stockMovement, inArray(stockMovement.productId, ids)),
        }
      },
    }
  },
  'search-index': async (shop) => {
    const productId = await addProduct(shop.db, { id: nextId() })
    await markSearchIndexStale(shop.db)
    return {
      outcome: async () => {
        const [row] = await shop.db.select().from(product).where(eq(product.id, productId))
        return { isFound: (row?.searchText ?? '') !== '' }
      },
    }
  },
  exams: async (shop) => {
    const { school, attempt } = await sitExam(shop, { duration: 90 })
    const { examResultId } = attempt
    school.wait(200 * 60_000)
    shop.wait(200)
    return { outcome: () => attemptState(shop, examResultId) }
  },
  'exam-marks': async (shop) => {
    const { school, attempt, right, short } = await sitExam(shop, { isPractice: true })
    const { examResultId } = attempt
    await school.submit({ ...attempt, answerResult: right, answerRevs: revsOf(right) })
    const isShort = and(
      eq(examAnswer.examResultId, examResultId),
      eq(examAnswer.questionActiveId, short),
    )
    await shop.db.update(examAnswer).set({ gotScore: 0, isRight: false }).where(isShort)
    await shop.db
      .update(examResult)
      .set({ rulesVersion: 0, score: sql`${examResult.score} - 0.5` })
      .where(eq(examResult.id, examResultId))
    const mails = await mailsAbout(shop, 'đã được tính lại')
    return {
      outcome: async () => ({
        ...(await attemptState(shop, examResultId)),
        mails: (await mailsAbout(shop, 'đã được tính lại')) - mails,
      }),
    }
  },
  'privacy-requests': async (shop) => {
    const userId = await addUser(shop.db, { id: nextId() })
    const [request] = await shop.db
      .insert(privacyRequest)
      .values({ userId, kind: 'export', notBefore: shop.now(), dueAt: shop.now() })
      .returning()
    return {
      outcome: async () => {
        const [row] = await shop.db
          .select()
          .from(privacyRequest)
          .where(eq(privacyRequest.id, request?.id ?? ''))
        const files = readdirSync(join(shop.config.dataDir, 'exports'))
        return {
          state: row?.state,
          isThere: files.includes(row?.fileName ?? ''),
          mails: await shop.db.$count(mailOutbox, eq(mailOutbox.toAddr, `u${userId}@vi.du`)),
        }
      },
    }
  },
  commissions: async (shop) => {
    const affiliateUserId = await addUser(shop.db, { id: nextId() })
    await addAffiliate(shop.db, affiliateUserId, `AFF${affiliateUserId}`)
    const { orderId } = await shop.order()
    await shop.db
      .update(orders)
      .set({ deliveredAt: new Date('2026-01-01') })
      .where(eq(orders.id, orderId))
    const earned = { ratePercent: 5, base: 100_000, amount: 5_000, status: 1 }
    await shop.db.insert(affiliateCommission).values({ orderId, affiliateUserId, ...earned })
    return {
      outcome: () =>
        shop.db
          .select({ amount: affiliateCommission.approvedAmount })
          .from(affiliateCommission)
          .where(eq(affiliateCommission.orderId, orderId)),
    }
  },
  'stock-notices': async (shop) => {
    const email = `${randomUUID()}@vi.du`
    const confirmedAt = shop.now()
    await shop.db.insert(stockNotice).values({ productId: 1, email, confirmedAt })
    return {
      outcome: async () => ({
        mails: await shop.db.$count(mailOutbox, eq(mailOutbox.toAddr, email)),
        waits: await shop.db.$count(stockNotice, eq(stockNotice.email, email)),
      }),
    }
  },
  retention: async (shop) => {
    const old = new Date('2026-01-01')
    const subject = randomUUID()
    await shop.db.insert(mailOutbox).values({
      toAddr: 'a@vi.du',
      subject,
      bodyText: 'x',
      nextAt: old,
      createdAt: old,
      sentAt: old,
    })
    return { outcome: () => mailsAbout(shop, subject) }
  },
  pictures: async (shop) => {
    const name = randomUUID().replaceAll('-', '')
    const unusedSince = new Date('2026-01-01')
    await shop.db.insert(picture).values({ name, width: 1, height: 1, unusedSince })
    const folder = join(shop.config.dataDir, 'media', 'pictures')
    mkdirSync(folder, { recursive: true })
    for (const file of [`${name}.webp`, `thumb-${name}.webp`])
      writeFileSync(join(folder, file), 'x')
    return {
      outcome: async () => ({
        rows: await shop.db.$count(picture, eq(picture.name, name)),
        files: readdirSync(folder).filter((file) => file.includes(name)).length,
      }),
    }
  },
}

/** What an undisturbed program makes of each row, so that the outcomes compared are those that are meant. */
const finished: Record<string, unknown> = {
  'urgent-mails': { isSent: true },
  mails: { isSent: true },
  'phone-messages': [{ isSent: false, lastError: 'no account at Zalo or for SMS' }],
  'payments-to-ask': { status: 1, paymentStatus: 1, payments: 1, booked: [{ kind: 'payment' }] },
  holds: { status: 7, booked: [] },
  'stock-terms': { status: 1, taken: 0, mails: 2 },
  'parcels-to-make': { parcels: [{ hasCode: true }] },
  'parcels-to-track': { status: 5, parcels: [{ state: 'delivered' }] },
  invoices: { invoices: [{ state: 'issued', isOurs: true }] },
  refunds: { refunds: [{ status: 3, amount: 10_000, method: 'gateway' }] },
  'owed-refunds': { refunds: [{ status: 0 }] },
  prices: { price: 30_000, told: 1 },
  documents: { reader: 200, told: 1 },
  imports: { state: 'done', books: 3, stock: 3 },
  'search-index': { isFound: true },
  exams: { score: 0 },
  'exam-marks': { mails: 1 },
  'privacy-requests': { state: 'done', isThere: true, mails: 1 },
  commissions: [{ amount: 5_000 }],
  'stock-notices': { mails: 1, waits: 0 },
  pictures: { rows: 0, files: 0 },
}

let lastId = 1_000
const nextId = () => ++lastId

const schools = new WeakMap<JobShop, Promise<School>>()
async function sitExam(shop: JobShop, draft: Parameters<typeof addExam>[1]) {
  const opened = schools.get(shop) ?? openSchool(shop.db)
  schools.set(shop, opened)
  const school = await opened
  school.wait(shop.now().getTime() - school.now().getTime())
  const questions = samples.filter(({ type }) => [1, 3, 5, 7].includes(type))
  const id = await addExam(shop.db, { questions, passScore: 2.75, ...draft })
  const attempt = await school.start(id)
  const detail = await school.detail(id)
  const { questionActiveId: short = 0 } =
    detail.questionActives.find(({ questionType }) => questionType === 5) ?? {}
  return { school, attempt, right: rightAnswers(detail), short }
}

async function attemptState({ db }: JobShop, id: number) {
  const [row] = await db.select().from(examResult).where(eq(examResult.id, id))
  return { state: row?.state, score: row?.score }
}

/** Lets a program die at some points of the work on rows of one kind, and another one go on. */
async function killAtPoints(store: Store, shop: JobShop, name: string, begin: Scenario) {
  // What others have left.
  await shop.work(name)
  const first = await begin(shop)
  const { seen } = await dieBefore(store, Number.POSITIVE_INFINITY, (db, life) =>
    shop.work(name, db, life),
  )
  const expected = await first.outcome()
  if (name === 'retention') expect(expected).toBe(0)
  else expect(expected).toMatchObject(finished[name] as object)
  const spread = evenlySpread(seen, Math.min(POINTS, seen))
  const points = new Set(isFull ? [...spread, seen] : [seen])
  for (const planned of points) {
    let point = planned
    let row = await begin(shop)
    let life = await dieBefore(store, point, (db, itself) => shop.work(name, db, itself))
    if (!life.isDead) {
      // The embedded database is asked for the types of its columns once.
      point = life.seen
      row = await begin(shop)
      life = await dieBefore(store, point, (db, itself) => shop.work(name, db, itself))
    }
    expect([name, point, life.isDead]).toEqual([name, point, true])
    // Another program comes back to it when its pause is over.
    for (let turn = 0; turn < 3; turn++) {
      shop.wait(5)
      await shop.work(name)
    }
    expect([name, point, await row.outcome()]).toEqual([name, point, expected])
    for (const [what, most] of Object.entries(row.told ?? {})) {
      const told = shop.told(what)
      expect([what, told >= 1 && told <= most]).toEqual([what, true])
    }
  }
}

eachDatabase(
  'a program that dies over a job of whatever kind loses nothing and does nothing twice',
  async (store) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'killed-jobs-'))
    const shop = await jobShop(store, dataDir)
    expect(Object.keys(scenarios).sort()).toEqual(shop.kinds().sort())
    for (const [name, begin] of Object.entries(scenarios))
      await killAtPoints(store, shop, name, begin)
    expect(await findInconsistencies(store.db)).toEqual([])
    rmSync(dataDir, { recursive: true })
  },
  isFull ? 900_000 : 120_000,
)

databaseTest(
  'an export that a killed program has written and not noted goes after two days',
  async (store) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'killed-jobs-'))
    const shop = await jobShop(store, dataDir)
    const folder = join(dataDir, 'exports')
    mkdirSync(folder)
    for (const [name, days] of [
      ['old.zip', 3],
      ['new.zip', 1],
    ] as const) {
      writeFileSync(join(folder, name), 'x')
      const at = new Date(Date.now() - days * 86_400_000)
      utimesSync(join(folder, name), at, at)
    }
    await shop.work('privacy-requests')
    expect(readdirSync(folder)).toEqual(['new.zip'])
    rmSync(dataDir, { recursive: true })
  },
)
