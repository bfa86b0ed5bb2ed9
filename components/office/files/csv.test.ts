import { expect, test } from '@jest/globals'
import { csvOf } from '@/components/office/files/csv'

test('a file opens in a spreadsheet with its marks and quotes, and runs nothing', () => {
  const rows = [
    ['Tên', 'Kho'],
    ['Đất "rừng", phương Nam', -3],
    ['=HYPERLINK("http://x")', 0],
    ['@SUM(A1)', 1],
  ]
  expect(csvOf(rows)).toBe(
    '\uFEFFTên,Kho\r\n"Đất ""rừng"", phương Nam",-3\r\n"\'=HYPERLINK(""http://x"")",0\r\n\'@SUM(A1),1\r\n',
  )
})
