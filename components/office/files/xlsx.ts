import { harmless } from '@/components/office/files/csv'

export type TableCell = string | number

const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML takes none of them.
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A text is always a text; the apostrophe keeps it one when the file is saved as CSV. */
const cellXml = (cell: TableCell) =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(harmless(cell))}</t></is></c>`

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const frame = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** Rows as an Excel file of one sheet. */
export async function xlsxOf(rows: readonly (readonly TableCell[])[]) {
  const { strToU8, zipSync } = await import('fflate')
  const body = rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('')
  const sheet = `${head}<worksheet xmlns="${main}"><sheetData>${body}</sheetData></worksheet>`
  const files = Object.entries({ ...frame, 'xl/worksheets/sheet1.xml': sheet })
  return zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])))
}
