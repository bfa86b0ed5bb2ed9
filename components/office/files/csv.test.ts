import { expect, test } from '@jest/globals'
import { csvOf, harmless } from '@/components/office/files/csv'

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

test('nothing a stranger typed becomes a formula, whatever their keyboard', () => {
  const typed = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)']
  expect(typed.filter((text) => !harmless(text).startsWith("'"))).toEqual([])
})
