import { expect, test } from '@jest/globals'
import { thinData } from '@/server/flight/thin'

const textRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
const modules = '5:I[11,["/a.js"],"Still"]\n6:I[12,["/b.js"],"BuyPanel"]\n7:"$Sreact.fragment"\n'
const still = (children: unknown, name = 'list') => [
  '$',
  '$L5',
  null,
  { name, className: 'wrap', children },
]
const root = (value: unknown) => `0:${JSON.stringify({ page: value, late: '$L8' })}\n8:null\n`
const kept = (name = 'list') => ['$', '$L5', null, { name, kept: true }]

test('what stands in the document leaves the data, with the rows only it speaks of', () => {
  const words = 'Truyện Kiều – bản khắc gỗ'
  const data = [
    modules,
    textRow('a', words),
    'b:["$","p",null,{"children":"$a"}]\n',
    textRow('c', 'còn dùng'),
    root([still(['$', '$7', 'k', { children: ['$Lb', '$$5', 3, null] }]), '$c']),
  ].join('')
  const thin = thinData(data)
  expect(thin).toBe(`5:I[11,["/a.js"],"Still"]\n${textRow('c', 'còn dùng')}${root([kept(), '$c'])}`)
})

test('hints go, since the document brought them; streams stay whole', () => {
  const rows = `:HL["/s.css","style"]\n9:X\n9:["$","p",null,{"children":"$e"}]\n9:C\n${textRow('e', 'x')}`
  const thin = thinData(modules + rows + root(still('gone')))
  expect(thin).not.toContain('HL[')
  for (const part of ['9:X\n', '"$e"', '9:C\n', textRow('e', 'x')]) expect(thin).toContain(part)
})

test('a property that is missing is not said, and a missing child stays in its place', () => {
  const frame = ['$', '$L6', null, { error: '$undefined', order: ['$undefined', 1] }]
  const thin = thinData(modules + root([still('gone'), frame]))
  expect(thin).toContain(JSON.stringify(['$', '$L6', null, { order: ['$undefined', 1] }]))
})

test('sheets and scripts that the document asks for leave their places empty', () => {
  const files = [
    ['$', 'link', '0', { rel: 'stylesheet', href: '/a.css', precedence: 'next' }],
    ['$', 'script', '1', { src: '/a.js', async: true }],
  ]
  const others = [
    ['$', 'link', '2', { rel: 'stylesheet', href: '/b.css' }],
    ['$', 'script', '3', { src: '/b.js' }],
  ]
  const thin = thinData(modules + root([still('gone'), ...files, ...others]))
  expect(thin).toContain(JSON.stringify({ page: [kept(), null, null, ...others], late: '$L8' }))
})

const headRows = (...titles: string[]) =>
  [
    'a:[["$","meta","0",{"charSet":"utf-8"}]]\n',
    ...titles.map(
      (title, index) =>
        `${index}b:[["$","title","0",{"children":"${title}"}],["$","link","1",{"rel":"canonical"}],["$","$L6","2",{}]]\n`,
    ),
  ].join('')
const withHead = (rows: string) =>
  thinData(`${modules}${rows}${root([still('gone'), '$La', '$L0b', '$L1b'])}`)

test('the head of the document says what the head of the page is', () => {
  const thin = withHead(headRows('Số đỏ'))
  expect(thin).toContain('\na:[]\n')
  expect(thin).toContain('0b:[["$","$L5","head",{"kept":"head"}],["$","$L6","2",{}]]\n')
})

test.each([
  ['there is no title', headRows()],
  ['there are two', headRows('Số đỏ', 'Chí Phèo')],
])('the head is sent when %s', (_, rows) => {
  expect(withHead(rows)).toContain(rows)
})

test('a still part within another goes with it', () => {
  const inner = still('inner', 'list')
  expect(thinData(modules + root(still(inner)))).toContain(JSON.stringify(kept()))
})

test.each([
  ['a component of the browser', ['$', '$L6', null, {}]],
  ['one in a row of its own', '$Ld'],
  ['a promise', '$@e'],
  ['a function of the server', '$he'],
  ['a row that never came', '$Lff'],
  ['Suspense', ['$', '$Sreact.suspense', null, { children: 'x' }]],
])('%s keeps the part around it, and the next is left out all the same', (_, inside) => {
  const rows = 'd:["$","$L6",null,{"id":1}]\ne:["$","p",null,{"id":1}]\n'
  const data = `${modules}${rows}${root([still(inside), still('gone', 'b')])}`
  const thin = thinData(data)
  expect(thin).toContain(JSON.stringify(still(inside)))
  expect(thin).toContain(JSON.stringify(kept('b')))
  expect(thin).not.toContain('gone')
})

test.each([
  ['itself', 'd:"$d"\n'],
  ['one that leads back', 'd:["$","p",null,{"children":"$Le"}]\ne:["$d"]\n'],
])('a part whose row leads to %s is sent, and the next is left out all the same', (_, rows) => {
  const thin = thinData(modules + rows + root([still('$d'), still('gone', 'b')]))
  expect(thin).toContain(JSON.stringify(still('$d')))
  expect(thin).not.toContain('gone')
})

test('rows that each speak twice of the next are looked into once', () => {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const next = JSON.stringify(`$${(0x101 + at).toString(16)}`)
    return `${(0x100 + at).toString(16)}:[${next},${next}]\n`
  })
  const data = `${modules}${rows.join('')}128:"end"\n${root(still('$100'))}`
  expect(thinData(data)).not.toContain('end')
})

test.each([
  ['nothing is still', `${modules}${root('a')}`],
  ['two of one name', `${modules}${root([still('a'), still('b')])}`],
  [
    'what is left out is spoken of elsewhere',
    `${modules}${root([still(['x']), '$0:page:0:props:children:0'])}`,
  ],
  [
    'a reference leads to itself',
    `${modules}d:"$d:props"\n${root([still('$d'), still('b', 'b')])}`,
  ],
  ['a row has no end', `${modules}${root(still('a'))}9:["a"`],
  ['a row is no JSON', `${modules}${root(still('a'))}9:["a"\n`],
  ['a text is shorter than counted', `${modules}${root(still('a'))}9:Tff,abc`],
  [
    'they are nested without end',
    `${modules}d:${'['.repeat(20_000)}${']'.repeat(20_000)}\n${root(still('$d'))}`,
  ],
  ['there is no id', `${modules}${root(still('a'))}"x"\n`],
])('data stay as they are when %s', (_, data) => {
  expect(thinData(data)).toBe(data)
})

test('a reference through other rows to what stays is followed', () => {
  const data = `${modules}d:["$","p",null,{"children":["$","b",null,{"id":"x"}]}]\n${root([still('gone'), '$Ld', '$0:page:1:props:children:props'])}`
  expect(thinData(data)).not.toContain('gone')
})
