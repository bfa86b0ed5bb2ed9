import { fieldValues, usualInstant, usualTexts } from '@/contract-tools/examples/field-values'
import type { JsonSchema } from '@/contract-tools/openapi/component-schemas'

/** Fields that an ordinary answer leaves out. */
const usuallyAbsent: ReadonlySet<string> = new Set([
  'errorMessage',
  'successMessage',
  'notice',
  ...['suggestion', 'isNear', 'unmet', 'met'],
  ...['isCountCapped', 'bankTransfer', 'paymentUrl', 'productSalesOfAuthor'],
])

export type Named = Readonly<Record<string, JsonSchema>>

type Place = {
  named: Named
  /** The row's number: rows differ in what their fields' values differ in. */
  row: number
  /** How many rows the outermost lists have. */
  rows: number
  /** The schema the field belongs to, and the field's name. */
  owner: string
  name: string
  /** Values that stand above those of the examples, e.g. the id that was asked for. */
  given: Readonly<Record<string, unknown>>
}

const refName = ({ $ref = '' }: JsonSchema) => $ref.slice($ref.lastIndexOf('/') + 1)

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const isOfType = (value: unknown, { type }: JsonSchema) => {
  const wanted = [type ?? []].flat()
  const seen = typeOf(value)
  return (
    wanted.length === 0 ||
    wanted.includes(seen) ||
    (seen === 'integer' && wanted.includes('number'))
  )
}

const isText = (value: string, { pattern, minLength = 0, maxLength = 1e9 }: JsonSchema) =>
  value.length >= minLength &&
  value.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern, 'u').test(value))

const isNumber = (value: number, { minimum = -1e15, maximum = 1e15 }: JsonSchema) =>
  value >= minimum && value <= maximum

/** Whether a value may stand there, as far as it needs to be known to choose one. */
export function fits(value: unknown, schema: JsonSchema, named: Named): boolean {
  if (schema.$ref && !fits(value, named[refName(schema)] ?? {}, named)) return false
  if (schema.anyOf) return schema.anyOf.some((one) => fits(value, one, named))
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  return isOfType(value, schema) && fitsKind(value, schema, named)
}

function fitsKind(value: unknown, schema: JsonSchema, named: Named): boolean {
  if (typeof value === 'string') return isText(value, schema)
  if (typeof value === 'number') return isNumber(value, schema)
  if (Array.isArray(value)) return value.every((one) => fits(one, schema.items ?? {}, named))
  if (typeof value !== 'object' || value === null || !schema.properties) return true
  const fields = value as Record<string, unknown>
  return (
    (schema.required ?? []).every((name) => name in fields) &&
    Object.entries(schema.properties).every(
      ([name, field]) => !(name in fields) || fits(fields[name], field, named),
    )
  )
}

function chosen(schema: JsonSchema, { named, row, owner, name, given }: Place) {
  if (name in given && fits(given[name], schema, named)) return given[name]
  const values = schema.examples ?? fieldValues[`${owner}.${name}`] ?? fieldValues[name] ?? []
  const fitting = values.filter((value) => fits(value, schema, named))
  return fitting[row % Math.max(1, fitting.length)]
}

function objectOf(schema: JsonSchema, place: Place) {
  const required = new Set(schema.required)
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || !usuallyAbsent.has(name),
  )
  return Object.fromEntries(
    fields.map(([name, field]) => [name, fieldExample(field, { ...place, name })]),
  )
}

const textOf = (schema: JsonSchema, { name }: Place) => {
  if (/time$/i.test(name) || schema.format === 'date-time') return usualInstant
  return usualTexts.find((text) => isText(text, schema)) ?? 'x'.repeat(schema.minLength ?? 1)
}

const numberOf = ({ minimum = 0, maximum = 1e9 }: JsonSchema, { name, row }: Place) =>
  Math.min(maximum, Math.max(minimum, /id$/i.test(name) ? row + 1 : 1))

const listOf = ({ items }: JsonSchema, place: Place) =>
  items
    ? Array.from({ length: place.rows }, (_, at) =>
        fieldExample(items, { ...place, row: place.row + at, rows: 1, name: '' }),
      )
    : []

function plainValue(schema: JsonSchema, place: Place): unknown {
  switch ([schema.type ?? []].flat()[0]) {
    case 'object':
      return objectOf(schema, place)
    case 'array':
      return listOf(schema, place)
    case 'integer':
    case 'number':
      return numberOf(schema, place)
    case 'boolean':
      return /^(?:is(?:Active|Success|Usable|Free)|has|can)/.test(place.name)
    case 'string':
      return textOf(schema, place)
    default:
      return null
  }
}

/** A choice is shown by what is really chosen: neither empty nor null. */
const shownChoice = ({ anyOf = [] }: JsonSchema) =>
  anyOf.find((one) => one.const !== '' && one.type !== 'null') ?? {}

function fieldExample(schema: JsonSchema, place: Place): unknown {
  const value = chosen(schema, place)
  if (value !== undefined) return value
  if (schema.$ref) {
    const owner = refName(schema)
    return fieldExample(place.named[owner] ?? {}, { ...place, owner })
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return fieldExample(shownChoice(schema), place)
  return plainValue(schema, place)
}

/** A value of a schema as the shop would have it; the same one every time. */
export const exampleOf = (
  schema: JsonSchema,
  named: Named,
  {
    row = 0,
    rows = 1,
    given = {},
  }: { row?: number; rows?: number; given?: Record<string, unknown> } = {},
): unknown => fieldExample(schema, { named, row, rows, owner: '', name: '', given })
