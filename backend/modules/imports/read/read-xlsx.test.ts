import { expect, test } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { openArchive } from '@/backend/modules/imports/read/open-archive'
import { readXlsx } from '@/backend/modules/imports/read/read-xlsx'
import { xlsxOf } from '@/backend/workflows/import-books/testing-files'

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

async function rowsOf(bytes: Buffer) {
  const rows: string[][] = []
  const [sheet] = await readXlsx(await openArchive(bytes))
  if (sheet) for await (const { cells } of sheet.rows()) rows.push([...cells])
  return rows
}

/** Not compressed: what is tried is not how much a file bursts. */
function withPart(name: string, part: string) {
  const head = '<?xml version="1.0"?>'
  const parts = {
    '[Content_Types].xml': `${head}<Types/>`,
    'xl/workbook.xml': `${head}<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}${sheetOf('')}`,
    [name]: `${head}${part}`,
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)])
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }))
}

test('cells and rows that only look some way are left out, and the others are not', async () => {
  const sheet = sheetOf(
    `<row r="1" spans="1:3"><c r="A1" s="1"/><c r="B1" t="str"><v>có</v></c><c s='1' r="C1" /></row>
<row r="2" s="1"/><row r="3" s="1"> </row><x:row r="4"></x:row><row r="5"><c r="A5"><v>5</v></c></row>`,
  )
  expect(await rowsOf(xlsxOf([], sheet))).toEqual([['', 'có'], ['5']])
})

test('a tag full of what marks a cell takes no longer than another of its length', async () => {
  const long = `<c x='${'r="'.repeat(20_000)}'></c><row x='${'r="'.repeat(20_000)}'></row>`
  const before = process.cpuUsage()
  expect(await rowsOf(withPart('xl/worksheets/sheet1.xml', sheetOf(long.repeat(10))))).toEqual([])
  const { user } = process.cpuUsage(before)
  expect(user).toBeLessThan(5_000_000)
})

const numbers = Array.from({ length: 70_000 }, (_, id) => id)

test.each([
  ['styles', 'xl/styles.xml', `<s><cellXfs>${'<xf/>'.repeat(70_000)}</cellXfs></s>`],
  [
    'number formats',
    'xl/styles.xml',
    `<s>${numbers.map((id) => `<numFmt numFmtId="${id}"/>`).join('')}</s>`,
  ],
  [
    'parts',
    'xl/_rels/workbook.xml.rels',
    `<Relationships>${'<Relationship/>'.repeat(70_000)}</Relationships>`,
  ],
  ['sheets', 'xl/workbook.xml', `<workbook>${'<sheet/>'.repeat(70_000)}</workbook>`],
])('a file of more %s than any program writes is refused', async (_, name, part) => {
  await expect(rowsOf(withPart(name, part))).rejects.toThrow('phình quá lớn')
})
