import { FileProblem } from '@/backend/modules/imports/import-row'
import { decodeXml } from '@/backend/modules/imports/read/decode-text'
import type { Archive } from '@/backend/modules/imports/read/open-archive'
import { readXml } from '@/backend/modules/imports/read/read-xml'
import { fileTexts } from '@/backend/modules/imports/texts'

const MOST_COLUMNS = 200

async function xmlOf(archive: Archive, name: string): Promise<string | null> {
  const entry = archive.entries.find(({ fileName }) => fileName === name)
  return entry ? decodeXml(await archive.read(entry)) : null
}

const local = (name: string) => name.replace(/^.*:/, '')

/** Where the first sheet lies. */
async function firstSheet(archive: Archive): Promise<string> {
  const [book, relations] = [
    await xmlOf(archive, 'xl/workbook.xml'),
    await xmlOf(archive, 'xl/_rels/workbook.xml.rels'),
  ]
  let id = ''
  let target = ''
  const nothing = () => undefined
  const open = (tag: { name: string; attributes: Record<string, string> }) => {
    if (local(tag.name) === 'sheet' && id === '') id = tag.attributes['r:id'] ?? ''
    if (tag.name === 'Relationship' && tag.attributes.Id === id)
      target = tag.attributes.Target ?? ''
  }
  for (const xml of [book, relations]) {
    for await (const _ of readXml(xml ?? '<none/>', { open, close: nothing, text: nothing }));
  }
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The texts that cells name by number; a reading aid beside a text is none of it. */
async function sharedTexts(archive: Archive): Promise<string[]> {
  const xml = await xmlOf(archive, 'xl/sharedStrings.xml')
  if (xml === null) return []
  const texts: string[] = []
  let isText = false
  let isAid = false
  const handlers = {
    open: ({ name }: { name: string }) => {
      if (local(name) === 'si') texts.push('')
      if (local(name) === 'rPh') isAid = true
      isText = local(name) === 't'
    },
    close: ({ name }: { name: string }) => {
      if (local(name) === 'rPh') isAid = false
      isText = false
    },
    text: (text: string) => {
      if (isText && !isAid && texts.length > 0) texts[texts.length - 1] += text
    },
  }
  for await (const _ of readXml(xml, handlers));
  return texts
}

/** `AB12` is column 27, counted from none. */
const columnOf = (reference: string) =>
  [...reference.replace(/\d+$/, '')].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) -
  1

/** A number as a person would write it: 9.786041E12 has lost nothing yet. */
const numberText = (text: string) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? String(number) : text
}

class SheetReader {
  rows: string[][] = []
  private row: string[] = []
  private column = -1
  private type = ''
  private value = ''
  private isValue = false

  constructor(private readonly shared: readonly string[]) {}

  open(name: string, attributes: Record<string, string>) {
    if (name === 'row') {
      this.row = []
      this.column = -1
    } else if (name === 'c') {
      const reference = attributes.r
      this.column = reference ? columnOf(reference) : this.column + 1
      if (!(this.column >= 0 && this.column < MOST_COLUMNS))
        throw new FileProblem(fileTexts.tooManyColumns(MOST_COLUMNS))
      this.type = attributes.t ?? 'n'
      this.value = ''
    } else if (name === 'f') {
      // Whatever was calculated last: the row is refused by the sign in front.
      this.value = '='
      this.type = 'formula'
    }
    this.isValue = name === 'v' || name === 't'
  }

  text(text: string) {
    if (this.isValue) this.value += text
  }

  close(name: string) {
    this.isValue = false
    if (name === 'c') this.row[this.column] = this.cellText()
    if (name === 'row') this.rows.push(Array.from(this.row, (cell) => cell ?? ''))
  }

  private cellText(): string {
    if (this.type === 's') return this.shared[Number(this.value)] ?? ''
    if (this.type === 'n') return numberText(this.value)
    if (this.type === 'b') return this.value === '1' ? 'có' : 'không'
    if (this.type === 'e') return ''
    return this.value
  }
}

/** The rows of an Excel file's first sheet, the headings among them. */
export async function* readXlsx(archive: Archive): AsyncGenerator<string[]> {
  const sheet = await xmlOf(archive, await firstSheet(archive))
  if (sheet === null) throw new FileProblem(fileTexts.noSheet)
  const reader = new SheetReader(await sharedTexts(archive))
  const handlers = {
    open: (tag: { name: string; attributes: Record<string, string> }) =>
      reader.open(local(tag.name), tag.attributes),
    close: ({ name }: { name: string }) => reader.close(local(name)),
    text: (text: string) => reader.text(text),
  }
  for await (const _ of readXml(sheet, handlers)) {
    for (const row of reader.rows.splice(0)) yield row.map((cell) => cell.normalize('NFC'))
  }
}
