import type { z } from 'zod/mini'
import type { Cost, LimitName } from '@/contract/rate-limits'
import type { StaffRole } from '@/contract/staff/roles'

/**
 * Who may call: `public` anyone; `guest` only somebody without a session (403 otherwise); `user` any session (401 otherwise);
 * `staff` admins and whoever has one of the endpoint's `roles`. Row-level rules (own order, own address) belong to the handlers.
 */
export type Access = 'public' | 'guest' | 'user' | 'staff'

/**
 * What a call costs its caller. Gateway and backend take its weight from the allowance of the account or the address block, and
 * the backend lets the heavy calls of one address take turns (`costs`, `allowances` in contract/rate-limits.ts).
 */
export type Budget = {
  cost: Cost
  /** What is counted besides: by account, telephone, recipient or code. */
  limits?: LimitName
}

/** A call of the staff says by a permission which roles may make it (contract/staff/permissions.ts); admins may make any. */
type Guard =
  | { access: Exclude<Access, 'staff'>; roles?: never }
  | { access: 'staff'; roles: readonly StaffRole[] }

type Definition = Guard & {
  budget: Budget
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** One English sentence for the OpenAPI file. */
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /** The storefront sends these calls without the session's token even when there is one. */
  anonymous?: true
  /** Not a call of the original API; another upstream may answer 404. */
  extension?: true
  /** For programs that hold a token of their own: the proxy does not offer it to browsers. */
  direct?: true
  /** Its lists are parts of one thing, such as an order's lines: an answer with a row that does not fit is no answer. */
  whole?: true
  /** A GET that changes something: the storefront treats it as a write (docs/adr/0005). */
  changes?: true
  /** A dangerous step of the staff: code or password must have been shown in the last minutes. */
  confirms?: true
  /** A call of the staff that is answered before the office is open to the session. */
  opens?: true
  /** Largest body in bytes when it is not the usual 64 kB. */
  bodyLimit?: number
}

export type Endpoint = Definition

/** An endpoint is a value: method, path, access, schemas. The typed client, the backend's router and the BFF are built from it. */
export const endpoint = <const E extends Definition>(definition: E): E => definition

type Part<K extends string, V> = [V] extends [never] ? unknown : { [P in K]: V }
type OptionalPart<K extends string, V> = [V] extends [never]
  ? unknown
  : { [P in K]?: V | undefined }
type Plain = string | number | boolean | null | undefined
type Keys<S, V> = S extends z.ZodMiniType ? { [K in keyof z.output<S>]: V } : never

/** What a caller passes: path params and query as plain values, the body as the schema's input. */
export type Input<E extends Endpoint> = Part<'params', Keys<E['params'], string | number>> &
  OptionalPart<'query', Partial<Keys<E['query'], Plain>>> &
  Part<'body', E['body'] extends z.ZodMiniType ? z.input<E['body']> : never>

type Out<S> = S extends z.ZodMiniType ? z.output<S> : never

/** What a handler receives, after validation. */
export type Parsed<E extends Endpoint> = Part<'params', Out<E['params']>> &
  Part<'query', Out<E['query']>> &
  Part<'body', Out<E['body']>>

export type Output<E extends Endpoint> = z.output<E['response']>
/** What a handler returns: the response before defaults are applied. */
export type HandlerResult<E extends Endpoint> = z.input<E['response']>
