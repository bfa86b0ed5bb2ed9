import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { asc } from 'drizzle-orm'
import { product, productImage } from '@/backend/modules/catalog/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { importOffice, isbnOf } from '@/backend/workflows/import-books/testing'
import {
  onixOf,
  onixProduct,
  pictureOf,
  xlsxOf,
  zipOf,
} from '@/backend/workflows/import-books/testing-files'
import { messages } from '@/contract/messages'

const wanted = {
  title: 'Sách số 1',
  categoryId: 2,
  author: 'Tô Hoài',
  translator: 'Dịch Giả',
  publisher: 'NXB Kim Đồng',
  publishYear: 2025,
  series: 'Tủ sách Vàng',
  language: 'vi',
  coverForm: 'soft',
  pages: 180,
  size: '13 × 20,5 cm',
  weightGram: 250,
  price: 95_000,
  vatClass: 'reduced',
  descriptionHtml: '<p>Một cuốn <em>hay</em> &amp; đẹp</p>',
}

databaseTest('ONIX 3.0 and 3.1 in reference and short tags say the same', async ({ db }) => {
  const { check, start } = await importOffice(db)
  const { id } = await check(onixOf([onixProduct(1)]))
  await start(id)
  expect(await db.select().from(product)).toMatchObject([wanted])
  expect((await check(onixOf([onixProduct(1)], '3.1'))).counts).toMatchObject({ unchanged: 1 })
  const short = `<ONIXmessage release="3.0"><product><a001>x</a001><a002>03</a002>
    <productidentifier><b221>15</b221><b244>${isbnOf(1)}</b244></productidentifier>
    <descriptivedetail><b012>BC</b012><titledetail><b202>01</b202><titleelement><x409>01</x409><b203>Sách số một</b203></titleelement></titledetail>
    <contributor><b034>1</b034><b035>A01</b035><b036>Nam Cao</b036></contributor></descriptivedetail>
    <productsupply><supplydetail><price><x462>02</x462><j151>99000</j151><j152>VND</j152><tax><x470>01</x470><x472>0</x472></tax></price></supplydetail></productsupply>
    </product></ONIXmessage>`
  const changed = await check(short)
  expect(changed.counts).toMatchObject({ changed: 1 })
  await start(changed.id)
  expect(await db.select().from(product)).toMatchObject([
    { title: 'Sách số một', author: 'Nam Cao', price: 99_000, vatClass: 'exempt' },
  ])
})

databaseTest('a price of yesterday or of tomorrow is none of today', async ({ db }) => {
  const { check, rows } = await importOffice(db)
  const priced = (amount: number, dates: [role: string, date: string][]) =>
    `<Price><PriceType>02</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>VND</CurrencyCode>${dates
      .map(
        ([role, date]) =>
          `<PriceDate><PriceDateRole>${role}</PriceDateRole><Date>${date}</Date></PriceDate>`,
      )
      .join('')}</Price>`
  // It is 2026-11-21 in these tests; a year alone begins on its first day and ends on its last.
  const prices: [string, number | undefined][] = [
    [priced(1000, [['15', '20261120']]) + priced(2000, [['14', '20261121']]), 2000],
    [priced(1000, [['14', '20261122']]) + priced(2000, [['15', '20261121']]), 2000],
    [priced(1000, [['14', '2027']]) + priced(2000, [['15', '2026']]), 2000],
    [
      priced(1000, [
        ['14', '20240101'],
        ['15', '20241231'],
      ]),
      undefined,
    ],
  ]
  const products = prices.map(([price], at) =>
    onixProduct(at + 1).replace(/<Price>.*<\/Price>/s, price),
  )
  const { id } = await check(onixOf(products))
  const read = (await rows(id)).map(({ changes }) =>
    changes.flatMap(({ field, after }) => (field === 'Giá bìa' ? [Number(after)] : [])),
  )
  expect(read).toEqual(prices.map(([, price]) => (price === undefined ? [] : [price])))
})

