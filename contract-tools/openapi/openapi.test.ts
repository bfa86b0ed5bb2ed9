import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '@/contract'
import { exampleOf, fits } from '@/contract-tools/examples/example-of'
import { buildDocument, documentText } from '@/contract-tools/openapi/build-document'
import { callCostsText } from '@/contract-tools/openapi/call-costs'
import { contractSchemas, type JsonSchema } from '@/contract-tools/openapi/component-schemas'
import { readContract } from '@/contract-tools/openapi/contract-source'

const files = await readContract()
const schemas = contractSchemas(files)
const document = await buildDocument()

type Operation = {
  operationId: string
  parameters: { $ref?: string; name?: string }[]
  responses: Record<string, unknown>
  [extra: `x-${string}`]: unknown
}
const operations = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item) as Operation[])
    .map((one) => [one.operationId, one]),
)
const operationOf = (name: string) => operations.get(name) as Operation

test('openapi.json is what the contract says now; `npm run contract:openapi` writes it again', async () => {
  const written = readFileSync('openapi.json', 'utf8')
  const isCurrent = written === (await documentText())
  expect({ isCurrent, otherwise: 'npm run contract:openapi' }).toMatchObject({ isCurrent: true })
})

test('so is call-costs.json, by which the gateway counts', () => {
  expect(readFileSync('contract/call-costs.json', 'utf8')).toBe(callCostsText())
})

test('it is OpenAPI 3.1, and every reference leads somewhere', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result).toMatchObject({ valid: true })
  const known = new Set(
    Object.entries(document.components).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `#/components/${kind}/${name}`),
    ),
  )
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(500)
  expect(references.map(([, to = '']) => to).filter((to) => !known.has(to))).toEqual([])
})

/** What the validator above judges, what a test below does, and two things that follow from the original calls and from what exams take. */
const NOT_ASKED = [
  ...['struct', 'no-invalid-media-type-examples', 'no-invalid-parameter-examples'],
  ...['no-invalid-schema-examples', 'tag-description', 'no-unused-components'],
  ...['no-ambiguous-paths', 'no-illogical-composition-keywords'],
]

test('the linter of Redocly finds nothing in it', async () => {
  const rules = Object.fromEntries(NOT_ASKED.map((rule) => [rule, 'off' as const]))
  const config = await createConfig({ extends: ['recommended'], rules })
  const source = JSON.stringify(document)
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('it has every call of the contract, with who may call it and whether it may be missing', () => {
  for (const { operationId: name, endpoint } of endpoints) {
    expect(operationOf(name)).toMatchObject({ 'x-access': endpoint.access })
    expect(operationOf(name)['x-extension']).toBe(endpoint.extension)
  }
  expect(operationOf('saveExam')['x-body-limit']).toBe(256 * 1024)
})

test('the headers that some calls need stand where they are needed', () => {
  const with_ = (header: string) =>
    [...operations.values()]
      .filter(({ parameters }) => parameters.some(({ $ref }) => $ref?.endsWith(`/${header}`)))
      .map(({ operationId }) => operationId)
      .sort()
  expect(with_('IdempotencyKey')).toEqual(['checkOut', 'checkOutAsGuest'])
  expect(with_('OrderToken')).toEqual([
    ...['cancelPlacedOrder', 'getOrder', 'nameOrderEmail', 'payAgain'],
  ])
  expect(with_('RegistrationToken')).toEqual(['updateUser'])
  expect(with_('InternalSecret').length).toBeGreaterThanOrEqual(endpoints.length)
})

test('every limited call is one of the contract, with its limits and its refusal', () => {
  const limited = endpoints.filter(({ endpoint }) => endpoint.budget?.limits)
  expect(limited.length).toBeGreaterThan(20)
  for (const { name } of limited) {
    expect(operationOf(name)['x-rate-limits']).toEqual(expect.arrayContaining([expect.anything()]))
    expect(operationOf(name).responses).toHaveProperty('429')
  }
})

test('what is written above a field of the contract is its description', () => {
  const { ProductSale, CartLine, Money } = document.components.schemas
  expect(Money?.description).toBe('Integer đồng.')
  expect(ProductSale?.properties?.available?.description).toBe('Copies that can be ordered now.')
  expect(CartLine?.properties?.error?.description).toContain('empty when it can')
  expect(JSON.stringify(operationOf('listProducts'))).toContain(
    'True when more matched than were counted.',
  )
})

test('what is written above a field of a staff resource is its description too', () => {
  const list = JSON.stringify(operationOf('listStaffShortLinks'))
  expect(list).toContain('As it is printed, without the shop')
})

/** Every schema in something, with what it is called there. */
function* schemasIn(value: unknown, name = ''): Generator<[string, JsonSchema]> {
  if (typeof value !== 'object' || value === null) return
  if ('examples' in value && Array.isArray(value.examples)) yield [name, value as JsonSchema]
  for (const [key, part] of Object.entries(value)) yield* schemasIn(part, `${name}.${key}`)
}

test('an `@example` above a field or a schema of the contract is one that it takes, and is shown', () => {
  const { CartLine } = document.components.schemas
  expect(CartLine?.properties?.Quantity?.examples).toEqual([2, 1])
  const parts = ['params', 'query', 'body', 'response'] as const
  const everywhere = endpoints.map(({ operationId }) =>
    parts.map((part) => schemas.of(operationId, part)),
  )
  const all = [...schemasIn([schemas.named, everywhere])]
  expect(all.length).toBeGreaterThan(100)
  const wrong = all.flatMap(([name, { examples = [], ...schema }]) =>
    examples.filter((one) => !fits(one, schema, schemas.named)).map((one) => [name, one]),
  )
  expect(wrong).toEqual([])
})

test('every example is what the contract takes; `@example` above a field gives it a value', () => {
  const parts = ['params', 'query', 'body', 'response'] as const
  const wrong = endpoints.flatMap(({ operationId: name, endpoint }) =>
    parts.flatMap((part) => {
      const example = exampleOf(schemas.of(name, part), schemas.named)
      const result = endpoint[part]?.safeParse(example)
      return result && !result.success ? [{ name, part, issues: result.error.issues }] : []
    }),
  )
  expect(wrong).toEqual([])
})
