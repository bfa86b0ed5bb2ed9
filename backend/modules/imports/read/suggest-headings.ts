import type { Columns } from '@/backend/modules/imports/read/match-columns'
import { columnIn, presetOf } from '@/backend/modules/imports/read/presets'
import { headingOf, usualHeadings } from '@/backend/modules/imports/read/usual-headings'
import type { ImportField } from '@/contract/staff/import-records'

const isNumber = (text: string) => /\d/.test(text) && !/\p{L}{4,}/u.test(text)
const isNumberOfBook = (text: string) => (text.match(/\d/g) ?? []).length >= 9

type Hint = { field: ImportField; words: RegExp; holds?: (text: string) => boolean }

/** Words that a heading of this field often has, and what its cells must look like; the first that fits counts. */
const hints: readonly Hint[] = [
  { field: 'isbn', words: /\b(?:isbn|ean|gtin|barcode|ma vach)/, holds: isNumberOfBook },
  { field: 'images', words: /\b(?:images?|pictures?|photos?|anh|hinh)\b/ },
  {
    field: 'priceSale',
    words: /\b(?:sale|special|promo|variant price|khuyen mai|giam|gia ban|ban le)\b/,
    holds: isNumber,
  },
  { field: 'price', words: /\b(?:price|rrp|msrp|gia|niem yet)\b/, holds: isNumber },
  { field: 'stock', words: /\b(?:qty|quantity|stock|inventory|ton|so luong)\b/, holds: isNumber },
  {
    field: 'weight',
    words: /^(?!.*\b(?:lbs?|oz|kg)\b).*\b(?:weight|grams?|trong luong|khoi luong)\b/,
    holds: isNumber,
  },
  { field: 'author', words: /\b(?:authors?|writers?|tac gia|by)\b/ },
  { field: 'publisher', words: /\b(?:publisher|vendor|brand|manufacturer|nxb|xuat ban)\b/ },
  { field: 'category', words: /\b(?:category|categories|genre|danh muc|the loai|nhom)\b/ },
  { field: 'description', words: /\b(?:description|summary|body|mo ta|gioi thieu|noi dung)\b/ },
  { field: 'sku', words: /\b(?:sku|item (?:no|code)|product code|ma (?:hang|sp|san pham))\b/ },
  { field: 'productName', words: /\b(?:title|name|ten|tua|nhan de)\b/ },
]

export type Suggestion = { column: number; heading: string; field: ImportField }

/** Columns that are left out and may hold a field that no other column holds; what a system writes for itself is not asked. */
export function suggestHeadings(
  [headings = [], ...rows]: readonly (readonly string[])[],
  columns: Columns,
): Suggestion[] {
  const preset = presetOf(headings)
  const taken = new Set(columns)
  return headings.flatMap((heading, column) => {
    const name = headingOf(heading)
    const isMeant = preset !== null && columnIn(preset, heading) !== undefined
    if (columns[column] || name === '' || usualHeadings.has(name) || isMeant) return []
    const cells = rows.map((row) => row[column] ?? '').filter((text) => text.trim() !== '')
    const hint = hints.find(
      ({ field, words, holds }) =>
        !taken.has(field) && words.test(name) && cells.length > 0 && cells.every(holds ?? Boolean),
    )
    if (!hint) return []
    taken.add(hint.field)
    return [{ column, heading, field: hint.field }]
  })
}
