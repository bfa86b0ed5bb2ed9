import { expect, test } from '@jest/globals'
import { readRate } from '@/components/office/imports/read-rate'

test('a rate is read as banks and people write it', () => {
  const rates = ['26000', '26.345', '26 345', '26,345.00', '26.345,50', '1', '173,5']
  expect(rates.map(readRate)).toEqual(['26000', '26345', '26345', '26345', '26345.5', '1', '173.5'])
})

test('what is no rate is none', () => {
  expect(['', '0', '-5', 'hai mươi', '26.345.00'].map(readRate)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
