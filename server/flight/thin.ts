import { type Element, isElement, isRecord } from '@/server/flight/element'
import { thinHead } from '@/server/flight/head'
import { type Row, readRows, withValue, writeRow } from '@/server/flight/rows'

/** A component's name in the page's data, as its module exports it: `components/ui/still`. */
const STILL = 'Still'

type Book = ReadonlyMap<string, Row>

/** `$1a`, `$L1a`, `$@1a`, `$1a:props:children`. */
const REFERENCE = /^\$([A-Zg-z@]?)([0-9a-f]+)((?::[^:]*)*)$/

const referenceIn = (value: string) => {
  const found = REFERENCE.exec(value)
  if (!found) return null
  const [, kind = '', id = '', path = ''] = found
  return { kind, id, path: path.split(':').slice(1) }
}

/** References that lead to references; React writes few, and never a circle. */
const DEEPEST = 20

const positions: Record<string, number> = { type: 1, key: 2, props: 3 }

function stepInto(value: unknown, step: string): unknown {
  if (isElement(value)) return value[positions[step] ?? -1]
  if (Array.isArray(value)) return value[Number(step)]
  return isRecord(value) ? value[step] : undefined
}

/** Where a path leads, from row to row; undefined where it leads nowhere. */
function follow(text: string, book: Book, depth = 0): unknown {
  const reference = referenceIn(text)
  const row = book.get(reference?.id ?? '')
  if (!reference || row?.kind !== 'value' || depth > DEEPEST) return undefined
  let current = row.value
  for (const step of reference.path) {
    if (typeof current === 'string') current = follow(current, book, depth + 1)
    current = stepInto(current, step)
  }
  return current
}

const isStill = (row: Row | undefined) =>
  row?.kind === 'module' && Array.isArray(row.value) && row.value[2] === STILL

const isStillType = (type: string, book: Book) => isStill(book.get(referenceIn(type)?.id ?? ''))

const isFragment = (type: string, book: Book) => {
  const row = book.get(referenceIn(type)?.id ?? '')
  return row?.kind === 'value' && row.value === '$Sreact.fragment'
}

/** What is known of references; one that is still being looked into is in a circle, and not static. */
type Known = Map<string, boolean>

/** Nothing in it runs in the browser: markup and text alone. */
function isStatic(value: unknown, book: Book, known: Known): boolean {
  if (typeof value === 'string') return isStaticText(value, book, known)
  if (isElement(value)) {
    const [, type, , props] = value
    const isKnown = !type.startsWith('$') || isFragment(type, book) || isStillType(type, book)
    return isKnown && isStatic(props, book, known)
  }
  if (Array.isArray(value)) return value.every((one) => isStatic(one, book, known))
  if (isRecord(value)) return Object.values(value).every((one) => isStatic(one, book, known))
  return true
}

function isStaticText(text: string, book: Book, known: Known): boolean {
  if (!text.startsWith('$') || text.startsWith('$$') || text === '$undefined') return true
  const reference = referenceIn(text)
  if (!reference || !['', 'L'].includes(reference.kind)) return false
  const row = book.get(reference.id)
  if (row?.kind === 'text') return true
  const before = known.get(text)
  if (before !== undefined) return before
  known.set(text, false)
  const found = follow(text, book)
  const answer = found !== undefined && isStatic(found, book, known)
  known.set(text, answer)
  return answer
}

/** The same data with the children of still parts left out. */
class Thinning {
  readonly names: unknown[] = []
  readonly #book: Book
  readonly #known: Known = new Map()
  constructor(book: Book) {
    this.#book = book
  }
  apply(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (isElement(value)) return this.#element(value)
    if (Array.isArray(value)) return value.map((one) => this.apply(one))
    return this.#record(value as Record<string, unknown>)
  }
  /** A property said to be missing is as good as one not said; React writes half a dozen into every layout. */
  #record(value: Record<string, unknown>): Record<string, unknown> {
    const said = Object.entries(value).filter(([, one]) => one !== '$undefined')
    return Object.fromEntries(said.map(([name, one]) => [name, this.apply(one)]))
  }
  #element([marker, type, key, props]: Element): Element | null {
    if (isFile(type, props)) return null
    const { children, name } = props
    if (!isStillType(type, this.#book) || !isStatic(children, this.#book, this.#known)) {
      return [marker, type, key, this.#record(props)]
    }
    this.names.push(name)
    return [marker, type, key, { name, kept: true }]
  }
}

/** A sheet or script of the page: asked for by its document, where React looks before it asks itself. */
const isFile = (type: string, props: Record<string, unknown>) =>
  (type === 'link' && props.rel === 'stylesheet' && typeof props.precedence === 'string') ||
  (type === 'script' && props.async === true && typeof props.src === 'string')

const valuesOf = (row: Row): unknown =>
  row.kind === 'value' || row.kind === 'module' ? row.value : undefined

/** Texts that may be references, in one list: a page has thousands of others. */
function referencesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') {
    if (value.startsWith('$')) found.push(value)
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) referencesIn(one, found)
  }
  return found
}

/** A reference into a row that no longer holds what it speaks of. */
const isLoose = (text: string, book: Book) =>
  (referenceIn(text)?.path.length ?? 0) > 0 && follow(text, book) === undefined

/** The rows that are still spoken of; null when one of them leads into what was left out. */
function reachable(rows: readonly Row[], book: Book): ReadonlySet<string> | null {
  const found = new Set(['0', ...rows.filter(({ kind }) => kind === 'other').map(({ id }) => id)])
  // A stream has several rows of one id.
  const byId = new Map<string, Row[]>()
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row])
  for (const id of found) {
    const texts = (byId.get(id) ?? []).flatMap((row) => referencesIn(valuesOf(row)))
    if (texts.some((text) => isLoose(text, book))) return null
    for (const reference of texts.map(referenceIn)) if (reference) found.add(reference.id)
  }
  return found
}

/** To fetch something early: said before by the document's head, or by the answer's. */
const isHint = (row: Row) => row.kind === 'other' && row.written.startsWith('HL[')

const bookOf = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

function withoutStill(data: string): string {
  const rows = readRows(data)
  if (!rows) return data
  const thinning = new Thinning(bookOf(rows))
  const still = rows.find(isStill)
  const thinned = rows.map((row) =>
    row.kind === 'value' ? withValue(row, thinning.apply(row.value)) : row,
  )
  const { names } = thinning
  if (names.length === 0 || new Set(names).size < names.length) return data
  const headless = still ? thinHead(thinned, still.id) : thinned
  const kept = reachable(headless, bookOf(headless))
  if (!kept) return data
  return headless
    .filter((row) => kept.has(row.id) && !isHint(row))
    .map(writeRow)
    .join('')
}

/** The data of a page without what stands in its document and no script needs; the data themselves when nothing can go. */
export function thinData(data: string): string {
  try {
    return withoutStill(data)
  } catch (error) {
    // Nested deeper than the stack: a page is better sent whole than not at all.
    if (error instanceof RangeError) return data
    throw error
  }
}
