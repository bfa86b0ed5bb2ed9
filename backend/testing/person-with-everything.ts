import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { v7 as uuid } from 'uuid'
import * as tables from '@/backend/app/tables'
import type { Db } from '@/backend/platform/db/connect'
import {
  nameOf,
  type Person,
  type PersonalTable,
} from '@/backend/read-models/personal-data/personal-table'
import { personalData } from '@/backend/read-models/personal-data/register'
import { addCourse, addLesson } from '@/backend/testing/learning'
import { addInvoice, addReturn } from '@/backend/testing/order-papers'
import { addProduct, addUser, addVoucher, openShop, wards } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'

/** An address that stands nowhere else. */
export const CANARY = 'canary-7f3e@vi.du'

const later = new Date(TEST_NOW.getTime() + 86_400_000)

async function addAttempt(db: Db, userId: number) {
  await db.insert(tables.question).values({ id: 1, contentHtml: '1 + 1' })
  await db.insert(tables.examination).values({ id: 1, kind: 2, courseId: 1, name: 'Thi' })
  const attempt = { id: 1, examinationId: 1, userId, attemptNo: 1, leaseKey: 'x' }
  await db.insert(tables.examResult).values(attempt)
  const shown = { id: 1, examResultId: 1, questionId: 1, questionVersion: 1, position: 1 }
  await db.insert(tables.questionActive).values(shown)
  await db
    .insert(tables.examAnswer)
    .values({ examResultId: 1, questionActiveId: 1, value: 'x', comment: 'x' })
}

/** The money of an order: booked, some of it sent back, and a transfer nobody has settled. */
async function addMoney(db: Db, orderId: string, txnRef: string) {
  const booked = { kind: 'payment', reference: txnRef, debit: 'gateway:vnpay', credit: 'orders' }
  await db.insert(tables.ledgerEntry).values({ ...booked, orderId, amount: 34_200 })
  const transferId = uuid()
  await db.insert(tables.bankTransaction).values({
    id: transferId,
    provider: 'sepay',
    account: '1',
    reference: txnRef,
    amount: 1_000,
    content: '',
    bookedAt: TEST_NOW,
    orderId,
    state: 1,
  })
  const told = { kind: 'transfer', reference: transferId, debit: 'bank', credit: 'unassigned' }
  await db.insert(tables.ledgerEntry).values({ ...told, amount: 1_000 })
  const back = { orderId, amount: 1_000, reason: '', method: 'transfer' as const }
  await db.insert(tables.refund).values({ ...back, requestedBy: 'staff:1' })
}

/** The staff wrote a new address down, and decided about what was sent back: the log keeps both. */
async function addDeskWork(db: Db, orderId: string, code: string) {
  const [back] = await db
    .select()
    .from(tables.returnRequest)
    .where(eq(tables.returnRequest.orderId, orderId))
  const [money] = await db.select().from(tables.refund).where(eq(tables.refund.orderId, orderId))
  for (const subject of [code, back?.id ?? '', money?.id ?? '']) {
    const done = { actor: 'staff:99', action: 'order.address', subject }
    await db.insert(tables.auditLog).values({ ...done, data: { address: CANARY }, ip: CANARY })
  }
}

/** A parcel with everything in it, and what its carrier has stated of it. */
async function addParcel(db: Db, orderId: string) {
  const parcelId = uuid()
  const sent = { orderId, carrier: 'ghn', code: 'HS1', weightGram: 300, codAmount: 0 }
  await db.insert(tables.parcel).values({ id: parcelId, state: 'delivered', ...sent })
  const [line] = await db
    .select({ id: tables.orderLine.id })
    .from(tables.orderLine)
    .where(eq(tables.orderLine.orderId, orderId))
  const packed = { parcelId, orderLineId: line?.id ?? 0, quantity: 1 }
  await db.insert(tables.parcelLine).values(packed)
  const statementId = uuid()
  const file = { carrier: 'ghn', number: '1', fileName: 'x', contentHash: 'x', importedBy: 'x' }
  await db.insert(tables.codStatement).values({ id: statementId, ...file })
  const told = { statementId, rowNo: 1, amount: 0, fee: 0, parcelId, state: 0 }
  await db.insert(tables.codLine).values(told)
}

