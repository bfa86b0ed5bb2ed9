import { type Element, isElement } from '@/server/flight/element'
import { type Row, withValue } from '@/server/flight/rows'

const spoken = ['title', 'meta', 'link']

const isSpoken = ([, type]: Element) => spoken.includes(type)

/** What Next writes for a page's head, in rows of their own: elements for it, and components that draw nothing. */
const headOf = (row: Row): Element[] | null => {
  const value = row.kind === 'value' ? row.value : null
  if (!Array.isArray(value) || !value.every(isElement)) return null
  const isHead = value.every((one) => isSpoken(one) || one[1].startsWith('$L'))
  return isHead && value.some(isSpoken) ? value : null
}

/**
 * The rows of a page without the elements of its head: they stand in the document, from which `still`, the component that draws
 * what stands there, takes them.
 */
export function thinHead(rows: readonly Row[], still: string): readonly Row[] {
  const titled = rows.filter((row) => headOf(row)?.some(([, type]) => type === 'title'))
  if (titled.length !== 1) return rows
  return rows.map((row): Row => {
    const elements = headOf(row)
    if (!elements || row.kind !== 'value') return row
    const rest = elements.filter((one) => !isSpoken(one))
    const kept: Element = ['$', `$L${still}`, 'head', { kept: 'head' }]
    return withValue(row, row === titled[0] ? [kept, ...rest] : rest)
  })
}
