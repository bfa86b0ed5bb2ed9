import { expect } from '@jest/globals'
import { product } from '@/backend/modules/catalog/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { importOffice, isbnOf } from '@/backend/workflows/import-books/testing'
import { onixOf, onixProduct, xlsxOf, zipOf } from '@/backend/workflows/import-books/testing-files'

type Hostile = [name: string, content: Buffer | string]

const repeated = (count: number, make: (index: number) => Hostile) =>
  Array.from({ length: count }, (_, index) => make(index))
const table = (row: string) => `ISBN,Tên sách,Danh mục,Giá bìa,Ảnh\n${row}`
const book = (cells: Record<string, string> = {}) => {
  const given = {
    isbn: isbnOf(1),
    title: 'Sách',
    category: 'Thơ',
    price: '1000',
    images: '',
    ...cells,
  }
  return table(
    [given.isbn, given.title, given.category, given.price, given.images]
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(','),
  )
}

/** A ZIP whose entry is called otherwise once it is made: the library that makes it would refuse. */
const renamed = (name: string) =>
  Buffer.from(
    zipOf({ ['a'.repeat(name.length)]: 'x' })
      .toString('latin1')
      .replaceAll('a'.repeat(name.length), name),
    'latin1',
  )

const xml = (doctype: string, text = '&x;') =>
  `<?xml version="1.0"?>${doctype}<ONIXMessage release="3.0"><Product><RecordReference>${text}</RecordReference></Product></ONIXMessage>`
const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY x${at + 1} "${`&x${at};`.repeat(10)}">`,
)

const xmlFiles: Hostile[] = [
  ...[
    'file:///etc/passwd',
    'http://169.254.169.254/latest',
    'http://localhost:5432',
    'php://filter',
    'expect://id',
  ].map(
    (target): Hostile => [
      `an entity of ${target}`,
      xml(`<!DOCTYPE a [<!ENTITY x SYSTEM "${target}">]>`),
    ],
  ),
  ['a billion laughs', xml(`<!DOCTYPE a [<!ENTITY x0 "ha">${laughs.join('')}]>`, '&x9;')],
  [
    'a quadratic blow-up',
    xml(`<!DOCTYPE a [<!ENTITY x "${'a'.repeat(50_000)}">]>`, '&x;'.repeat(5000)),
  ],
  [
    'a parameter entity',
    xml('<!DOCTYPE a [<!ENTITY % p SYSTEM "http://10.0.0.1/x.dtd">%p;]>', 'x'),
  ],
  ['an outer document type', xml('<!DOCTYPE a SYSTEM "http://10.0.0.1/x.dtd">', 'x')],
  ['a public document type', xml('<!DOCTYPE html PUBLIC "-//W3C//DTD" "http://w3.org/x">', 'x')],
  ['an unknown entity', xml('')],
  ...repeated(
    15,
    (index): Hostile => [
      `depth ${index}`,
      `<ONIXMessage release="3.0"><Product>${'<a>'.repeat(60 + index)}`,
    ],
  ),
  ...repeated(
    20,
    (index): Hostile => [`cut off ${index}`, onixOf([onixProduct(1)]).slice(0, 150 + index * 80)],
  ),
  ['a text without end', onixOf([onixProduct(1, { title: 'a'.repeat(300_000) })])],
  ['ONIX 2.1', '<ONIXMessage release="2.1"><Product/></ONIXMessage>'],
  ['another XML', '<rss><channel/></rss>'],
  ['a web page', '<!doctype html><html><script>alert(1)</script></html>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a foreign encoding', '<?xml version="1.0" encoding="iso-8859-1"?><ONIXMessage release="3.0"/>'],
  ['no products', onixOf([])],
]

const archives: Hostile[] = [
  ...[
    '../../etc/passwd',
    '..\\..\\win.ini',
    '/etc/cron.d/x',
    'C:/windows/x',
    'a/../../b.jpg',
    '../9786041.jpg',
    'a\0/9786041234567.jpg',
  ].map((name): Hostile => [`a path ${name}`, renamed(name)]),
  ['a bomb', zipOf({ [`${isbnOf(1)}.jpg`]: new Uint8Array(40_000_000) })],
  ...repeated(
    5,
    (index): Hostile => [
      `a bomb of ${index}`,
      xlsxOf([], `<worksheet>${' '.repeat(9_000_000 + index)}</worksheet>`),
    ],
  ),
  ...['zip', 'rar', '7z', 'gz', 'tar'].map(
    (kind): Hostile => [`an archive inside: ${kind}`, zipOf({ [`a.${kind}`]: 'x' })],
  ),
  ['macros', zipOf({ '[Content_Types].xml': '<Types/>', 'xl/vbaProject.bin': 'x' })],
  ['Excel without a sheet', zipOf({ '[Content_Types].xml': '<Types/>' })],
  [
    'Excel with an entity',
    xlsxOf([], '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>'),
  ],
  [
    'Excel of ten thousand columns',
    xlsxOf([], '<worksheet><sheetData><row><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>'),
  ],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ...repeated(
    35,
    (index): Hostile => [
      `a ZIP cut off ${index}`,
      xlsxOf([['ISBN'], [isbnOf(1)]]).subarray(0, 60 + index * 15),
    ],
  ),
  ...['page.html', 'x.svg', 'shell.php', 'a.exe', 'khong-phai-isbn.png', '9786041234568.jpg'].map(
    (name): Hostile => [`a ZIP of ${name}`, zipOf({ [name]: '<script>' })],
  ),
  ...[
    '<svg/>',
    'GIF89a',
    '%PDF-1.7',
    'MZ',
    '\xff\xd8\xff',
    '\x89PNG\r\n',
    'RIFF0000WEBP',
    '<?php',
  ].map(
    (text): Hostile => [
      `a picture of ${text}`,
      zipOf({ [`${isbnOf(1)}.jpg`]: Buffer.from(text, 'latin1') }),
    ],
  ),
]

const tables: Hostile[] = [
  ['a program', Buffer.from('7f454c4602010100000000000000000002003e00', 'hex')],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ...repeated(
    8,
    (index): Hostile => [
      `noise ${index}`,
      Buffer.from(Array.from({ length: 200 }, (_, at) => (at * 37 + index * 11) % 32)),
    ],
  ),
  ['a quote without end', 'ISBN,Tên\n"978'],
  ['headings alone', 'ISBN,Tên sách'],
  ['blank lines', '\n\n\n'],
  ['too many columns', `${'a,'.repeat(300)}\n${'b,'.repeat(300)}`],
  ...[
    '=1+1',
    '=HYPERLINK("http://evil.example","x")',
    '@SUM(A1)',
    '+cmd|calc',
    '-cmd|calc',
    '-2+3+cmd|x',
    '=DDE("x")',
    '\t=1+1',
    '=IMPORTXML("x")',
    '+A1',
  ].flatMap((formula): Hostile[] => [
    [`a title ${formula}`, book({ title: formula })],
    [
      `Excel with ${formula}`,
      xlsxOf([
        ['ISBN', 'Tên sách', 'Danh mục', 'Giá bìa'],
        [isbnOf(1), formula, 'Thơ', 1000],
      ]),
    ],
  ]),
  [
    'Excel that calculates',
    xlsxOf(
      [],
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>ISBN</t></is></c><c t="inlineStr"><is><t>Tên sách</t></is></c></row><row><c t="inlineStr"><is><t>${isbnOf(1)}</t></is></c><c><f>1+1</f><v>2</v></c></row></sheetData></worksheet>`,
    ),
  ],
  ...[
    '9786041234568',
    '978604',
    'abc',
    '9.78604E+12',
    '1234567890',
    '9786041234567890',
    '978-604-12-34567-0',
    '０１２',
  ].map((isbn): Hostile => [`ISBN ${isbn}`, book({ isbn })]),
  ...[
    '-5',
    '1e9',
    '0x10',
    '95000.5',
    'NaN',
    'Infinity',
    '99999999999',
    '1,5',
    'miễn phí',
    '9'.repeat(30),
  ].map((price): Hostile => [`a price of ${price}`, book({ price })]),
  ...['\u0000', '\u0007', '\u001b[31m'].map(
    (sign): Hostile => [`the sign ${JSON.stringify(sign)}`, book({ title: `a${sign}` })],
  ),
  ['a title of 400 letters', book({ title: 'a'.repeat(400) })],
  ['an unknown category', book({ category: "'; drop table product; --" })],
]

