import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { product } from '@/backend/modules/catalog/tables'
import { inspectFile } from '@/backend/modules/imports/read/read-file'
import { readStatement } from '@/backend/modules/payments/cod/read-statement'
import { databaseTest } from '@/backend/platform/db/testing'
import { addProduct } from '@/backend/testing/shop'
import { importOffice, isbnOf } from '@/backend/workflows/import-books/testing'
import { xlsxOf, zipOf } from '@/backend/workflows/import-books/testing-files'
import { staffImports } from '@/contract/staff/imports'

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
type Office = Awaited<ReturnType<typeof importOffice>>

/** What the file does, row by row: what came of it, what it changes, what is said. */
async function tried({ check, rows }: Office, file: Buffer | string, settings: object = {}) {
  const done = await check(file, settings)
  if (done.problem) return { ...done, rows: [], said: [done.problem] }
  const all = await rows(done.id)
  const said = all.flatMap(({ problems }) => problems.map(({ text }) => text))
  const found = all.map(({ id, outcome, changes }) => ({
    id,
    outcome,
    ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }))
  return { ...done, rows: found, said }
}

databaseTest('cells with a border and no value say nothing', async ({ db }) => {
  const office = await importOffice(db)
  await addProduct(db, {
    ...{ id: 5, isbn: '9786040000705', price: 90_000, salePrice: 80_000 },
    ...{ author: 'Tô Hoài', stock: 7 },
  })
  const { rows, said } = await tried(office, fixture('o-trong-co-vien.xlsx'))
  expect(said).toEqual([])
  expect(rows).toEqual([
    {
      ...{ id: 2, outcome: 'changed' },
      ...{ 'Tên sách': 'Sách có ô trống kẻ viền', 'Danh mục': 'Thơ', 'Giá bìa': '95000' },
    },
  ])
  // Other programs name no places, and write values that are there and empty.
  const unplaced = xlsxOf(
    [],
    `<worksheet><sheetData><row><c t="inlineStr"><is><t>ISBN</t></is></c><c t="inlineStr"><is><t>Giá bìa</t></is></c><c t="inlineStr"><is><t>Tồn kho</t></is></c><c t="inlineStr"><is><t>Tác giả</t></is></c></row>
    <row><c t="inlineStr"><is><t>9786040000705</t></is></c><c s="3"/><c s="3"><v></v></c><c s="3"><v> </v></c></row><row><c s="3"/><c s="3"><v/></c></row></sheetData></worksheet>`,
  )
  expect(await tried(office, unplaced)).toMatchObject({
    counts: { rows: 1, unchanged: 1 },
    said: [],
  })
  const statement = xlsxOf(
    [],
    `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Mã vận đơn</t></is></c><c r="B1" t="inlineStr"><is><t>Tiền thu hộ</t></is></c></row>
    <row r="2"><c r="A2" t="inlineStr"><is><t>GHN1</t></is></c><c r="B2"><v>145000</v></c></row>
    <row r="3"><c r="A3" s="3"/><c r="B3"><v>145000</v></c></row></sheetData></worksheet>`,
  )
  expect(await readStatement(statement)).toMatchObject([{ trackingCode: 'GHN1', amount: 145_000 }])
})

test('300,000 formatted rows without a value cost a moment', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const empty = Array.from(
    { length: 300_000 },
    (_, at) => `<row r="${at + 3}" s="3"><c r="A${at + 3}" s="3"/><c r="B${at + 3}" s="3"/></row>`,
  ).join('')
  const rows = `<row r="1">${cell('ISBN')}${cell('Giá bìa')}</row><row r="2">${cell(isbnOf(1))}${cell('1000')}</row>`
  const file = xlsxOf([], `<worksheet><sheetData>${rows}${empty}</sheetData></worksheet>`)
  const before = process.cpuUsage()
  expect((await inspectFile(file)).sample).toEqual([
    ['ISBN', 'Giá bìa'],
    [isbnOf(1), '1000'],
  ])
  // Of the processor, not of the clock: others work on this machine too.
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
})

