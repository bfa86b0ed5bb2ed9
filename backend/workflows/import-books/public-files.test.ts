import { expect, test } from '@jest/globals'
import { inArray } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { inspectFile } from '@/backend/modules/imports/read/read-file'
import { importRow } from '@/backend/modules/imports/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { importOffice, isbnOf } from '@/backend/workflows/import-books/testing'
import { onixOf, onixProduct, xlsxOf } from '@/backend/workflows/import-books/testing-files'
import { staffImports } from '@/contract/staff/imports'

type Office = Awaited<ReturnType<typeof importOffice>>

const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src'

/** What each row would write, by the names of the fields. */
async function changesOf({ rows }: Office, id: string) {
  const all = await rows(id)
  return all.map(({ id: row, outcome, changes, problems }) => ({
    ...{ row, outcome, said: problems.filter(({ isNote }) => !isNote).map(({ text }) => text) },
    ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }))
}

databaseTest(
  'a file in other money asks for its rate at once, and of every price',
  async ({ db }) => {
    const office = await importOffice(db)
    const file = [
      SHOPIFY,
      `a,Atlas,,NXB,Thơ,,A-1,0,3,42.99,,${isbnOf(41)},`,
      `b,Bách khoa,,NXB,Thơ,,B-1,0,3,60,,${isbnOf(42)},`,
      // Could be đồng in another file.
      `c,Máy chiếu,,NXB,Thơ,,C-1,0,3,1500,,${isbnOf(43)},`,
    ].join('\n')
    const { id, state, asked } = await office.upload(file)
    expect([state, asked.map(({ key }) => key)]).toEqual(['matching', ['rate.file']])
    await office.call(staffImports.checkImport, `/${id}/check`, {})
    await office.run()
    expect((await office.read(id)).counts).toMatchObject({ wrong: 3, new: 0 })
    await office.call(staffImports.checkImport, `/${id}/check`, {
      answers: { 'rate.file': '26345.5' },
    })
    await office.run()
    expect(await changesOf(office, id)).toMatchObject([
      { outcome: 'new', 'Giá bìa': '1133000' },
      { outcome: 'new', 'Giá bìa': '1581000' },
      { outcome: 'new', 'Giá bìa': '39519000' },
    ])
  },
)

databaseTest('a selling price alone is written as the check has shown it', async ({ db }) => {
  const office = await importOffice(db)
  const file = [
    SHOPIFY,
    `a,Atlas,,NXB,Thơ,,A-1,0,3,10.99,,,`,
    `b,Bách khoa,,NXB,Thơ,,B-1,0,3,11.99,,,`,
  ].join('\n')
  const { id } = await office.check(file, { isActive: true, answers: { 'rate.file': '26345' } })
  const before = await office.rows(id)
  expect(before[0]?.problems).toContainEqual(
    expect.objectContaining({ text: '10.99 × 26.345, làm tròn lên nghìn: 290.000 đồng.' }),
  )
  expect(await office.start(id)).toMatchObject({ state: 'done', counts: { applied: 2, wrong: 0 } })
  expect((await office.rows(id)).map(({ problems }) => problems)).toEqual(
    before.map(({ problems }) => problems),
  )
  const books = await db
    .select()
    .from(product)
    .where(inArray(product.sku, ['A-1', 'B-1']))
  expect(books.map(({ price, salePrice }) => [price, salePrice]).toSorted()).toEqual([
    [290_000, 290_000],
    [316_000, 316_000],
  ])
})

databaseTest('an import that fails holds no other up', async ({ db }) => {
  const office = await importOffice(db)
  const file = `${SHOPIFY}\na,Atlas,,NXB,Thơ,,A-1,0,3,95000,,,`
  const { id } = await office.check(file)
  // More than the column holds.
  await db.update(importRow).set({
    given: { sku: 'A-1', productName: 'Atlas', price: 1, category: 'Thơ', pages: 1e15 },
  })
  await expect(office.start(id)).rejects.toThrow()
  const other = await office.send(file.replace('A-1', 'B-1'))
  await expect(office.run()).rejects.toThrow()
  expect((await office.read(other.id)).state).toBe('matching')
})

databaseTest('ONIX in dollars is asked for the rate beside its settings', async ({ db }) => {
  const office = await importOffice(db)
  const file = onixOf([onixProduct(1, { price: '9.99', currency: 'USD' })])
  const { id, asked } = await office.upload(file, 'onix.xml')
  expect(asked).toMatchObject([{ key: 'rate.USD', choices: [] }])
  await office.call(staffImports.checkImport, `/${id}/check`, { answers: { 'rate.USD': '26000' } })
  await office.run()
  expect(await changesOf(office, id)).toMatchObject([{ outcome: 'new', 'Giá bìa': '260000' }])
  expect((await office.read(id)).asked).toEqual([])
})

