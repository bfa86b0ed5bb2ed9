import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, PageText, paged, SearchText, sizeText } from '@/contract/fields'
import { messages } from '@/contract/messages'
import type { StaffRole } from '@/contract/staff/roles'

type Shape = Record<string, z.ZodMiniType>

type Resource<P extends string, I extends z.ZodMiniType> = {
  /** Where it lies: `/api/staff/<path>`. */
  path: P
  /** What one of them is called in the summaries, e.g. `a product`. */
  noun: string
  /** The id in a path. */
  id: I
  /** Who may list and read; admin always may. */
  read: readonly StaffRole[]
  /** Who may create, change and archive, where that is offered. */
  write?: readonly StaffRole[]
  /** Creating, changing and archiving ask for code or password again. */
  confirms?: true
}

/** `1,2,3` or a list of UUIDs: several rows by their ids, in one call. */
const IdsText = z.string().check(z.regex(/^[\w-]{1,40}(?:,[\w-]{1,40}){0,99}$/, messages.badId))

/** The query of every list of a resource: page, search, order, and the ids of rows that others refer to. */
const listQuery = <const S extends readonly [string, ...string[]]>(sorts: S) => ({
  page: PageText,
  pageSize: sizeText(25, 100),
  q: z.optional(SearchText),
  /** @example "popular" */
  sort: z.optional(z.enum(sorts)),
  order: z.optional(z.enum(['asc', 'desc'])),
  ids: z.optional(IdsText),
})

/**
 * The usual calls of something the staff look after; each is an endpoint like any other (docs/adding-a-staff-resource.md).
 * Every row and record has an `id`.
 */
export function staffResource<const P extends string, I extends z.ZodMiniType>({
  path,
  noun,
  id,
  read,
  write = [],
  confirms,
}: Resource<P, I>) {
  const all = `/api/staff/${path}` as const
  const one = `/api/staff/${path}/{id}` as const
  const params = z.object({ id })
  const reading = {
    access: 'staff',
    roles: read,
    budget: { cost: 'read' },
    extension: true,
  } as const
  const writing = {
    access: 'staff',
    roles: write,
    budget: { cost: 'write' },
    extension: true,
    ...(confirms && { confirms }),
  } as const
  return {
    /** `sorts` are the fields it can be ordered by, the usual one first; `filters` further query keys. */
    list: <
      R extends z.ZodMiniObject,
      const S extends readonly [string, ...string[]],
      F extends Shape = Record<never, never>,
    >(
      row: R,
      { sorts, filters = {} as F }: { sorts: S; filters?: F },
    ) =>
      endpoint({
        ...reading,
        method: 'GET',
        path: all,
        summary: `Lists what the staff see of ${noun}: a page, searched, filtered and ordered.`,
        query: z.object({ ...listQuery(sorts), ...filters }),
        response: paged(row),
      }),
    read: <R extends z.ZodMiniType>(record: R) =>
      endpoint({
        ...reading,
        method: 'GET',
        path: one,
        summary: `Reads ${noun} with everything that can be changed.`,
        params,
        response: envelope(record),
      }),
    create: <B extends z.ZodMiniType, R extends z.ZodMiniType>(body: B, record: R) =>
      endpoint({
        ...writing,
        method: 'POST',
        path: all,
        summary: `Creates ${noun}.`,
        body,
        response: envelope(record),
        bodyLimit: 256 * 1024,
      }),
    change: <B extends z.ZodMiniType, R extends z.ZodMiniType>(body: B, record: R) =>
      endpoint({
        ...writing,
        method: 'PATCH',
        path: one,
        summary: `Changes ${noun}: only what is named.`,
        params,
        body,
        response: envelope(record),
        bodyLimit: 256 * 1024,
      }),
    archive: () =>
      endpoint({
        ...writing,
        method: 'DELETE',
        path: one,
        summary: `Takes ${noun} out of the shop; what refers to it stays.`,
        params,
        response: Confirmation,
      }),
  }
}
