import { z } from 'zod'
import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { ErrorBody } from '@/contract/fields'

type Schema = Parameters<typeof z.toJSONSchema>[0]

const shape = (schema: unknown, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as Schema, {
    io,
    unrepresentable: 'any',
  }) as Record<string, unknown>
  return rest
}

function parameters({ params, query }: Endpoint) {
  const of = (place: 'path' | 'query', schema: Endpoint['params']) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: shape(field, 'input'),
    }))
  return [...of('path', params), ...of('query', query)]
}

const json = (schema: unknown, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: shape(schema, io) } },
})

function operation(group: string, name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' &&
      endpoint.access !== 'guest' && { security: [{ bearer: [] }] }),
    parameters: parameters(endpoint),
    ...(endpoint.body && { requestBody: { required: true, ...json(endpoint.body, 'input') } }),
    responses: {
      200: { description: 'OK', ...json(endpoint.response, 'output') },
      default: {
        description: 'Refused; errorMessage is the text for the person.',
        ...json(ErrorBody, 'output'),
      },
    },
  }
}

let made: object | undefined

/** The contract as OpenAPI 3.1, made once. */
export function openApi(): object {
  if (made) return made
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { group, name, endpoint } of endpoints) {
    const item = paths[endpoint.path] ?? {}
    item[endpoint.method.toLowerCase()] = operation(group, name, endpoint)
    paths[endpoint.path] = item
  }
  made = {
    openapi: '3.1.0',
    info: { title: 'Hiên Sách', version: '1' },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  }
  return made
}