databaseTest(
  'another variant of a thing is said to be one, and its picture stays',
  async ({ db }) => {
    const office = await importOffice(db)
    const file = [
      SHOPIFY,
      'vo,Vở kẻ ngang,Vở,NXB,Thơ,Xanh,,0,3,12000,,,https://anh.example.vn/1.jpg',
      'vo,,,,,Đỏ,,0,3,12000,,,https://anh.example.vn/2.jpg',
      'vo,,,,,Vàng,VO-V,0,3,12000,,,',
      'vo,,,,,,,,,,,,https://anh.example.vn/3.jpg',
    ].join('\n')
    const { id } = await office.check(file)
    const [main, red, yellow] = await changesOf(office, id)
    expect(main).toMatchObject({ row: 2, outcome: 'new', 'Mã hàng': 'vo' })
    expect(main).not.toHaveProperty('Trọng lượng (gam)')
    expect(main).toMatchObject({ Ảnh: expect.stringMatching(/1\.jpg\n.*2\.jpg$/) })
    expect(red).toMatchObject({
      ...{ row: 3, outcome: 'wrong' },
      said: expect.arrayContaining([expect.stringContaining('Phiên bản khác')]),
    })
    expect(yellow).toMatchObject({ row: 4, said: expect.arrayContaining(['Sách mới cần có tên.']) })
  },
)

databaseTest('thirty bees and older PrestaShop part lists by semicolons', async ({ db }) => {
  const office = await importOffice(db)
  const file = [
    '"Product ID","Active (0/1)","Name *","Categories (x;y;z...)","Price tax excluded or Price tax included","Tax rules ID","Reference #","Manufacturer","EAN13","Weight","Quantity","Description","Image URLs (x;y;z...)"',
    '"1","1","Bảy cuốn","Sách; Thơ","120000","1","RP-7","NXB Trẻ","1234567890123","0.25","16","<p>Hay</p>","https://ps.example.vn/1.jpg;https://ps.example.vn/2.jpg"',
  ].join('\n')
  const { id, preset } = await office.check(file)
  expect(preset).toBe('PrestaShop')
  expect(await changesOf(office, id)).toMatchObject([
    {
      ...{ outcome: 'new', 'Mã hàng': 'RP-7', 'Danh mục': 'Thơ', 'Giá bìa': '120000' },
      ...{ 'Trọng lượng (gam)': '250', 'Nhà xuất bản': 'NXB Trẻ', 'Tồn kho': '16' },
      Ảnh: 'https://ps.example.vn/1.jpg\nhttps://ps.example.vn/2.jpg',
    },
  ])
})

databaseTest(
  'ONIX of an old age is told as such, and what is no printed book asks nothing',
  async ({ db }) => {
    const office = await importOffice(db)
    const old =
      '<?xml version="1.0"?><!DOCTYPE ONIXMessage SYSTEM "http://www.editeur.org/onix/2.1/reference/onix-international.dtd"><ONIXMessage><Product/></ONIXMessage>'
    expect((await office.upload(old, 'onix.xml')).problem).toContain('ONIX 3.0')
    const digital = onixProduct(2, { price: '9.99', currency: 'USD' }).replace(
      '<ProductForm>BC</ProductForm>',
      '<ProductForm>ED</ProductForm>',
    )
    const { asked, id } = await office.upload(onixOf([digital]), 'onix.xml')
    expect(asked).toEqual([])
    await office.call(staffImports.checkImport, `/${id}/check`, { categoryId: 2 })
    await office.run()
    expect((await changesOf(office, id))[0]?.said).toContainEqual(
      expect.stringContaining('Sách điện tử'),
    )
  },
)

databaseTest('paragraphs stay where single words carry tags', async ({ db }) => {
  const office = await importOffice(db)
  const file = `ISBN,Tên sách,Giá bìa,Danh mục,Giới thiệu\n${isbnOf(44)},Một,50000,Thơ,"Đoạn <i>một</i>.\n\nĐoạn hai\ntiếp."`
  const { id } = await office.check(file)
  expect(await changesOf(office, id)).toMatchObject([
    { 'Giới thiệu': '<p>Đoạn <i>một</i>.</p><p>Đoạn hai<br>tiếp.</p>' },
  ])
})

test('headings nobody knows are looked for below the title above the table', async () => {
  const file = xlsxOf([
    ['Báo cáo tháng 11'],
    ['Người lập:', 'Lan'],
    ['Cột A', 'Cột B', 'Cột C', 'Cột D'],
    ['1', '2', '3', '4'],
    ['5', '6', '7', '8'],
  ])
  expect((await inspectFile(file)).place).toMatchObject({ headingRow: 3 })
})
