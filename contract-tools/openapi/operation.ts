import type { Endpoint } from '@/contract/endpoint'
import { costs, rateLimits } from '@/contract/rate-limits'
import { exampleOf } from '@/contract-tools/examples/example-of'
import type { ContractSchemas, JsonSchema } from '@/contract-tools/openapi/component-schemas'
import { headersOf } from '@/contract-tools/openapi/headers'
import { refusalsOf } from '@/contract-tools/openapi/refusals'

const USUAL_BODY = 64 * 1024

type Call = { group: string; operationId: string; endpoint: Endpoint }

const limitsOf = ({ budget }: Endpoint) =>
  budget.limits ? Object.values(rateLimits[budget.limits]) : []

const resolved = (schema: JsonSchema, { named }: ContractSchemas) =>
  schema.$ref ? (named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {}) : schema

function parametersOf(
  { operationId: name, endpoint }: Call,
  schemas: ContractSchemas,
  renamed: ReadonlyMap<string, string>,
) {
  const of = (part: 'params' | 'query', place: 'path' | 'query') => {
    if (!endpoint[part]) return []
    const whole = resolved(schemas.of(name, part), schemas)
    const required = new Set(whole.required)
    return Object.entries(whole.properties ?? {}).map(([field, { description, ...schema }]) => ({
      name: place === 'path' ? (renamed.get(field) ?? field) : field,
      in: place,
      required: place === 'path' || required.has(field),
      ...(description && { description }),
      schema,
    }))
  }
  return [...of('params', 'path'), ...of('query', 'query'), ...headersOf(endpoint)]
}

/** A token is needed, welcome, or left out on purpose. */
function securityOf({ access, anonymous }: Endpoint) {
  if (anonymous) return []
  return access === 'public' || access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

const json = (schema: JsonSchema, { named }: ContractSchemas) => ({
  'application/json': { schema, example: exampleOf(schema, named) },
})

const extensionsOf = ({ endpoint }: Call) => {
  const { access, roles, extension, anonymous, direct, changes, bodyLimit, body, budget } = endpoint
  const limits = limitsOf(endpoint)
  return {
    'x-access': access,
    ...(roles && { 'x-roles': ['admin', ...roles] }),
    ...(extension && { 'x-extension': true }),
    ...(anonymous && { 'x-anonymous': true }),
    ...(direct && { 'x-direct': true }),
    ...(changes && { 'x-changes': true }),
    ...(body && { 'x-body-limit': bodyLimit ?? USUAL_BODY }),
    'x-weight': costs[budget.cost],
    ...(limits.length > 0 && { 'x-rate-limits': limits }),
  }
}

/** One call as OpenAPI writes it; `renamed` says how its path calls its parameters. */
export function operation(
  call: Call,
  schemas: ContractSchemas,
  renamed: ReadonlyMap<string, string> = new Map(),
) {
  const { group, operationId: name, endpoint } = call
  const body = endpoint.body && schemas.of(name, 'body')
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    ...extensionsOf(call),
    security: securityOf(endpoint),
    parameters: parametersOf(call, schemas, renamed),
    ...(body && {
      requestBody: {
        required: !endpoint.body?.safeParse(undefined).success,
        content: json(body, schemas),
      },
    }),
    responses: {
      200: {
        description: 'OK',
        headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
        content: json(schemas.of(name, 'response'), schemas),
      },
      ...refusalsOf(endpoint),
    },
  }
}
