import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { comparable, plainCode, plainOrderCode } from '@/contract/comparable'
import { readIsbn } from '@/contract/isbn'
import { Phone } from '@/contract/phone'
import { Email } from '@/contract/shop/auth'
import { isTaxCode, tidyTaxCode } from '@/contract/tax-code'

const INVISIBLE = [
  ...['\u200B', '\u200C', '\u200D', '\u200E', '\u200F', '\u202A', '\u202C', '\u2060', '\uFEFF'],
  ...['\u00AD', '\u034F', '\uFE0E', '\uFE0F', '\u{E0100}'],
]
const DASHES = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D\uFE63']
const SPACES = [' ', '\u00A0', '\u2009', '\u3000', '']

/** What telephones, e-mails and contact books put into a text on its way. */
const disguised = (text: string) =>
  fc
    .array(
      fc.record({
        before: fc.constantFrom('', '', ...INVISIBLE),
        isWide: fc.boolean(),
        dash: fc.constantFrom(...DASHES),
      }),
      { minLength: text.length, maxLength: text.length },
    )
    .map((looks) =>
      [...text]
        .map((sign, at) => {
          const look = looks[at]
          if (sign === '-') return (look?.before ?? '') + (look?.dash ?? sign)
          const isPlain = /[!-~]/.test(sign)
          const wide = String.fromCharCode(sign.charCodeAt(0) + 0xfee0)
          return (look?.before ?? '') + (look?.isWide && isPlain ? wide : sign)
        })
        .join(''),
    )

const runs = { seed: 39, numRuns: 1000 }
const typed = (known: string) => fc.tuple(fc.constant(known), disguised(known))

test.each([
  ['\u202A0912 345 678\u202C', '0912 345 678'],
  ['THU2026\u200B', 'THU2026'],
  ['ＴＨＵ２０２６', 'THU2026'],
  ['0912–345–678', '0912-345-678'],
  ['−2', '-2'],
  ['1½', '1 1/2'],
  ['H₂O', 'H2O'],
  ['Ðông', 'Đông'],
  [' a\u00A0 b\t', 'a b'],
  ['❤️', '❤'],
])('%j is compared as %j', (text, expected) => {
  expect(comparable(text)).toBe(expected)
})

test('what is comparable stays as it is, and nothing invisible is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = comparable(text)
      expect(comparable(once)).toBe(once)
      expect(once).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u)
    }),
    { seed: 39, numRuns: 5000 },
  )
})

test('the words of a name keep their joiners: nothing shown goes through here', () => {
  expect(comparable('ක්\u200Dෂ')).not.toBe('ක්\u200Dෂ')
})

const phone = (text: string) => {
  const read = Phone.safeParse(text)
  return read.success ? read.data : read.error.issues[0]?.message
}
test.each([
  '0912345678',
  '\u202A0912 345 678\u202C',
  '\u2066+84 912 345 678\u2069',
  '+84 0912345678',
  '+840912345678',
  '+84(0)912345678',
  '+84 (0) 912-345-678',
  '0084912345678',
  '84912345678',
  '(091) 234 5678',
  '0912–345–678',
  '0912‑345‑678',
  '0912.345.678',
  'tel:0912345678',
  'tel:+84912345678',
  'TEL: 0912 345 678',
  '０９１２３４５６７８',
  '0912\u00AD345678',
  '0912/345/678',
  '0912,345,678',
  '0912·345·678',
  '0912_345_678',
  "'0912345678",
  '912345678',
  '912 345 678',
])('%j is the telephone 0912345678', (text) => {
  expect(phone(text)).toBe('0912345678')
})

test.each(['091234567', '09123456789', '0112345678', '+1 912 345 678', 'abc', '0912345678x'])(
  '%j is no mobile number of this country',
  (text) => {
    expect(Phone.safeParse(text).success).toBe(false)
  },
)

const ways = ['0', '+84', '84', '0084', '+84 0', '+84(0)', '(0', 'tel:0', 'tel:+84']
test('a number is the same however it is written or copied', () => {
  const number = fc
    .tuple(fc.constantFrom(...'35789'), fc.stringMatching(/^\d{8}$/))
    .map(([first, rest]) => first + rest)
  const writing = fc
    .tuple(number, fc.constantFrom(...ways), fc.constantFrom(...SPACES, '.', '-', '–'))
    .chain(([digits, way, between]) => {
      const close = way === '(0' ? ')' : ''
      const text = `${way}${digits.slice(0, 2)}${close}${between}${digits.slice(2, 5)}${between}${digits.slice(5)}`
      return fc.tuple(fc.constant(`0${digits}`), disguised(text))
    })
  fc.assert(
    fc.property(writing, ([known, text]) => phone(text) === known),
    runs,
  )
})

test('an e-mail, a code, an order, a tax code and an ISBN survive being copied', () => {
  const copies = fc.oneof(
    typed('lan.nguyen@sach-hay.vn').map(
      ([known, text]) => [known, Email.safeParse(text).data] as const,
    ),
    typed('THU2026').map(([known, text]) => [known, plainCode(text)] as const),
    typed('HS12345678').map(([known, text]) => [known, plainOrderCode(text)] as const),
    typed('0100109106-001').map(([known, text]) => [known, tidyTaxCode(text)] as const),
    typed('978-604-1-23456-7').map(([, text]) => ['9786041234567', readIsbn(text)] as const),
  )
  fc.assert(
    fc.property(copies, ([known, read]) => expect(read).toBe(known)),
    runs,
  )
})

test.each(['THU2026', '“THU2026”', '"thu2026"', 'THU2026.', '(THU2026)', 'THU 2026,'])(
  '%j is the code THU2026',
  (text) => {
    expect(plainCode(text)).toBe('THU2026')
  },
)

test.each([
  'EAN 9786041234567',
  'EAN13: 978-604-1-23456-7',
  'ISBN 978-604-1-23456-7 (bìa mềm)',
  '9786041234567 (pbk.)',
  '9786041234567.0',
  "'9786041234567",
])('%j is the ISBN 9786041234567', (text) => {
  expect(readIsbn(text)).toBe('9786041234567')
})

test.each([
  ['HS12345678', 'HS12345678'],
  ['#HS12345678', 'HS12345678'],
  ['# hs 1234 5678', 'HS12345678'],
  ['HS 12345678', 'HS12345678'],
  ['hs-12345678', 'HS12345678'],
  ['Đơn: HS12345678', 'HS12345678'],
  ['Mã đơn: HS12345678', 'HS12345678'],
  ['Đơn hàng #HS12345678', 'HS12345678'],
  ['Mã số: hs 1234 5678', 'HS12345678'],
  ['(HS12345678)', 'HS12345678'],
  ['“HS12345678”.', 'HS12345678'],
  ['HS：12345678', 'HS12345678'],
  ['HS12345678-2', 'HS12345678-2'],
  ['ABC/9', 'ABC/9'],
])('%j is the order %j', (text, expected) => {
  expect(plainOrderCode(text)).toBe(expected)
})

test('a letter that only looks like a Latin one opens nobody’s account', () => {
  expect(Email.safeParse('lаn@sach.vn').success).toBe(false)
})

test('a tax code keeps its check', () => {
  expect(isTaxCode(tidyTaxCode('0100109106–001\u200B'))).toBe(true)
  expect(isTaxCode(tidyTaxCode('0100109107\u200B'))).toBe(false)
})