databaseTest('two books are found again by their ISBN, however it is written', async ({ db }) => {
  const office = await importOffice(db)
  await addProduct(db, { id: 5, isbn: '9799990000015', title: 'Truyện Kiều', price: 99_000 })
  await addProduct(db, { id: 6, isbn: '9799990000022', title: 'Lục Vân Tiên', price: 99_000 })
  const { rows } = await tried(
    office,
    fixture('cap-nhat-gia-theo-isbn.csv')
      .toString()
      .replaceAll(/"Thơ > [^"]*"/g, '"Thơ"'),
  )
  expect(rows).toMatchObject([
    { outcome: 'changed', 'Giá bìa': '143000' },
    { outcome: 'changed', 'Giá bìa': '79000' },
  ])
})

databaseTest('prices as programs and people write them', async ({ db }) => {
  const office = await importOffice(db)
  const { rows, said } = await tried(office, fixture('gia-thap-phan.csv'))
  expect(rows.map((row) => [row.outcome, 'Giá bìa' in row ? row['Giá bìa'] : null])).toEqual([
    ...Array<unknown>(6).fill(['new', '95000']),
    ['wrong', null],
  ])
  expect(said).toEqual(['“95k” có thể hiểu nhiều cách.'])
})

databaseTest('one answer mends every row that asks the same', async ({ db }) => {
  const office = await importOffice(db)
  const { id, faults } = await office.check(fixture('gia-thap-phan.csv'))
  expect(faults).toEqual([
    {
      ...{ field: 'Giá bìa', text: '“95k” có thể hiểu nhiều cách.', rows: 1, isNote: false },
      ask: { key: 'money.short', choices: [{ value: 'yes', label: '95k là 95.000 đồng' }] },
    },
  ])
  const mend = async (job: string, answers: Record<string, string>) => {
    await office.call(staffImports.checkImport, `/${job}/check`, { answers })
    await office.run()
    return office.read(job)
  }
  expect(await mend(id, { 'money.short': 'yes' })).toMatchObject({
    ...{ faults: [], counts: { new: 7, wrong: 0 } },
  })
  const foreign = fixture('onix-tien-mac-dinh.xml').toString().replaceAll('VND', 'USD')
  const usd = await office.check(foreign.replace('95000', '9.99'), { categoryId: 2 })
  expect(usd.faults).toMatchObject([{ ask: { key: 'rate.USD' } }])
  const priced = await mend(usd.id, { 'rate.USD': '26000' })
  expect(priced.faults.map(({ text }) => text)).toContain(
    '9.99 USD × 26.000, làm tròn lên nghìn: 260.000 đồng.',
  )
  const unknown = await office.check(
    `ISBN,Tên sách,Danh mục,Giá bìa\n${isbnOf(1)},Một,Thơ ca,1000\n${isbnOf(2)},Hai,Thơ ca,1000`,
  )
  expect(unknown.faults).toMatchObject([{ rows: 2, ask: { key: 'category:tho ca' } }])
  expect((await mend(unknown.id, { 'category:tho ca': '2' })).counts).toMatchObject({ new: 2 })
  const without = await office.check(fixture('onix-kho-nha-cung-cap.xml'))
  expect(without.faults.flatMap(({ ask }) => (ask ? [ask.key] : []))).toEqual(['category:'])
  expect((await mend(without.id, { 'category:': '2' })).counts).toMatchObject({ new: 1, wrong: 0 })
})

