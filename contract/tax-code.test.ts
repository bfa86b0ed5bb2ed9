import { expect, test } from '@jest/globals'
import { isTaxCode, tidyTaxCode } from '@/contract/tax-code'

test.each(['0100109106', '0101243150', '0100109106-001', '001090000001', '079190123456'])(
  '%s is a tax code',
  (code) => {
    expect(isTaxCode(tidyTaxCode(code))).toBe(true)
  },
)

test.each([
  '0100109107',
  '010010910',
  '0100109106-01',
  '0100109160',
  '000090000001',
  '097090000001',
  'abcdefghij',
  '',
])('%s is none', (code) => {
  expect(isTaxCode(tidyTaxCode(code))).toBe(false)
})

test('spaces and a missing hyphen do no harm', () => {
  expect(tidyTaxCode(' 0100 109 106 001 ')).toBe('0100109106-001')
})

test('one wrong digit of ten is always noticed', () => {
  const code = '0100109106'
  for (let at = 0; at < 10; at++) {
    for (let digit = 0; digit < 10; digit++) {
      const other = code.slice(0, at) + digit + code.slice(at + 1)
      expect([other, isTaxCode(other)]).toEqual([other, other === code])
    }
  }
})