/** Nobody may be sent to these; the book comes in without them. */
const pictures = [
  ...['http://nxb.vn/a.jpg', 'https://127.0.0.1/a.jpg', 'https://10.0.0.8/a.jpg'],
  ...['https://192.168.1.1/a.jpg', 'https://169.254.169.254/latest', 'https://[::1]/a.jpg'],
  ...['https://[fd00::1]/a.jpg', 'https://[::ffff:10.0.0.1]/a.jpg', 'https://localhost/a.jpg'],
  ...['https://db.internal/a.jpg', 'https://printer/a.jpg', 'https://0x7f000001/a.jpg'],
  ...['https://2130706433/a.jpg', 'https://0/a.jpg', 'file:///etc/passwd', 'javascript:alert(1)'],
  ...['data:image/png;base64,AAAA', 'https://u:p@nxb.vn/a.jpg', 'https://nxb.vn:8443/a.jpg'],
  ...['ftp://nxb.vn/a.jpg', 'https://100.64.0.1/a.jpg', 'https://172.16.9.9/a.jpg'],
]

databaseTest(
  'pictures nobody may be sent to are left out of their books, and named',
  async ({ db }) => {
    const { check, rows } = await importOffice(db)
    const table = pictures.map((address, at) => `${isbnOf(at + 1)},Sách,Thơ,1000,"${address}"`)
    const { id } = await check(`ISBN,Tên sách,Danh mục,Giá bìa,Ảnh\n${table.join('\n')}`)
    const read = await rows(id, '?outcome=new')
    expect(read).toHaveLength(pictures.length)
    for (const [at, { changes, problems }] of read.entries()) {
      const fields = changes.map(({ field }) => field)
      expect([pictures[at], problems.length, problems[0]?.isNote, fields.includes('Ảnh')]).toEqual([
        ...[pictures[at], 1, true, false],
      ])
    }
  },
)

const files = [...xmlFiles, ...archives, ...tables]

databaseTest(
  `${files.length} hostile files are refused in words, and nothing is written`,
  async ({ db }) => {
    const { check, rows } = await importOffice(db)
    const accepted: string[] = []
    for (const [name, content] of files) {
      const { id, state, problem, counts } = await check(content)
      const wrong = state === 'checked' ? await rows(id, '?outcome=wrong') : []
      const said = problem ?? wrong[0]?.problems[0]?.text ?? ''
      const isRefused = state === 'refused' || (counts.wrong === counts.rows && counts.rows > 0)
      if (!isRefused || !/[à-ỹ]/i.test(said)) accepted.push(`${name}: ${state} ${said}`)
    }
    expect(accepted).toEqual([])
    expect(files.length + pictures.length).toBeGreaterThanOrEqual(200)
    expect(await db.select().from(product)).toEqual([])
  },
)
