import { expect, test } from '@jest/globals'
import { suggestHeadings } from '@/backend/modules/imports/read/suggest-headings'
import type { ImportField } from '@/contract/staff/import-records'

const suggested = (sample: string[][], columns: (ImportField | null)[]) =>
  suggestHeadings(sample, columns).map(({ heading, field }) => [heading, field])

test('a heading that is not known is asked about by its words and its cells', () => {
  const headings = [
    'Book ISBN',
    'Full title',
    'Variant Price',
    'RRP (VND)',
    'Price note',
    'Qty on hand',
  ]
  const row = ['9786041234567', 'Dế Mèn', '85000', '95000', 'hỏi nhà cung cấp', '7']
  const none = headings.map(() => null)
  expect(suggested([headings, row], none)).toEqual([
    ['Book ISBN', 'isbn'],
    ['Full title', 'productName'],
    ['Variant Price', 'priceSale'],
    ['RRP (VND)', 'price'],
    ['Qty on hand', 'stock'],
  ])
})

test('nothing is asked of a field that a column holds, of empty columns or of known headings', () => {
  const headings = ['ISBN', 'Giá bán', 'Unit price', 'Photo']
  const rows = [['9786041234567', '85000', '90000', '']]
  expect(suggested([headings, ...rows], ['isbn', 'priceSale', null, null])).toEqual([
    ['Unit price', 'price'],
  ])
  expect(suggested([headings, ...rows], ['isbn', 'priceSale', 'price', null])).toEqual([])
})
