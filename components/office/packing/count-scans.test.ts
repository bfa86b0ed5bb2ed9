import { expect, test } from '@jest/globals'
import {
  type Counts,
  isComplete,
  scan,
  scannedCopies,
} from '@/components/office/packing/count-scans'

const line = (orderLineId: number, quantity: number, ...barcodes: string[]) => ({
  orderLineId,
  productId: orderLineId,
  productName: `Sách ${orderLineId}`,
  quantity,
  barcodes,
  shelf: '',
})
const lines = [line(1, 2, '9786041000010', 'HS-1'), line(2, 1, '9786041000027')]

function scanAll(codes: readonly string[]) {
  let counts: Counts = new Map()
  const kinds = codes.map((code) => {
    const result = scan(lines, counts, code)
    if (result.kind === 'counted') {
      counts = new Map(counts).set(result.line.orderLineId, result.count)
    }
    return result.kind
  })
  return { kinds, counts }
}

test('copies are counted by ISBN or own code, however it is typed, and no more than were ordered', () => {
  const { kinds, counts } = scanAll(['978-604-1-00001-0', 'hs-1', 'HS-1', '123', '9786041000027'])
  expect(kinds).toEqual(['counted', 'counted', 'tooMany', 'unknown', 'counted'])
  expect(isComplete(lines, counts)).toBe(true)
  expect(scannedCopies(counts)).toBe(3)
})

test('an order is complete when every line is', () => {
  expect(isComplete(lines, scanAll(['HS-1', 'HS-1']).counts)).toBe(false)
  expect(isComplete([], new Map())).toBe(false)
})
