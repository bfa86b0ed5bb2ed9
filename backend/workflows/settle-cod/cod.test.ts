import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { readStatement } from '@/backend/modules/payments/cod/read-statement'
import { codLine, ledgerEntry } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { type GhnShop, parcelsOf, shopWithGhn } from '@/backend/testing/parcels'
import { xlsxOf } from '@/backend/workflows/import-books/testing-files'
import type { CodLine, CodStatement } from '@/contract/staff/cod-statements'

type Told = [code: string, amount: number | string, fee?: number]
const csv = (rows: readonly Told[]) =>
  Buffer.from(
    `Mã vận đơn,Tiền thu hộ,Tổng phí\n${rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')}\n`,
  )

const upload = async (shop: GhnShop, number: string, file: Buffer) => {
  const response = await shop.ask('cod-statements', 'POST', {
    ...{ carrier: 'ghn', number, fileName: 'bang-ke.csv', content: file.toString('base64') },
  })
  const body = (await response.json()) as { data?: CodStatement; errorMessage?: string }
  return { status: response.status, ...body }
}

/** Orders that GHN has delivered, with their tracking codes. */
async function delivered(db: Db, shop: GhnShop, count: number) {
  const all: { orderId: string; orderCode: string; total: number; code: string }[] = []
  for (let turn = 0; turn < count; turn++) {
    const { orderId, orderCode, total } = await shop.packedOrder()
    await shop.send(orderId)
    await shop.work()
    const [row] = await parcelsOf(db, orderId)
    const code = row?.trackingCode ?? ''
    await shop.goesOn(code, 'picked', 'delivered')
    all.push({ orderId, orderCode, total, code })
  }
  return all
}

const openLines = async (shop: GhnShop) => {
  const response = await shop.ask('cod-lines', 'GET')
  return ((await response.json()) as { data: CodLine[] }).data
}
const resolve = (shop: GhnShop, id: string, body: object) =>
  shop.ask(`cod-lines/${id}/resolve`, 'POST', body)

const entries = async (db: Db, kind: string) =>
  (await db.select().from(ledgerEntry).where(eq(ledgerEntry.kind, kind))).map(
    ({ amount }) => amount,
  )

databaseTest(
  'a statement settles its parcels once, to the đồng, however often it is sent',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const [one, two] = await delivered(db, shop, 2)
      if (!one || !two) throw new Error('no orders')
      const file = csv([
        [one.code, one.total, 22_000],
        [two.code, two.total, 25_000],
      ])
      const first = await upload(shop, 'P-1', file)
      expect(first).toMatchObject({
        status: 200,
        data: { lines: 2, open: 0, payout: one.total + two.total - 47_000 },
      })
      const again = await Promise.all([upload(shop, 'p-1', file), upload(shop, 'P-1', file)])
      expect(again.map(({ status, data }) => [status, data?.id])).toEqual([
        [200, first.data?.id],
        [200, first.data?.id],
      ])
      expect(await upload(shop, 'P-1', csv([[one.code, 1]]))).toMatchObject({
        status: 409,
        errorMessage: expect.stringContaining('P-1'),
      })
      expect(await entries(db, 'cod')).toEqual([one.total, two.total])
      expect(await entries(db, 'cod-fee')).toEqual([22_000, 25_000])
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

databaseTest(
  'what does not fit waits for finance, and is booked only by a person',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const [less, more, twice] = await delivered(db, shop, 3)
      if (!less || !more || !twice) throw new Error('no orders')
      const early = await shop.packedOrder()
      await shop.send(early.orderId)
      await shop.work()
      const [onItsWay] = await parcelsOf(db, early.orderId)
      await upload(
        shop,
        'P-2',
        csv([
          [less.code, less.total - 6_000],
          [more.code, more.total + 1],
          [twice.code, twice.total],
          [twice.code, twice.total],
          ['KHONGCO', 50_000],
          [onItsWay?.trackingCode ?? '', early.total],
        ]),
      )
      const open = await openLines(shop)
      expect(open.map(({ problem, booked }) => [problem, booked])).toEqual([
        ['less', less.total - 6_000],
        ['more', 0],
        ['twice', 0],
        ['unknown', 0],
        ['undelivered', 0],
      ])
      expect(await findInconsistencies(db)).toEqual([])

      const [lessLine, moreLine, twiceLine, unknownLine, earlyLine] = open.map(({ id }) => id)
      // The rest comes with the next statement: nobody has to do anything.
      await upload(shop, 'P-3', csv([[less.code, 6_000]]))
      expect((await resolve(shop, lessLine ?? '', { action: 'accept', note: 'x' })).status).toBe(
        409,
      )
      expect((await resolve(shop, moreLine ?? '', { action: 'accept' })).status).toBe(400)
      expect((await resolve(shop, moreLine ?? '', { action: 'accept', note: 'GHN' })).status).toBe(
        200,
      )
      expect((await resolve(shop, twiceLine ?? '', { action: 'close', note: 'GHN' })).status).toBe(
        200,
      )
      const wrongOrder = { action: 'assign', orderCode: twice.orderCode }
      expect((await resolve(shop, unknownLine ?? '', wrongOrder)).status).toBe(409)
      await resolve(shop, unknownLine ?? '', { action: 'close', note: 'Không phải của shop' })
      await resolve(shop, earlyLine ?? '', { action: 'close', note: 'Chờ giao' })
      expect(await openLines(shop)).toEqual([])
      expect((await entries(db, 'cod')).sort()).toEqual(
        [less.total - 6_000, 6_000, more.total + 1, twice.total].sort(),
      )
      expect(await findInconsistencies(db)).toEqual([])
    } finally {
      shop.site.close()
    }
  },
)

