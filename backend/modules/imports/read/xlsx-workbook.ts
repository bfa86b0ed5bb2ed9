import path from 'node:path'
import { FileProblem } from '@/backend/modules/imports/import-row'
import { decodeXmlParts } from '@/backend/modules/imports/read/decode-text'
import type { Archive } from '@/backend/modules/imports/read/open-archive'
import { readXml, type XmlHandlers } from '@/backend/modules/imports/read/read-xml'
import { fileTexts } from '@/backend/modules/imports/texts'

/** What a file lists is held in memory: more than any program writes of cell formats, sheets and parts. */
const MOST_LISTED = 65_536
/** Fifty thousand rows of forty texts, each another. */
const MOST_TEXTS = 2_000_000

function assertRoom(count: number, most = MOST_LISTED) {
  if (count >= most) throw new FileProblem(fileTexts.bomb)
}

function add<T>(list: T[], one: T, most?: number) {
  assertRoom(list.length, most)
  list.push(one)
}

type Tag = { name: string; attributes: Record<string, string> }
type Handlers = Partial<Omit<XmlHandlers, 'open'>> & { open: (tag: Tag) => void }

/** Prefixes are the writer's own choice. */
export const local = (name: string) => name.replace(/^.*:/, '')

const nothing = () => undefined

type Xml = AsyncIterable<string>

/** A part of the file, unpacked as far as it is read: a sheet may have 200 MB. */
export function xmlOf(archive: Archive, name: string): Xml | null {
  const wanted = name.toLowerCase()
  const entry = archive.entries.find(({ fileName }) => fileName.toLowerCase() === wanted)
  return entry ? decodeXmlParts(archive.parts(entry)) : null
}

async function walk(xml: Xml | null, { open, close = nothing, text = nothing }: Handlers) {
  if (xml === null) return
  const named = (tag: Tag) => open({ name: local(tag.name), attributes: tag.attributes })
  for await (const _ of readXml(xml, { open: named, close, text }));
}

type Relation = { id: string; kind: string; target: string }

/** What a part names beside itself; targets are told from the part's own folder, or from the root. */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const { dir, base } = path.posix.parse(part)
  const relations: Relation[] = []
  const open = ({ name, attributes }: Tag) => {
    if (name !== 'Relationship') return
    const { Id = '', Type = '', Target = '' } = attributes
    const target = path.posix.resolve('/', dir, Target.replaceAll('\\', '/')).slice(1)
    add(relations, { id: Id, kind: Type.split('/').at(-1) ?? '', target })
  }
  await walk(xmlOf(archive, path.posix.join(dir, '_rels', `${base}.rels`)), { open })
  return relations
}

/** The attribute of this name under any prefix but none: `r:id`, `rel:id`. */
const prefixed = (attributes: Record<string, string>, name: string) =>
  Object.entries(attributes).find(([key]) => key.includes(':') && local(key) === name)?.[1]

type Named = { name: string; id: string; isHidden: boolean }

async function readWorkbook(archive: Archive, part: string) {
  const sheets: Named[] = []
  let is1904 = false
  const open = ({ name, attributes }: Tag) => {
    if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
    if (name !== 'sheet') return
    const { name: called = '', state = 'visible' } = attributes
    const isHidden = state !== 'visible'
    add(sheets, { name: called, id: prefixed(attributes, 'id') ?? '', isHidden })
  }
  await walk(xmlOf(archive, part), { open })
  return { sheets, is1904 }
}

/** `_x000D_` is how Excel writes a sign XML may not hold, `_x005F_` the line before such a name. */
export const decoded = (text: string) =>
  text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')

/** The texts that cells name by number; a reading aid beside a text is none of it. */
async function sharedTexts(xml: Xml | null): Promise<string[]> {
  const texts: string[] = []
  let isText = false
  let isAid = false
  await walk(xml, {
    open: ({ name }) => {
      if (name === 'si') add(texts, '', MOST_TEXTS)
      if (name === 'rPh') isAid = true
      isText = name === 't'
    },
    close: ({ name }) => {
      if (local(name) === 'rPh') isAid = false
      if (local(name) === 'si') texts.push(decoded(texts.pop() ?? ''))
      isText = false
    },
    text: (text) => {
      if (isText && !isAid && texts.length > 0) texts[texts.length - 1] += text
    },
  })
  return texts
}

/** What a number is shown as. */
export type NumberFormat = 'date' | 'percent' | undefined

const isDateId = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

function formatOf(id: number, code = ''): NumberFormat {
  if (id === 9 || id === 10) return 'percent'
  if (isDateId(id)) return 'date'
  const signs = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^[\]]*\]/g, '')
  if (signs.includes('%')) return 'percent'
  return /[dmyhs]/i.test(signs) && !/general/i.test(signs) ? 'date' : undefined
}

/** The format of each style by its number. */
async function numberFormats(xml: Xml | null): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isCell = false
  await walk(xml, {
    open: ({ name, attributes }) => {
      if (name === 'numFmt') assertRoom(codes.size)
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (name === 'cellXfs') isCell = true
      const id = Number(attributes.numFmtId ?? 0)
      if (name === 'xf' && isCell) add(formats, formatOf(id, codes.get(id)))
    },
    close: ({ name }) => {
      if (local(name) === 'cellXfs') isCell = false
    },
  })
  return formats
}

export type Workbook = {
  /** The sheets a person sees, in their order. */
  sheets: { name: string; part: string }[]
  texts: readonly string[]
  formats: readonly NumberFormat[]
  is1904: boolean
}

/** What the sheets of an Excel file have in common, wherever its parts lie. */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const [main] = (await relationsOf(archive, '')).filter(({ kind }) => kind === 'officeDocument')
  const part = main?.target ?? 'xl/workbook.xml'
  if (part.endsWith('.bin')) throw new FileProblem(fileTexts.binaryExcel)
  const relations = await relationsOf(archive, part)
  const { sheets, is1904 } = await readWorkbook(archive, part)
  const target = (kind: string) => relations.find((one) => one.kind === kind)?.target ?? ''
  const found = sheets.flatMap(({ name, id, isHidden }) => {
    const relation = relations.find((one) => one.id === id)
    const isTable = relation?.kind === 'worksheet' || relation?.kind === ''
    return relation && isTable && !isHidden ? [{ name, part: relation.target }] : []
  })
  if (found.length === 0) throw new FileProblem(fileTexts.noSheet)
  return {
    sheets: found,
    texts: await sharedTexts(xmlOf(archive, target('sharedStrings') || 'xl/sharedStrings.xml')),
    formats: await numberFormats(xmlOf(archive, target('styles') || 'xl/styles.xml')),
    is1904,
  }
}