databaseTest('percents, dates and formulas of Excel', async ({ db }) => {
  const office = await importOffice(db)
  const tax = await tried(office, fixture('thue-5-phan-tram.xlsx'))
  expect(tax.rows).toMatchObject([
    { outcome: 'new', 'Thuế GTGT': 'reduced' },
    { outcome: 'new', 'Thuế GTGT': 'standard' },
  ])
  const dates = await tried(office, fixture('ngay-thang.xlsx'))
  expect(dates.rows.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong'])
  expect(dates.said).toEqual([
    'Excel đã đổi ô này thành ngày 14/10/2024. Hãy định dạng cột là văn bản rồi gõ lại.',
    'Excel đã đổi ô này thành ngày 02/09/2024. Hãy định dạng cột là văn bản rồi gõ lại.',
    'Excel đã đổi ô này thành ngày 14/10/2025. Hãy định dạng cột là văn bản rồi gõ lại.',
  ])
  const formula = await tried(office, fixture('cong-thuc-gia.xlsx'))
  expect(formula.rows).toMatchObject([{ outcome: 'new', 'Giá bán': '90000' }])
  expect(formula.said).toEqual(['Ô có công thức; lấy kết quả đã lưu là “90000”.'])
})

databaseTest('the table is found wherever it begins, and that is told', async ({ db }) => {
  const office = await importOffice(db)
  const { categoryId, ...settings } = { categoryId: 1, isActive: false }
  const lower = await tried(office, fixture('tieu-de-o-dong-4.xlsx'), { ...settings, categoryId })
  expect(lower).toMatchObject({
    place: { sheet: 'Danh mục', headingRow: 4 },
    rows: [{ id: 5, outcome: 'new', 'Giá bìa': '95000' }],
  })
  const second = await tried(office, fixture('trang-huong-dan-truoc.xlsx'))
  expect(second).toMatchObject({
    place: { sheet: 'Sách', headingRow: 1, sheets: ['Hướng dẫn', 'Sách'] },
    rows: [{ id: 2, outcome: 'new', 'Tên sách': 'Sách ở trang hai' }],
  })
  expect((await tried(office, fixture('sep-cham-phay.csv'))).rows).toMatchObject([
    { id: 2, outcome: 'new', 'Tên sách': 'Sách có dòng sep' },
  ])
  const blank = await tried(office, fixture('dong-trong.xlsx'))
  expect(blank.rows).toMatchObject([
    { id: 2, outcome: 'new' },
    { id: 7, outcome: 'wrong' },
  ])
})

databaseTest('archives and texts as other programs write them', async ({ db }) => {
  const office = await importOffice(db)
  expect((await tried(office, fixture('gach-nguoc-trong-zip.xlsx'))).rows).toMatchObject([
    { outcome: 'new', 'Tên sách': 'Sách có ô trống kẻ viền' },
  ])
  expect((await tried(office, fixture('xuong-dong-x000d.xlsx'))).rows).toMatchObject([
    {
      'Tên sách': 'Tên đậm _x000D_',
      'Giới thiệu': '<p>Dòng một.<br>Dòng hai.</p><p>Đoạn sau.</p>',
    },
  ])
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  expect((await tried(office, locked)).said).toEqual([expect.stringContaining('mật khẩu')])
  const sheet = (name: string) =>
    `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>ISBN</x:t></x:is></x:c><x:c r="B1" t="inlineStr"><x:is><x:t>Tên sách</x:t></x:is></x:c></x:row><x:row r="2"><x:c r="A2" t="str"><x:v>${isbnOf(9)}</x:v></x:c><x:c r="B2" t="str"><x:v>${name}</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  const others = zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels':
      '<p:Relationships xmlns:p="p"><p:Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/book/w.xml"/></p:Relationships>',
    'book/w.xml':
      '<x:workbook xmlns:x="x" xmlns:rel="r"><x:sheets><x:sheet name="Ẩn" state="hidden" rel:id="h"/><x:sheet name="Hình" rel:id="c"/><x:sheet name="Sách" rel:id="s"/></x:sheets></x:workbook>',
    'book/_rels/w.xml.rels':
      '<Relationships><Relationship Id="h" Type="x/worksheet" Target="1.xml"/><Relationship Id="c" Type="x/chartsheet" Target="c.xml"/><Relationship Id="s" Type="x/worksheet" Target="2.xml"/></Relationships>',
    'book/1.xml': sheet('Trang ẩn'),
    'book/2.xml': sheet('Trang thấy'),
  })
  expect(await tried(office, others)).toMatchObject({
    place: { sheet: 'Sách', sheets: ['Sách'] },
    rows: [{ 'Tên sách': 'Trang thấy' }],
  })
})

databaseTest(
  'a picture never stops a book, and none is fetched that may not be',
  async ({ db }) => {
    const office = await importOffice(db)
    const http = await tried(office, fixture('anh-http.csv'))
    expect(http.rows.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
    expect(http.said).toEqual([
      expect.stringContaining('không bảo mật'),
      expect.stringContaining('cần địa chỉ https'),
    ])
  },
)

databaseTest('exports of KiotViet and Shopify come in as they are', async ({ db }) => {
  const office = await importOffice(db)
  const kiot = await tried(office, fixture('kiotviet.csv'), { categoryId: 3 })
  expect(kiot).toMatchObject({
    preset: 'KiotViet',
    rows: [
      {
        ...{ outcome: 'new', ISBN: '9786040000309', 'Mã hàng': 'SP000001', 'Danh mục': 'Thơ' },
        ...{ 'Giá bìa': '95000', 'Trọng lượng (gam)': '250', 'Tồn kho': '12', 'Đang bán': 'có' },
        Ảnh: 'https://anh.example.vn/1.jpg\nhttps://anh.example.vn/2.jpg',
      },
      { outcome: 'new', 'Mã hàng': 'SP000002', 'Danh mục': 'Thiếu nhi' },
    ],
  })
  const shopify = await tried(office, fixture('nhieu-dong-shopify.csv'))
  expect(shopify).toMatchObject({
    preset: 'Shopify',
    rows: [
      {
        ...{ id: 2, outcome: 'new', 'Giá bìa': '95000', 'Giá bán': '85000' },
        Ảnh: [1, 2, 3].map((at) => `https://cdn.example.vn/${at}.jpg`).join('\n'),
      },
    ],
  })
  // What somebody ignores in one file is ignored in files with the same row of headings alone.
  const columns = kiot.columns.map((field) => (field === 'price' ? null : field))
  const again = await tried(office, fixture('kiotviet.csv'), { columns, categoryId: 3 })
  expect(again.ignored).toEqual([{ heading: 'Giá bán', field: 'Giá bìa' }])
  expect((await office.upload(fixture('kiotviet.csv'))).columns).toEqual(columns)
  expect((await tried(office, fixture('mau-cua-cua-hang.csv'))).rows).toMatchObject([
    { outcome: 'new', 'Giá bìa': '95000', 'Giá bán': '85000' },
  ])
})

