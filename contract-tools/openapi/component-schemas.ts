import { z } from 'zod/mini'
import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { ContractFile } from '@/contract-tools/openapi/contract-source'
import { type Doc, DocComments } from '@/contract-tools/openapi/doc-comments'

export type JsonSchema = {
  $ref?: string
  $schema?: string
  $id?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  examples?: unknown[]
}

type Part = 'params' | 'query' | 'body' | 'response'
const parts: readonly Part[] = ['params', 'query', 'body', 'response']
const PREFIX = '#/components/schemas/'

export const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)
/** Where a part of a call stands among the converted schemas. */
const idOf = (name: string, part: Part) => capital(name) + capital(part)

type Registered = { id: string }
const register = (files: readonly ContractFile[]) => {
  const registry = z.registry<Registered>()
  for (const { schemas } of files)
    for (const [id, schema] of Object.entries(schemas))
      if (!registry.has(schema)) registry.add(schema, { id })
  return registry
}

const isTextPipe = (def: { type: string; out?: { _zod: { def: { type: string } } } }) =>
  def.type === 'pipe' && def.out?._zod.def.type === 'string'

/** Typed text is tidied before it is checked: the rules of the tidied text tell more than those of the raw one. */
function addRulesOfTidiedText({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: object
}) {
  const def = zodSchema._zod.def as { type: string; out?: z.core.$ZodType }
  if (!isTextPipe(def) || !def.out) return
  const { pattern, minLength, maxLength } = z.toJSONSchema(def.out)
  Object.assign(jsonSchema, {
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  })
}

/** Bounds of a JavaScript integer say nothing about the shop. */
function withoutNoise(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema
  return JSON.parse(JSON.stringify(rest), (key, value) =>
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
    (key === 'pattern' && value === '^[^\\p{Cc}\\p{Cs}]*$')
      ? undefined
      : value,
  ) as JsonSchema
}

const partsOf = (schema: JsonSchema): JsonSchema[] => [
  ...(schema.anyOf ?? []),
  ...(schema.items ? [schema.items] : []),
]

/** Puts what is written above a schema or a field into it. */
function addDoc(schema: JsonSchema, { description, examples }: Doc) {
  if (description && !schema.description) schema.description = description
  if (examples.length > 0 && !schema.examples) schema.examples = [...examples]
}

/** Puts the contract's comments where the fields are; a list or a choice adds nothing to the way there. */
function describe(schema: JsonSchema, comments: ReadonlyMap<string, Doc>, path: string[]) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const here = [...path, name]
    const doc = comments.get(here.join('.'))
    if (doc) addDoc(field, doc)
    describe(field, comments, here)
    // The envelope is made by a function: what it wraps is written one level higher.
    if (name === 'data') describe(field, comments, path)
  }
  for (const part of partsOf(schema)) describe(part, comments, path)
}

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  )

/** The schemas of all calls: those with a name of their own, and how each part of a call is written with them. */
export type ContractSchemas = {
  named: Record<string, JsonSchema>
  of: (name: string, part: Part) => JsonSchema
  comments: DocComments
}

/** How a call is written in the table of its group, e.g. `staffVouchers.list`, unless it has a name of its own. */
const inGroup = new Map(
  endpoints.map(({ group, name, operationId }) => [operationId, `${group}.${name}`]),
)

const partsRegistered = (registry: ReturnType<typeof register>) => {
  const own = new Map<string, string>()
  for (const { operationId: name, endpoint } of endpoints) {
    for (const part of parts) {
      const schema = (endpoint as Endpoint)[part]
      if (!schema) continue
      const known = registry.get(schema)?.id
      const id = known ?? idOf(name, part)
      if (!known) registry.add(schema, { id })
      own.set(idOf(name, part), id)
    }
  }
  return own
}

export function contractSchemas(files: readonly ContractFile[]): ContractSchemas {
  const registry = register(files)
  const exported = new Set(files.flatMap(({ schemas }) => Object.keys(schemas)))
  const own = partsRegistered(registry)
  const { schemas } = z.toJSONSchema(registry as never, {
    uri: (id: string) => PREFIX + id,
    io: 'input',
    unrepresentable: 'any',
    override: addRulesOfTidiedText,
  }) as unknown as { schemas: Record<string, JsonSchema> }
  const comments = new DocComments(files)
  const plain = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutNoise(schema)]),
  )
  for (const id of exported) {
    const schema = plain[id]
    if (!schema) continue
    const doc = comments.ofName(id)
    if (doc) addDoc(schema, doc)
    describe(schema, comments.fieldsOf(id), [])
  }
  const isShared = (id: string) => exported.has(id)
  const of = (name: string, part: Part): JsonSchema => {
    const id = own.get(idOf(name, part)) ?? ''
    if (isShared(id)) return { $ref: PREFIX + id }
    const schema = structuredClone(plain[id] ?? {})
    const written = comments.fieldsOf(name, inGroup.get(name))
    describe(schema, written, [part])
    // The calls of a staff resource are made of its filters and of schemas that name no part.
    describe(schema, written, part === 'query' ? ['filters'] : [])
    return schema
  }
  return { named: onlyUsed(plain, exported, of), of, comments }
}

/** Exports that no call leads to, such as parts of forms, stay out. */
function onlyUsed(
  plain: Record<string, JsonSchema>,
  exported: ReadonlySet<string>,
  of: ContractSchemas['of'],
) {
  const used = new Set<string>(['ErrorBody'])
  const waiting = endpoints.flatMap(({ operationId: name }) =>
    parts.flatMap((part) => namesIn(of(name, part))),
  )
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (used.has(id)) continue
    used.add(id)
    waiting.push(...namesIn(plain[id] ?? {}))
  }
  return Object.fromEntries(
    [...used]
      .filter((id) => exported.has(id))
      .sort()
      .map((id) => [id, plain[id] ?? {}]),
  )
}
