import { endpoints } from '@/contract'
import { type ContractSchemas, contractSchemas } from '@/contract-tools/openapi/component-schemas'
import { readContract } from '@/contract-tools/openapi/contract-source'
import { requestHeaders, responseHeaders } from '@/contract-tools/openapi/headers'
import { operation } from '@/contract-tools/openapi/operation'
import { otherPaths, webhooks } from '@/contract-tools/openapi/outside-the-table'
import { refusals } from '@/contract-tools/openapi/refusals'

const DESCRIPTION = `What the storefront asks of an upstream. Calls with \`x-extension: true\` may answer 404; the pages then do without. Every refusal
has one shape, \`{ errorMessage, data? }\`, with a text for the person in Vietnamese. Money is integer đồng, moments are ISO 8601 in UTC.
Fields that are not named here are ignored. docs/upstream.md says what an upstream must, may and need not do.`

const parametersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** OpenAPI knows a path by its parts, not by what its parameters are called: the first call that has it names them. */
function pathsOf(schemas: ContractSchemas) {
  const named = new Map<string, string>()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of endpoints) {
    const { path, method } = call.endpoint
    const shape = path.replace(/\{\w+\}/g, '{}')
    const first = named.get(shape) ?? path
    named.set(shape, first)
    const names = parametersIn(first)
    const renamed = new Map(parametersIn(path).map((name, at) => [name, names[at] ?? name]))
    paths[first] = {
      ...paths[first],
      [method.toLowerCase()]: operation(call, schemas, renamed),
    }
  }
  return paths
}

/** The contract as OpenAPI 3.1. */
export async function buildDocument() {
  const schemas = contractSchemas(await readContract())
  const paths = pathsOf(schemas)
  const tags = [...new Set([...endpoints.map(({ group }) => group), 'media', 'internal'])].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hiên Sách',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: 'http://127.0.0.1:4000', description: 'The reference backend on your own machine' },
    ],
    tags: tags.map((name) => ({ name })),
    paths: { ...paths, ...otherPaths },
    webhooks,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `token` of a sign-in, whatever it looks like; a JWT’s `exp` is respected.',
        },
      },
      schemas: schemas.named,
      parameters: requestHeaders,
      headers: responseHeaders,
      responses: refusals,
    },
  }
}

/** The text of openapi.json. */
export const documentText = async () => `${JSON.stringify(await buildDocument(), null, 1)}\n`