databaseTest(
  'a line of an unknown code is given to its order, and a loss is written off',
  async ({ db }) => {
    const shop = await shopWithGhn(db)
    try {
      const [one, two] = await delivered(db, shop, 2)
      if (!one || !two) throw new Error('no orders')
      await upload(
        shop,
        'P-4',
        csv([
          ['SAI-MA', one.total, 1_000],
          [two.code, two.total - 500],
        ]),
      )
      const [unknown, less] = await openLines(shop)
      const body = { action: 'assign', orderCode: one.orderCode.toLowerCase() }
      expect((await resolve(shop, unknown?.id ?? '', body)).status).toBe(200)
      await resolve(shop, less?.id ?? '', { action: 'accept', note: 'Bỏ qua 500 đồng' })
      expect(await openLines(shop)).toEqual([])
      expect(await entries(db, 'cod-loss')).toEqual([500])
      expect(await entries(db, 'cod-fee')).toEqual([1_000])
      expect((await resolve(shop, less?.id ?? '', { action: 'close', note: 'x' })).status).toBe(409)
      expect(await findInconsistencies(db)).toEqual([])
      await db
        .update(codLine)
        .set({ booked: 1 })
        .where(eq(codLine.id, less?.id ?? ''))
      expect(await findInconsistencies(db)).toEqual(['what carriers paid is in the ledger once'])
    } finally {
      shop.site.close()
    }
  },
)

test('the files of the carriers are read as they come', async () => {
  const excel = xlsxOf([
    ['GIAO HÀNG NHANH', 'Phiên chuyển tiền 12'],
    ['STT', 'Mã đơn hàng', 'Mã đơn khách hàng', 'Tiền thu hộ', 'Tổng phí (VND)'],
    [1, 'GAB12', 'HS1001', 145000, 22000],
    [2, 'GAB13', 'HS1002', '90.500 ₫', '-'],
    ['', 'Tổng cộng', '', 235500, 22000],
  ])
  expect(await readStatement(excel)).toEqual([
    { rowNo: 3, trackingCode: 'GAB12', clientCode: 'HS1001', amount: 145_000, fee: 22_000 },
    { rowNo: 4, trackingCode: 'GAB13', clientCode: 'HS1002', amount: 90_500, fee: 0 },
  ])
  const text = 'label_id;partner_id;pick_money;fee\nS1.A1.7;HS9;"145,000.00";21000.0\n'
  expect(await readStatement(Buffer.from(text))).toEqual([
    { rowNo: 2, trackingCode: 'S1.A1.7', clientCode: 'HS9', amount: 145_000, fee: 21_000 },
  ])
})

test.each([
  ['a table without amounts', 'Tên,Điện thoại\nLan,09\n', 'tiêu đề'],
  ['one without lines', 'Mã vận đơn,COD\n', 'không có dòng'],
  ['an amount that is none', 'Mã vận đơn,COD\nA1,nhiều\n', 'Dòng 2'],
  ['an amount below nothing', 'Mã vận đơn,COD\nA1,-500\n', 'Dòng 2'],
  ['an amount beyond all orders', 'Mã vận đơn,COD\nA1,99999999999\n', 'Dòng 2'],
  ['no file at all', '', 'không có nội dung'],
])('%s is refused in words', async (_, text, words) => {
  await expect(readStatement(Buffer.from(text))).rejects.toThrow(words)
})
