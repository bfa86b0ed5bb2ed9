import { escaped } from '@/backend/platform/html/escaped'
import type { Schema } from '@/backend/platform/openapi/document'

export const refName = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)

const literal = (value: unknown) => escaped(JSON.stringify(value))

/** The type of a field in a few words; named schemas are links. */
export function typeText(schema: Schema): string {
  if (schema.$ref) {
    const name = escaped(refName(schema.$ref))
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const types = [schema.type ?? 'any'].flat()
  return types
    .map((type) => (type === 'array' ? `list of ${typeText(schema.items ?? {})}` : escaped(type)))
    .join(' or ')
}

/** Fields of what lies within: of the object itself, of a list's rows, of the one choice that has any. */
function within(schema: Schema): Schema {
  if (schema.properties) return schema
  if (schema.items) return within(schema.items)
  return schema.anyOf?.map(within).find(({ properties }) => properties) ?? {}
}

function row(name: string, field: Schema, isRequired: boolean, depth: number): string {
  const facts = [
    field.description && escaped(field.description),
    field.default !== undefined && `without it ${literal(field.default)}`,
    field.pattern && `<code>${escaped(field.pattern)}</code>`,
  ].filter(Boolean)
  const own = `<tr><th scope="row" class="d${Math.min(depth, 4)}">${escaped(name)}${isRequired ? '' : '<i>?</i>'}</th><td>${typeText(field)}</td><td>${facts.join('; ')}</td></tr>`
  return own + rows(within(field), depth + 1)
}

const rows = ({ properties = {}, required = [] }: Schema, depth: number): string =>
  Object.entries(properties)
    .map(([name, field]) => row(name, field, required.includes(name), depth))
    .join('')

/** A schema as a table of its fields, or as its type when it has none. */
export function schemaTable(schema: Schema): string {
  const fields = rows(within(schema), 0)
  if (schema.$ref || !fields) return `<p class="type">${typeText(schema)}</p>`
  return `<table><thead><tr><th scope="col">field</th><th scope="col">type</th><th scope="col">meaning</th></tr></thead><tbody>${fields}</tbody></table>`
}
