import { readFileSync } from 'node:fs'

export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
}

export type Parameter = {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  description?: string
  schema?: Schema
}
type Content = Record<string, { schema?: Schema; example?: unknown }>
type RateLimit = { most: number; seconds: number; per: string; counts: string }
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>
  'x-access': string
  'x-extension'?: true
  'x-rate-limits'?: RateLimit[]
}
export type OpenApi = {
  info: { title: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const file = new URL('../../../openapi.json', import.meta.url)

let text: string | undefined

/** The contract as OpenAPI 3.1, as it is checked in. */
export const openApiText = (): string => {
  text ??= readFileSync(file, 'utf8')
  return text
}

export const openApi = (): OpenApi => JSON.parse(openApiText()) as OpenApi