async function addOrder(db: Db, userId: number | null, code: string) {
  const id = uuid()
  await db.insert(tables.orders).values({
    id,
    code,
    userId,
    guestEmail: userId === null ? CANARY : null,
    receiverName: 'Lan',
    phone: '0912345678',
    address: '12 Lê Lợi',
    wardName: 'Bến Thành',
    cityName: 'Thành phố Hồ Chí Minh',
    paymentType: 0,
    status: 5,
    paymentStatus: 1,
    subTotal: 38_000,
    discountVoucher: 3_800,
    total: 34_200,
  })
  const line = { productId: 1, title: 'Sách 1', unitPrice: 38_000, listPrice: 45_000 }
  await db.insert(tables.orderLine).values({ ...line, orderId: id, quantity: 1, lineTotal: 38_000 })
  await addReturn(db, id)
  await db.insert(tables.orderEvent).values({ orderId: id, toStatus: 5, actor: `user:${userId}` })
  const paid = { txnRef: code, orderId: id, provider: 'vnpay', amount: 34_200, status: 1 }
  await db.insert(tables.payment).values(paid)
  await addMoney(db, id, code)
  await addDeskWork(db, id, code)
  await addInvoice(db, id, code)
  const message = { toPhone: '0912345678', kind: 'placed', data: {}, bodyText: 'x' }
  await db.insert(tables.phoneMessage).values({ ...message, orderId: id })
  const told = { txnRef: code, provider: 'vnpay', kind: 'ipn', verified: true, raw: {} }
  await db.insert(tables.paymentEvent).values(told)
  const use = { voucherId: 1, orderId: id, holder: `user:${userId}`, amount: 3_800 }
  await db.insert(tables.voucherUse).values(use)
  await db
    .insert(tables.stockMovement)
    .values({ productId: 1, orderId: id, dOnHand: -1, dReserved: 0, reason: 'sold' })
  await db.insert(tables.stockHold).values({ orderId: id, productId: 1, quantity: 1, state: 1 })
  await db.insert(tables.idempotencyKey).values({
    scope: userId === null ? 'order:guest' : `order:user:${userId}`,
    key: randomUUID(),
    requestHash: 'x',
    statusCode: 200,
    response: { orderId: id },
  })
  return id
}

async function addBelongings(db: Db, userId: number) {
  const address = { userId, receiverName: 'Lan', phone: '0912345678', address: '12 Lê Lợi' }
  await db.insert(tables.userAddress).values({ ...address, wardId: wards.benThanh })
  const cartId = uuid()
  await db.insert(tables.cart).values({ id: cartId, userId, note: '' })
  await db.insert(tables.cartDetail).values({ cartId, productId: 1, quantity: 1 })
  await db.insert(tables.userVoucher).values({ userId, voucherId: 1 })
  await db.insert(tables.feedback).values({
    productId: 1,
    userId,
    displayName: 'Lan N.',
    rating: 5,
    content: 'Hay',
  })
  await db.insert(tables.invoiceProfile).values({ userId, kind: 'person', name: 'Lan' })
  await db.insert(tables.affiliate).values({ userId, code: 'CTVLAN' })
  await db.insert(tables.userCourse).values({ userId, courseId: 1 })
  await db.insert(tables.lessonProgress).values({ userId, lessonId: 1 })
  const code = { codeHash: 'x', courseId: 1, usedBy: userId, usedAt: TEST_NOW }
  await db.insert(tables.courseCode).values(code)
  await addAttempt(db, userId)
}

async function addTraces(db: Db, userId: number) {
  const sessionId = uuid()
  await db.insert(tables.userSession).values({ id: sessionId, userId, expiresAt: later })
  await db
    .insert(tables.sessionCode)
    .values({ userId, sessionId, codeHash: 'x', next: '/', expiresAt: later })
  await db
    .insert(tables.oneTimeCode)
    .values({ userId, purpose: 'activate', codeHash: 'x', expiresAt: later, consumedAt: TEST_NOW })
  await db.insert(tables.registrationToken).values({ userId, tokenHash: 'x', expiresAt: later })
  await db.insert(tables.userIdentity).values({ provider: 'google', subject: '1', userId })
  await db.insert(tables.mailOutbox).values({ toAddr: CANARY, subject: 'x', bodyText: 'x' })
  await db
    .insert(tables.rateBucket)
    .values({ key: `session-code|user:${userId}`, windowStart: TEST_NOW, expiresAt: later })
  const looked = { actor: 'staff:99', action: 'order.view', subject: `user:${userId}` }
  // Nothing can be written into the log afterwards.
  await db.insert(tables.auditLog).values({ ...looked, data: { note: CANARY }, ip: CANARY })
  await db.insert(tables.secondFactor).values({ userId, secret: 'x', pendingSecret: 'x' })
  await db.insert(tables.recoveryCode).values({ userId, codeHash: 'x' })
  const agreed = { userId, purpose: 'marketing' as const, isGiven: true, textVersion: 1 }
  await db.insert(tables.consent).values({ ...agreed, source: 'account' })
  await db
    .insert(tables.guardian)
    .values({ userId, name: 'Mẹ', email: CANARY, tokenHash: 'g', expiresAt: later })
  const invited = { email: CANARY, roles: ['sales' as const], invitedBy: userId, tokenHash: 'i' }
  await db.insert(tables.staffInvitation).values({ ...invited, expiresAt: later })
  await db.insert(tables.stockNotice).values({ productId: 1, email: CANARY, tokenHash: 's' })
  const link = { email: CANARY, kind: 'guest' as const, tokenHash: 'l', expiresAt: later }
  await db.insert(tables.privacyLink).values(link)
  const asked = { userId, email: CANARY, kind: 'export' as const, tokenHash: 'r' }
  await db.insert(tables.privacyRequest).values({ ...asked, notBefore: TEST_NOW, dueAt: later })
}

