import { expect, test } from '@jest/globals'
import { zipSync } from 'fflate'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { inspectFile, readFile } from '@/backend/modules/imports/read/read-file'
import { fileTexts as texts } from '@/backend/modules/imports/texts'
import { isbnOf } from '@/backend/workflows/import-books/testing'
import { onixOf, onixProduct, xlsxOf, zipOf } from '@/backend/workflows/import-books/testing-files'

const picture = `${isbnOf(1)}.jpg`
const SYMLINK = (0o120777 << 16) >>> 0

/** A ZIP that says that its first entry needs a password. */
function locked() {
  const bytes = zipOf({ [picture]: 'x' })
  for (const [sign, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    const at = bytes.indexOf(sign, 0, 'latin1') + flags
    bytes[at] = (bytes[at] ?? 0) | 1
  }
  return bytes
}

const sheet = (body: string) => xlsxOf([], `<worksheet>${body}</worksheet>`)
const inXml = (text: string) => `<ONIXMessage release="3.0"><Product>${text}`

const dangers: Record<string, [content: Buffer | string, said: string]> = {
  'a picture that bursts': [zipOf({ [picture]: new Uint8Array(40_000_000) }), texts.bomb],
  'a sheet that bursts': [sheet(' '.repeat(9_000_000)), texts.bomb],
  'an archive inside': [zipOf({ 'a.zip': 'x', [picture]: 'x' }), texts.nested],
  'an archive inside, of another kind': [zipOf({ 'a.TAR': 'x' }), texts.nested],
  'a macro': [zipOf({ '[Content_Types].xml': '<Types/>', 'xl/vbaProject.bin': 'x' }), texts.macros],
  'a link': [
    Buffer.from(zipSync({ [picture]: [Buffer.from('/etc/passwd'), { os: 3, attrs: SYMLINK }] })),
    texts.linkInside,
  ],
  'a way out': [zipOf({ 'a/../../x.jpg': 'x' }), texts.badPath],
  'a name with a line in it': [zipOf({ 'ảnh\n.jpg': 'x' }), texts.badPath],
  'a password': [locked(), texts.encrypted],
  'ten thousand columns': [
    sheet(`<sheetData><row><c r="A1"><v>1</v></c><c r="ZZZ1"><v>1</v></c></row></sheetData>`),
    texts.tooManyColumns(200),
  ],
  'a well without a bottom': [inXml('<a>'.repeat(100)), texts.deepXml],
  'a text without end': [inXml(`<a>${'a'.repeat(300_000)}</a>`), texts.longXml],
  'an entity': [
    `<!DOCTYPE a [<!ENTITY x "y">]>${inXml('&x;')}`,
    texts.doctype('a [<!ENTITY x "y">]'),
  ],
  'a program': [Buffer.from('7f454c46020101000000', 'hex'), texts.notText],
}

/** What somebody is told who sends it; a whole ONIX message is read to its end. */
async function refusalOf(content: Buffer | string): Promise<string | null> {
  const bytes = Buffer.from(content)
  try {
    const { place } = await inspectFile(bytes)
    const where = { sheet: place?.sheet ?? '', headingRow: place?.headingRow ?? 1 }
    const reading = { columns: [], headings: [], answers: {}, isForeign: false, today: '20261121' }
    for await (const _ of readFile(bytes, { ...reading, place: where }));
    return null
  } catch (error) {
    if (error instanceof FileProblem) return error.message
    throw error
  }
}

test.each(Object.keys(dangers))('%s is refused for what it is', async (name) => {
  const [content, said] = dangers[name] ?? ['', '']
  expect(await refusalOf(content)).toBe(said)
})

test('a sound file is refused for nothing', async () => {
  expect(await refusalOf(onixOf([onixProduct(1)]))).toBeNull()
  expect(await refusalOf(xlsxOf([['ISBN'], [isbnOf(1)]]))).toBeNull()
})
