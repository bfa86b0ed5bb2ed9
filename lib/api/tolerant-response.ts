import 'server-only'
import { z } from 'zod/mini'
import type { Endpoint } from '@/contract/endpoint'

/** A row of a list that was left out: which field did not fit, and which row it was. */
export type RowLeftOut = { field: string; id: string; problem: string }

type Schema = z.core.$ZodType
type Row = Record<string, unknown>
type Repair = {
  /** Whether rows of lists may be left out; otherwise a list is taken whole or not at all. */
  mayLeaveOut: boolean
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

/** Rows are left out of the response's own list and of lists side by side in its data, not of lists inside a row. */
const isOuterList = (path: readonly string[]) => path.length <= 2

/** Why a row does not fit; null when it does. */
function problemOf(element: Schema, row: unknown, path: readonly string[]): RowLeftOut | null {
  const [issue] = z.safeParse(element, row).error?.issues ?? []
  if (!issue) return null
  const names = issue.path.filter((key) => typeof key === 'string')
  return { field: [...path, ...names].join('.'), id: idOf(row), problem: issue.message }
}

function repairList(element: Schema, value: unknown, path: readonly string[], repair: Repair) {
  if (value === null) return []
  if (!Array.isArray(value)) return value
  const rows = value.map((row) => repairValue(element, row, path, repair))
  if (!repair.mayLeaveOut || !isOuterList(path)) return rows
  const problems = rows.map((row) => problemOf(element, row, path))
  const fitting = rows.filter((_, at) => problems[at] === null)
  // A list of which nothing fits is not an empty list.
  if (fitting.length === 0) return rows
  repair.leftOut.push(...problems.filter((one) => one !== null))
  return fitting
}

function repairObject(
  shape: Readonly<Record<string, Schema>>,
  value: unknown,
  path: readonly string[],
  repair: Repair,
) {
  if (!isRow(value)) return value
  const repaired: Row = { ...value }
  for (const [name, schema] of Object.entries(shape)) {
    const part = repairValue(schema, value[name], [...path, name], repair)
    if (part === undefined) delete repaired[name]
    else repaired[name] = part
  }
  return repaired
}

const asNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value

function repairUnion(
  options: readonly Schema[],
  value: unknown,
  path: readonly string[],
  repair: Repair,
) {
  if (options.some((option) => fits(option, value))) return value
  for (const option of options) {
    const tried = repairValue(option, value, path, repair)
    if (fits(option, tried)) return tried
  }
  return value
}

/** The value as the schema wants it where it is plain what is meant: a number sent as digits, null sent for an empty list or a missing part. */
function repairValue(
  schema: Schema,
  value: unknown,
  path: readonly string[],
  repair: Repair,
): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'number':
      return asNumber(value)
    case 'array':
      return repairList(def.element, value, path, repair)
    case 'object':
      return repairObject(def.shape, value, path, repair)
    case 'union':
      return repairUnion(def.options, value, path, repair)
    case 'pipe':
      return repairValue(def.in, value, path, repair)
    case 'lazy':
      return repairValue(def.getter(), value, path, repair)
    case 'nullable':
      return value === undefined ? null : value && repairValue(def.innerType, value, path, repair)
    case 'optional':
    case 'default':
      if (value === undefined || (value === null && !fits(def.innerType, null))) return undefined
      return repairValue(def.innerType, value, path, repair)
    default:
      return value
  }
}

/** An answer as the contract would have it, and the rows that could not be read. */
export function repairResponse(endpoint: Endpoint, json: unknown) {
  const repair: Repair = {
    mayLeaveOut: endpoint.method === 'GET' && !endpoint.changes && !endpoint.whole,
    leftOut: [],
  }
  return { json: repairValue(endpoint.response, json, [], repair), leftOut: repair.leftOut }
}