/** By these the register finds the rows, so they keep what they are. */
const links: Record<string, readonly string[]> = {
  rate_bucket: ['key'],
  idempotency_key: ['scope'],
  audit_log: ['actor', 'subject', 'action'],
  one_time_code: ['purpose'],
  privacy_request: ['kind'],
  consent: ['purpose', 'source'],
  invoice_profile: ['kind'],
  app_user: ['role'],
}
/** What a column takes that shows the canary; null where none can stand, as in what the books keep. */
function canaryFor(entry: PersonalTable, name: string) {
  const column = getTableColumns(entry.table as PgTable)[name]
  const isLink = links[nameOf(entry)]?.includes(name) || 'kept' in (entry.columns[name] ?? {})
  if (!column || isLink) return null
  if (nameOf(entry) === 'idempotency_key')
    return sql`${column} || ${JSON.stringify({ note: CANARY })}::jsonb`
  const type = column.getSQLType()
  if (type === 'jsonb') return sql`${JSON.stringify([CANARY])}::jsonb`
  return type === 'text' ? CANARY : null
}

/** Writes the canary into every text column of the register; returns which. */
async function plant(db: Db, person: Person): Promise<string[]> {
  const planted: string[] = []
  for (const entry of personalData) {
    const rows = entry.of(person)
    for (const name of Object.keys(entry.columns)) {
      const value = canaryFor(entry, name)
      if (value === null) continue
      await db
        .update(entry.table as PgTable)
        .set({ [name]: value })
        .where(rows)
      planted.push(`${nameOf(entry)}.${name}`)
    }
  }
  return planted
}

/** A shop in which one person, and their guest order, has left something in every table and column of the register. */
export async function personWithEverything(db: Db) {
  await openShop(db)
  await addProduct(db, { id: 1, onHand: 18 })
  await addVoucher(db, { code: 'SALE', used: 2 })
  await addCourse(db, 1)
  await addLesson(db, 1)
  const userId = await addUser(db, { id: 7, email: CANARY, phone: '0912345678' })
  await addUser(db, { id: 8, email: 'minh@vi.du', emailProvenAt: null })
  await addBelongings(db, userId)
  await addTraces(db, userId)
  const orderIds = [await addOrder(db, userId, 'DH1'), await addOrder(db, null, 'DH2')]
  const [own = ''] = orderIds
  await addParcel(db, own)
  const commission = { orderId: own, affiliateUserId: userId, base: 1, ratePercent: 5, amount: 1 }
  const paid = { amount: 1, reference: 'FT1', paidBy: 'staff:1', paidAt: TEST_NOW }
  const payoutId = uuid()
  await db.insert(tables.affiliatePayout).values({ ...paid, id: payoutId, affiliateUserId: userId })
  const booked = { kind: 'commission', debit: 'commissions', credit: 'bank', amount: 1 }
  await db.insert(tables.ledgerEntry).values({ ...booked, reference: payoutId })
  const approved = { approvedAt: TEST_NOW, approvedAmount: 1, payoutId, reversed: 1 }
  await db.insert(tables.affiliateCommission).values({ ...commission, ...approved, status: 2 })
  const off = { orderId: own, affiliateUserId: userId, amount: 1 }
  await db.insert(tables.affiliateDeduction).values(off)
  const person: Person = { userId, email: CANARY, mailbox: CANARY, orderIds }
  return { person, planted: await plant(db, person) }
}

/** Every table and column in which a text still stands. */
export async function findEverywhere(db: Db, text: string): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' order by 1, 2`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await db.execute(sql`
      select from ${sql.identifier(table)}
      where strpos(lower(${sql.identifier(column)}::text), ${text.toLowerCase()}) > 0 limit 1`)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