databaseTest('what publishers say in ONIX is what the shop sells', async ({ db }) => {
  const office = await importOffice(db)
  const read = (name: string) => tried(office, fixture(name), { categoryId: 2 })
  const price = { outcome: 'new', 'Giá bìa': '95000' }
  const stock = await read('onix-kho-nha-cung-cap.xml')
  expect(stock.rows).toMatchObject([price])
  expect(stock.rows[0]).not.toHaveProperty('Tồn kho')
  expect(stock.said).toEqual([expect.stringContaining('4500 bản; không ghi vào kho')])
  expect((await read('onix-thue-cua-nuoc-khac.xml')).rows).toMatchObject([
    { ...price, 'Thuế GTGT': 'reduced' },
  ])
  const untaxed = await read('onix-gia-chua-thue.xml')
  expect(untaxed.rows).toMatchObject([price])
  expect(untaxed.said).toEqual(['Giá chưa thuế 90.476 cộng 5%: 95.000 đồng.'])
  expect((await read('onix-tien-mac-dinh.xml')).rows).toMatchObject([
    { ...price, 'Ngôn ngữ': 'vi' },
  ])
  const electronic = await read('onix-sach-dien-tu.xml')
  expect(electronic.counts).toMatchObject({ new: 1, wrong: electronic.counts.rows - 1 })
  expect(electronic.said.filter((text) => text.includes('để riêng'))).toHaveLength(
    electronic.counts.rows - 1,
  )
  expect((await read('onix-xhtml-lien-ket.xml')).rows).toMatchObject([
    {
      'Giới thiệu': '<p>Xem <a href="https://nxb.example.vn">trang</a>.<br>Dòng hai</p>',
    },
  ])
  expect((await read('onix-latin1.xml')).rows).toMatchObject([{ 'Tên sách': 'Les Misérables' }])
  expect((await read('onix-ascii.xml')).rows).toMatchObject([{ 'Tên sách': 'Plain' }])
  expect((await read('onix-doctype.xml')).said).toEqual([expect.stringContaining('xóa đoạn')])
  const http = await read('onix-anh-http.xml')
  expect([http.rows, http.said]).toEqual([
    [expect.objectContaining(price)],
    [expect.stringContaining('không bảo mật')],
  ])
  expect(await db.select().from(product)).toEqual([])
})

