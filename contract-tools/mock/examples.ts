import type { Endpoint, HandlerResult } from '@/contract/endpoint'
import { exampleOf } from '@/contract-tools/examples/example-of'
import { contractSchemas } from '@/contract-tools/openapi/component-schemas'
import { readContract } from '@/contract-tools/openapi/contract-source'

const schemas = contractSchemas(await readContract())

type Wanted = Parameters<typeof exampleOf>[2]

/** An example of a named schema of the contract, e.g. `ProductDetail`; the caller names its type. */
export const example = <T>(name: string, wanted?: Wanted): T =>
  exampleOf(schemas.named[name] ?? {}, schemas.named, wanted) as T

/** An example of a call's answer. */
export const exampleAnswer = <E extends Endpoint>(name: string, wanted?: Wanted) =>
  exampleOf(schemas.of(name, 'response'), schemas.named, wanted) as HandlerResult<E>