databaseTest(
  'each fault of a book of ONIX is said once, with what the file says',
  async ({ db }) => {
    const { check, rows } = await importOffice(db)
    const inUnknown = onixProduct(4).replace('>Thơ<', '>Lịch sử nghệ thuật<')
    const { id } = await check(
      onixOf([
        onixProduct(1, { price: '-95000' }),
        onixProduct(2, { currency: 'USD' }),
        onixProduct(3, { title: 'Dài '.repeat(100) }),
        inUnknown,
        onixProduct(5, { isbn: '9786041234568' }),
      ]),
    )
    const said = (await rows(id, '?outcome=wrong')).map(({ problems }) =>
      problems.map(({ text }) => text),
    )
    expect(said).toEqual([
      ['“-95000”: cần số nguyên từ 0 trở lên.'],
      [
        'Không có giá bằng VND, chỉ có 95000 USD. Hãy cho tỷ giá, hoặc sửa giá bằng tay sau khi nhập.',
      ],
      [expect.stringMatching(/dài hơn 300 chữ\.$/)],
      ['Sách mới cần có danh mục; cửa hàng không có “Lịch sử nghệ thuật”.'],
      [messages.badIsbn],
    ])
  },
)

databaseTest(
  'an Excel file is read like a table, whether numbers are texts or numbers',
  async ({ db }) => {
    const { check, start, rows } = await importOffice(db)
    const file = xlsxOf([
      ['ISBN', 'Tên sách', 'Danh mục', 'Giá bìa', 'Đang bán'],
      [isbnOf(1), `${'a'.repeat(119)}😀 & hai`, 'Văn học > Thơ', 95_000, 'có'],
      [Number(isbnOf(2)), 'Số hai', 'Thiếu nhi', '60.000 ₫', 'không'],
    ])
    const { id, counts } = await check(file)
    expect([counts.new, await rows(id, '?outcome=wrong')]).toEqual([2, []])
    await start(id)
    expect(await db.select().from(product).orderBy(asc(product.isbn))).toMatchObject([
      { isbn: isbnOf(1), title: `${'a'.repeat(119)}😀 & hai`, categoryId: 2, isActive: true },
      { isbn: isbnOf(2), price: 60_000, categoryId: 3, isActive: false },
    ])
  },
)

databaseTest(
  'a ZIP of pictures gives books their covers, and a second time changes nothing',
  async ({ db }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-import-'))
    const { check, start, rows, undo, purges } = await importOffice(db, dataDir)
    const table = `ISBN,Tên,Danh mục,Giá\n${isbnOf(1)},Một,Thơ,1000\n${isbnOf(2)},Hai,Thơ,1000`
    await start((await check(table)).id)
    const zip = zipOf({
      [`bia/${isbnOf(1)}.jpg`]: await pictureOf('red'),
      [`bia/${isbnOf(1)}_2.jpg`]: await pictureOf('blue'),
      [`${isbnOf(2)}.png`]: Buffer.from('<svg onload="alert(1)"/>'),
      [`${isbnOf(3)}.jpg`]: await pictureOf('green'),
      'ghi-chu.jpg': await pictureOf('green'),
      '__MACOSX/._x': 'x',
    })
    const checked = await check(zip)
    expect(checked).toMatchObject({ kind: 'pictures', counts: { changed: 1, wrong: 3 } })
    expect(
      (await rows(checked.id, '?outcome=wrong')).map(({ problems }) => problems[0]?.text),
    ).toEqual([
      expect.stringContaining('không phải ISBN'),
      expect.stringContaining('không phải ảnh'),
      'Không có sách nào mang ISBN này.',
    ])
    purges.length = 0
    expect(await start(checked.id)).toMatchObject({ state: 'done', counts: { awaitsPictures: 0 } })
    // A round of the work makes pages old once, though books and pictures are written one after the other.
    expect(purges).toEqual([[expect.stringMatching(/^product:/), 'products']])
    expect(await db.select().from(productImage)).toMatchObject([{ position: 0 }, { position: 1 }])
    expect((await check(zip)).counts).toMatchObject({ unchanged: 1 })
    await undo(checked.id)
    expect(await db.select().from(productImage)).toEqual([])
    rmSync(dataDir, { recursive: true })
  },
)
