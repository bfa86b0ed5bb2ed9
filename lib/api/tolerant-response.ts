import 'server-only'
import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'

/** A row of a list that was left out: which field did not fit, and which row it was. */
export type RowLeftOut = { field: string; id: string; problem: string }

type Schema = z.core.$ZodType
type Row = Record<string, unknown>
type Mending = {
  /** Whether rows may be left out; otherwise a list is taken whole or not at all. */
  hasRows: boolean
  leftOut: RowLeftOut[]
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fits = (schema: Schema, value: unknown) => z.safeParse(schema, value).success

const idOf = (row: unknown): string => {
  if (!isRow(row)) return ''
  const [, id] = Object.entries(row).find(([name]) => /(?:^i|I)d$/.test(name)) ?? []
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 64) : ''
}

const isPlace = (key: PropertyKey): key is string => typeof key === 'string'

/** Lists that stand for themselves: the answer's own, or one of those side by side in its data. */
const isList = (path: readonly string[]) => path.length <= 2

function mendList(element: Schema, value: unknown, path: readonly string[], mending: Mending) {
  if (value === null) return []
  if (!Array.isArray(value)) return value
  const mended = value.map((row) => mend(element, row, path, mending))
  if (!mending.hasRows || !isList(path)) return mended
  const kept: unknown[] = []
  const leftOut: RowLeftOut[] = []
  for (const row of mended) {
    const parsed = z.safeParse(element, row)
    const [issue] = parsed.error?.issues ?? []
    if (!issue) kept.push(row)
    else {
      const field = [...path, ...issue.path.filter(isPlace)].join('.')
      leftOut.push({ field, id: idOf(row), problem: issue.message })
    }
  }
  // A list of which nothing fits is not an empty list.
  if (kept.length === 0 && leftOut.length > 0) return mended
  mending.leftOut.push(...leftOut)
  return kept
}

function mendObject(
  shape: Readonly<Record<string, Schema>>,
  value: unknown,
  path: readonly string[],
  mending: Mending,
) {
  if (!isRow(value)) return value
  const mended: Row = { ...value }
  for (const [name, schema] of Object.entries(shape)) {
    const part = mend(schema, value[name], [...path, name], mending)
    if (part === undefined) delete mended[name]
    else mended[name] = part
  }
  return mended
}

const asNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value

function mendChoice(
  options: readonly Schema[],
  value: unknown,
  path: readonly string[],
  mending: Mending,
) {
  if (options.some((option) => fits(option, value))) return value
  for (const option of options) {
    const tried = mend(option, value, path, mending)
    if (fits(option, tried)) return tried
  }
  return value
}

/** The value as the schema wants it, as far as it is plain what is meant. */
function mend(schema: Schema, value: unknown, path: readonly string[], mending: Mending): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'number':
      return asNumber(value)
    case 'array':
      return mendList(def.element, value, path, mending)
    case 'object':
      return mendObject(def.shape, value, path, mending)
    case 'union':
      return mendChoice(def.options, value, path, mending)
    case 'pipe':
      return mend(def.in, value, path, mending)
    case 'lazy':
      return mend(def.getter(), value, path, mending)
    case 'nullable':
      return value === undefined ? null : value && mend(def.innerType, value, path, mending)
    case 'optional':
    case 'default':
      if (value === undefined || (value === null && !fits(def.innerType, null))) return undefined
      return mend(def.innerType, value, path, mending)
    default:
      return value
  }
}

/** An answer as the contract would have it, and the rows that could not be read. */
export function mendRows(endpoint: Endpoint, json: unknown) {
  const mending: Mending = {
    hasRows: endpoint.method === 'GET' && !endpoint.changes && !endpoint.whole,
    leftOut: [],
  }
  return { json: mend(endpoint.response, json, [], mending), leftOut: mending.leftOut }
}
