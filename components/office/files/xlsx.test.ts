import { expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { xlsxOf } from '@/components/office/files/xlsx'

test('an Excel file holds texts as texts and numbers as numbers, and calculates nothing', async () => {
  const files = unzipSync(
    await xlsxOf([
      ['Tên', 'Giá'],
      ['=1+1', 95_000],
      ['A & <b>\u0001', 0],
    ]),
  )
  expect(Object.keys(files)).toContain('[Content_Types].xml')
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<c><v>95000</v></c>')
  expect(sheet).toContain(">'=1+1</t>")
  expect(sheet).toContain('>A &amp; &lt;b&gt;</t>')
  expect(sheet).not.toContain('<f>')
})
