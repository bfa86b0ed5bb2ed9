import { strToU8, zipSync } from 'fflate'
import { privacyTexts } from '@/backend/modules/privacy'
import type { ExportedTable } from '@/backend/read-models/personal-data/export-person'
import {
  exportColumns,
  exportValues,
} from '@/backend/read-models/personal-data/personal-data-texts'

const texts = privacyTexts.file

/** A picture lies beside the pages, which name it. */
class Picture {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
  ) {}
  toJSON() {
    return this.name
  }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const time = new Intl.DateTimeFormat('vi-VN', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Ho_Chi_Minh',
})

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (value instanceof Date) return time.format(value)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const cellHtml = (table: string, name: string, value: unknown) =>
  value instanceof Picture
    ? `<img src="${escaped(value.name)}" alt="">`
    : escaped(exportValues[`${table}.${name}`]?.[String(value)] ?? shown(value))

const rowHtml = (table: string, row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .map(
      ([name, value]) =>
        `<dt>${escaped(exportColumns[name] ?? name)}</dt><dd>${cellHtml(table, name, value)}</dd>`,
    )
    .join('')}</dl>`

const tableHtml = ({ title, table, purpose, term, rows }: ExportedTable) =>
  `<section><h2>${escaped(title)} <small>${escaped(table)}</small></h2>
<p>${escaped(purpose)}. ${escaped(texts.kept)}: ${escaped(term)}.</p>
${rows.map((row) => rowHtml(table, row)).join('\n')}</section>`

const style = `body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#22302a;background:#faf7f0}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.1rem 1rem;margin:.75rem 0;padding:.75rem 1rem;border:1px solid #d8d0be;background:#fff}
dt{color:#5c665f}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{max-width:100%}small{font-weight:400;color:#5c665f}`

const page = (shop: string, tables: readonly ExportedTable[], at: Date) => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.title(shop))}</title><style>${style}</style></head>
<body><h1>${escaped(texts.title(shop))}</h1><p>${escaped(texts.made(time.format(at)))}</p>
${tables.map(tableHtml).join('\n')}
</body></html>
`

export const EXPORT_FILE = texts.fileName

function takePicturesOut(tables: readonly ExportedTable[]) {
  const pictures: Picture[] = []
  const named = (table: string, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value
    const picture = new Picture(`${table}-${pictures.length + 1}.webp`, value)
    pictures.push(picture)
    return picture
  }
  const withNames = tables.map((one) => ({
    ...one,
    rows: one.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, named(one.table, value)])),
    ),
  }))
  return { tables: withNames, pictures }
}

/** Everything about somebody, for programs and for reading. */
export function exportZip(shop: string, all: readonly ExportedTable[], at: Date): Uint8Array {
  const { tables, pictures } = takePicturesOut(all)
  const json = JSON.stringify({ madeAt: at.toISOString(), tables }, null, 2)
  return zipSync(
    {
      'du-lieu.json': strToU8(json),
      'du-lieu.html': strToU8(page(shop, tables, at)),
      ...Object.fromEntries(pictures.map(({ name, bytes }) => [name, bytes])),
    },
    { mtime: at },
  )
}