databaseTest('a file of another shop in other money is asked for one rate', async ({ db }) => {
  const office = await importOffice(db)
  const file = [
    'Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode',
    'gone-with-the-wind,Gone with the Wind,<p>Old.</p>,NXB,Thơ,,42.99,44.99,',
    'roseanna,Roseanna,<p>New.</p>,NXB,Thơ,,50,,',
  ].join('\n')
  const { id, faults } = await office.check(file)
  expect(faults.map(({ rows, ask }) => [rows, ask?.key])).toContainEqual([2, 'rate.file'])
  await office.call(staffImports.checkImport, `/${id}/check`, { answers: { 'rate.file': '26000' } })
  await office.run()
  expect((await office.read(id)).counts).toMatchObject({ new: 2, wrong: 0 })
  const rows = await office.rows(id)
  expect(
    rows.map(({ changes }) =>
      changes.flatMap(({ field, after }) => (/Giá|Mã/.test(field) ? [after] : [])),
    ),
  ).toEqual([
    ['gone-with-the-wind', '1170000', '1118000'],
    ['roseanna', '1300000', '1300000'],
  ])
  const given = await office.check(file, { answers: { 'rate.file': '1' } })
  expect(given.counts).toMatchObject({ new: 2 })
})

databaseTest('exports of Haravan, Sapo and PrestaShop come in as they are', async ({ db }) => {
  const office = await importOffice(db)
  // Headings as these systems write them; each further picture stands in a row of its own that names the book again.
  const haravan = [
    'Url,Tên,Mô tả,Trích dẫn,Hãng,Loại sản phẩm,Tag,Hiển thị,Thuộc tính 1,Giá trị thuộc tính 1,Mã phiên bản sản phẩm,Khối lượng,Quản lý tồn kho,Số lượng tồn kho,Đặt hàng khi hết hàng,Giá,Giá so sánh,Có giao hàng không?,Barcode,Link hình,Mô tả hình,Không áp dụng khuyến mãi',
    `mot-cuon,Một cuốn,<p>Hay</p>,,NXB Trẻ,Thơ,,Yes,Title,Default Title,MC-01,250,Haravan,10,continue,85000,0,Yes,${isbnOf(31)},https://hstatic.example.vn/1.jpg,,no`,
    'mot-cuon,Một cuốn,,,,,,,,,,,,,,,,,,https://hstatic.example.vn/2.jpg,,',
    'hai-cuon,Hai cuốn,<p>Hay</p>,,NXB Trẻ,Thơ,,No,Title,Default Title,,300,Haravan,5,deny,90000,120000,Yes,,https://hstatic.example.vn/3.jpg,,no',
  ].join('\n')
  expect(await tried(office, haravan)).toMatchObject({
    preset: 'Haravan',
    rows: [
      {
        ...{
          id: 2,
          outcome: 'new',
          'Mã hàng': 'MC-01',
          'Nhà xuất bản': 'NXB Trẻ',
          'Tồn kho': '10',
        },
        ...{ 'Giá bìa': '85000', 'Giá bán': '85000', 'Trọng lượng (gam)': '250', 'Đang bán': 'có' },
        Ảnh: 'https://hstatic.example.vn/1.jpg\nhttps://hstatic.example.vn/2.jpg',
      },
      {
        ...{ id: 4, outcome: 'new', 'Mã hàng': 'hai-cuon', 'Đang bán': 'không' },
        ...{ 'Giá bìa': '120000', 'Giá bán': '90000' },
      },
    ],
  })
  const sapo = [
    'Tên sản phẩm*,Hình thức quản lý sản phẩm,Loại sản phẩm,Mô tả sản phẩm,Nhãn hiệu,Tags,Tên phiên bản sản phẩm,Mã SKU*,Barcode,Khối lượng,Đơn vị khối lượng,Ảnh đại diện,Đơn vị,Áp dụng thuế,LC_CN1_Giá vốn khởi tạo*,LC_CN1_Tồn kho ban đầu*,LC_CN1_Tồn tối thiểu,PL_Giá nhập,PL_Giá bán lẻ,PL_Giá bán buôn',
    `Ba cuốn,Sản phẩm thường,Thơ,Mô tả,NXB Trẻ,,Ba cuốn,BC-01,${isbnOf(32)},0.25,kg,https://sapo.example.vn/1.jpg,Cuốn,Có,40000,7,1,45000,95000,60000`,
  ].join('\n')
  expect(await tried(office, sapo)).toMatchObject({
    preset: 'Sapo',
    rows: [
      {
        ...{ outcome: 'new', 'Mã hàng': 'BC-01', 'Danh mục': 'Thơ', 'Nhà xuất bản': 'NXB Trẻ' },
        ...{ 'Giá bìa': '95000', 'Tồn kho': '7', 'Trọng lượng (gam)': '250' },
      },
    ],
  })
  const sapoNow = [
    'Tên sản phẩm*,Mô tả sản phẩm,Nhãn hiệu,Loại sản phẩm,Tags,Yêu cầu vận chuyển,Hiển thị*,Áp dụng thuế,Mã SKU,Barcode,Đơn vị tính,Ảnh đại diện,Mô tả ngắn,Quản lý kho,Khối lượng,Đơn vị khối lượng,Giá,Giá so sánh,Giá vốn,Cửa hàng chính_Tồn kho,Id phiên bản',
    `Bốn cuốn,Mô tả,NXB Trẻ,Thơ,,Có,Có,Có,BC-02,${isbnOf(33)},Cuốn,https://sapo.example.vn/2.jpg,,Có,250,g,85000,95000,50000,9,11`,
  ].join('\n')
  expect(await tried(office, sapoNow)).toMatchObject({
    preset: 'Sapo',
    rows: [
      {
        ...{ outcome: 'new', 'Giá bìa': '95000', 'Giá bán': '85000', 'Tồn kho': '9' },
        'Trọng lượng (gam)': '250',
      },
    ],
  })
  const sapoWeb = [
    'Đường dẫn / Alias,Tên sản phẩm,Nội dung,Nhà cung cấp,Loại,Tags,Hiển thị,Mã (SKU),Quản lý kho,Số lượng,Giá,Giá so sánh,VAT,Mã vạch(Barcode),Ảnh đại diện,Cân nặng,Đơn vị cân nặng',
    `nam-cuon,Năm cuốn,<p>Hay</p>,NXB Trẻ,Thơ,,Yes,,Có,4,85000,,No,${isbnOf(34)},https://sapo.example.vn/3.jpg,0.3,kg`,
    'nam-cuon,,,,,,,,,,,,,,https://sapo.example.vn/4.jpg,,',
  ].join('\n')
  expect(await tried(office, sapoWeb)).toMatchObject({
    preset: 'Sapo',
    rows: [
      {
        ...{ outcome: 'new', 'Giá bìa': '85000', 'Tồn kho': '4', 'Trọng lượng (gam)': '300' },
        Ảnh: 'https://sapo.example.vn/3.jpg\nhttps://sapo.example.vn/4.jpg',
      },
    ],
  })
  const prestashop = [
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;Reference #;Supplier reference #;Supplier;Manufacturer;EAN13;UPC;Weight;Quantity;Summary;Description;Unit price;Image URLs (x,y,z...)',
    '1;1;Sáu cuốn;Sách,Thơ;100000;1;80000;RP-1;RF-1;Kho;NXB Trẻ;1234567890123;;0.25;16;;<p>Hay</p>;;https://ps.example.vn/1.jpg,https://ps.example.vn/2.jpg',
  ].join('\n')
  const { id, faults, preset } = await office.check(prestashop)
  expect([preset, faults.flatMap(({ ask }) => (ask ? [ask.key] : []))]).toEqual([
    'PrestaShop',
    ['tax'],
  ])
  await office.call(staffImports.checkImport, `/${id}/check`, { answers: { tax: '5' } })
  await office.run()
  expect((await office.rows(id))[0]?.changes.map(({ field, after }) => [field, after])).toEqual(
    expect.arrayContaining([
      ['Giá bìa', '105000'],
      ['Mã hàng', 'RP-1'],
      ['Trọng lượng (gam)', '250'],
      ['Tồn kho', '16'],
      ['Nhà xuất bản', 'NXB Trẻ'],
      ['Danh mục', 'Thơ'],
    ]),
  )
})
