import { expect } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { inventory } from '@/backend/modules/stock/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { json, refusal } from '@/backend/testing/test-app'
import { importOffice, isbnOf } from '@/backend/workflows/import-books/testing'
import { staffImports } from '@/contract/staff/imports'

const head = 'ISBN;Tên sách;Thể loại;Giá bìa;Giá bán;Số lượng;Tác giả'
const book = (number: number, rest = 'Văn học;95.000;85.000;7;Tô Hoài') =>
  `${isbnOf(number)};Sách số ${number};${rest}`

eachDatabase(
  'a table is tried first, then written, a second time changes nothing, and is taken back whole',
  async ({ db }) => {
    const { check, rows, start, undo, upload } = await importOffice(db)
    const file = [head, book(1), book(2), book(3, 'Thơ;60000;;;')].join('\r\n')

    const uploaded = await upload(file)
    expect(uploaded).toMatchObject({ kind: 'table', state: 'matching' })
    expect(uploaded.columns).toEqual([
      ...['isbn', 'productName', 'category', 'price', 'priceSale', 'stock', 'author'],
    ])
    const checked = await check(file, { isActive: true })
    expect(checked).toMatchObject({ state: 'checked', counts: { rows: 3, new: 3, wrong: 0 } })
    expect(await db.select().from(product)).toEqual([])

    expect(await start(checked.id)).toMatchObject({ state: 'done', counts: { applied: 3 } })
    const made = await db.select().from(product).orderBy(asc(product.isbn))
    expect(made).toMatchObject([
      { title: 'Sách số 1', slug: 'sach-so-1', price: 95_000, salePrice: 85_000, isActive: true },
      { title: 'Sách số 2', categoryId: 1, author: 'Tô Hoài' },
      { title: 'Sách số 3', categoryId: 2, price: 60_000, salePrice: 60_000 },
    ])
    expect(await findInconsistencies(db)).toEqual([])

    const again = await check(file)
    expect(again.counts).toMatchObject({ unchanged: 3, new: 0, changed: 0 })

    const dearer = await check([head, book(1, 'Thơ;100000;;9;'), book(4)].join('\n'))
    expect(dearer.counts).toMatchObject({ new: 1, changed: 1 })
    const [changed] = await rows(dearer.id, '?outcome=changed')
    expect(changed?.changes).toEqual([
      { field: 'Danh mục', before: 'Văn học', after: 'Thơ' },
      { field: 'Giá bìa', before: '95000', after: '100000' },
      { field: 'Tồn kho', before: '7', after: '9' },
    ])
    await start(dearer.id)
    const [first] = made
    if (!first) throw new Error('no book')
    await db.update(product).set({ author: 'Người khác' }).where(eq(product.id, first.id))
    expect(await undo(dearer.id)).toMatchObject({ state: 'undone', counts: { undone: 2 } })
    const [back] = await db.select().from(product).where(eq(product.id, first.id))
    expect(back).toMatchObject({
      price: 95_000,
      salePrice: 85_000,
      categoryId: 1,
      author: 'Người khác',
    })
    const [shelf] = await db.select().from(inventory).where(eq(inventory.productId, first.id))
    expect(shelf?.onHand).toBe(7)
    expect(await db.select().from(product)).toHaveLength(3)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

eachDatabase(
  'every fault of a row is named, and the matching of columns is remembered',
  async ({ db }) => {
    const { app, call, check, headers, rows, upload } = await importOffice(db)
    const file = [
      `Barcode lạ,${head.split(';').slice(1).join(',')}`,
      `9786041234568,Sai số kiểm tra,Văn học,95000,,,`,
      `9.78604E+12,Excel,Văn học,95000,,,`,
      `${isbnOf(1)},,Văn học,95000,,,`,
      `${isbnOf(2)},Không giá,Văn học,,,,`,
      `${isbnOf(3)},Lạ,Không có,95000,,,`,
      `${isbnOf(4)},Số lẻ,Văn học,95000.5,,,`,
      `${isbnOf(5)},Bán đắt,Văn học,50000,60000,,`,
      `${isbnOf(6)},"=HYPERLINK(""x"")",Văn học,50000,,,`,
      `${isbnOf(7)},Trùng,Văn học,50000,,,`,
      `${isbnOf(7)},Trùng,Văn học,50000,,,`,
      `,Không số,Văn học,50000,,,`,
      `${isbnOf(8)},Âm,Văn học,-5,,,`,
    ].join('\n')
    const { id, columns } = await upload(file)
    expect(columns[0]).toBeNull()
    const path = `/${id}/check`
    const ask = json({}, headers)
    expect((await refusal(app, `/api/staff/imports${path}`, ask)).text).toBe(
      'Hãy chọn cột chứa ISBN hoặc mã hàng.',
    )
    await call(staffImports.checkImport, path, { columns: ['isbn', ...columns.slice(1)] })
    const checked = await check(file)
    const wrong = await rows(checked.id, '?outcome=wrong')
    const said = wrong.map(({ id: row, problems }) => [
      row,
      problems.map(({ text }) => text).join(' '),
    ])
    expect(said).toEqual([
      [2, expect.stringContaining('ISBN không đúng')],
      [3, expect.stringContaining('Excel đã rút gọn số')],
      [4, 'Sách mới cần có tên.'],
      [5, 'Sách mới cần có giá bìa.'],
      [6, 'Không có danh mục “Không có”.'],
      [7, expect.stringContaining('cần số nguyên')],
      [8, 'Giá bán cao hơn giá bìa.'],
      [9, expect.stringContaining('là công thức')],
      [11, 'Trùng với dòng 10.'],
      [12, 'Cần ISBN hoặc mã hàng.'],
      [13, expect.stringContaining('cần số nguyên')],
    ])
    expect(checked.counts).toMatchObject({ new: 1, wrong: 11 })
  },
)

databaseTest('the job looks at a file, not the call that sends it', async ({ db }) => {
  const { call, read, run, send } = await importOffice(db)
  const { id, state, kind } = await send([head, book(1)].join('\n'))
  expect([state, kind]).toEqual(['inspecting', null])
  const early = await call(staffImports.read, `/${id}`)
  expect(early.data.state).toBe('inspecting')
  await run()
  expect(await read(id)).toMatchObject({ state: 'matching', kind: 'table' })
  const place = { place: { headingRow: 2 } }
  expect((await call(staffImports.checkImport, `/${id}/check`, place)).data.state).toBe(
    'inspecting',
  )
  await run()
  expect(await read(id)).toMatchObject({ state: 'refused' })
})
