import type { DataProvider, GetListParams, RaRecord } from 'ra-core'
import type { Resource } from '@/components/office/resource'
import { type ResourceName, resources } from '@/components/office/resources'
import { staffCall } from '@/components/office/session/staff-call'
import type { Endpoint } from '@/contract/endpoint'

type Row = Record<string, unknown>
type ListAnswer = { data: Row[]; totalItem?: number; totalPage: number }
type OneAnswer = { data: Row }

const MOST_IDS = 100

const callsOf = (resource: string) => {
  if (!Object.hasOwn(resources, resource)) throw new Error(`no resource ${resource}`)
  return resources[resource as ResourceName].calls
}

function offered(endpoint: Endpoint | undefined, what: string): Endpoint {
  if (!endpoint) throw new Error(`${what} is not offered`)
  return endpoint
}

const withId = ({ idField }: Resource['calls'], row: Row) =>
  ({ ...row, id: row[idField ?? 'id'] }) as RaRecord & Row

const ask = <A>(endpoint: Endpoint, input: object) => staffCall(endpoint, input as never) as A

async function getList(resource: string, { pagination, sort, filter }: GetListParams) {
  const calls = callsOf(resource)
  const { q, ...filters } = (filter ?? {}) as Row
  const sorts = calls.list.query && 'sort' in calls.list.query.shape
  const query = {
    page: pagination?.page ?? 1,
    pageSize: pagination?.perPage ?? 25,
    ...(sorts && sort && sort.field !== 'id'
      ? { sort: sort.field, order: sort.order.toLowerCase() }
      : {}),
    ...(q ? { [calls.searchField ?? 'q']: q } : {}),
    ...filters,
  }
  const { data, totalItem } = await ask<Promise<ListAnswer>>(calls.list, { query })
  return { data: data.map((row) => withId(calls, row)), total: totalItem ?? data.length }
}

async function getOne(resource: string, id: unknown) {
  const calls = callsOf(resource)
  const { data } = await ask<Promise<OneAnswer>>(offered(calls.read, 'reading'), { params: { id } })
  return { data: withId(calls, data) }
}

async function update(resource: string, id: unknown, body: Row) {
  const calls = callsOf(resource)
  const input = { params: { id }, body }
  const { data } = await ask<Promise<OneAnswer>>(offered(calls.change, 'changing'), input)
  return { data: withId(calls, data) }
}

async function remove(resource: string, id: unknown) {
  await ask<Promise<unknown>>(offered(callsOf(resource).archive, 'archiving'), { params: { id } })
}

/**
 * What differs from the record as it was read: the calls change only what is named. A record with a version is changed as it was
 * seen, or not at all.
 */
const changed = (data: Row, previous: Row | undefined) =>
  previous === undefined
    ? data
    : Object.fromEntries(
        Object.entries(data).filter(
          ([name, value]) =>
            name === 'version' || JSON.stringify(value) !== JSON.stringify(previous[name]),
        ),
      )

const provider = {
  getList,
  getOne: (resource: string, { id }: { id: unknown }) => getOne(resource, id),
  getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => {
    const calls = callsOf(resource)
    const query = { ids: ids.slice(0, MOST_IDS).join(','), pageSize: MOST_IDS }
    const { data } = await ask<Promise<ListAnswer>>(calls.list, { query })
    return { data: data.map((row) => withId(calls, row)) }
  },
  getManyReference: (
    resource: string,
    { target, id, ...params }: GetListParams & { target: string; id: unknown },
  ) => getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  create: async (resource: string, { data: body }: { data: Row }) => {
    const calls = callsOf(resource)
    const { data } = await ask<Promise<OneAnswer>>(offered(calls.create, 'creating'), { body })
    return { data: withId(calls, data) }
  },
  update: (
    resource: string,
    { id, data, previousData }: { id: unknown; data: Row; previousData?: Row },
  ) => update(resource, id, changed(data, previousData)),
  updateMany: async (resource: string, { ids, data }: { ids: readonly unknown[]; data: Row }) => {
    for (const id of ids) await update(resource, id, data)
    return { data: ids }
  },
  delete: async (resource: string, { id, previousData }: { id: unknown; previousData?: Row }) => {
    await remove(resource, id)
    return { data: { ...previousData, id } }
  },
  deleteMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => {
    for (const id of ids) await remove(resource, id)
    return { data: ids }
  },
}

/** The admin framework's way to the calls of the staff. */
export const officeDataProvider = provider as unknown as DataProvider
