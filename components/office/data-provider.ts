import type { DataProvider, GetListParams, RaRecord } from 'ra-core'
import { staffCall } from '@/components/office/session/staff-call'
import type { Endpoint } from '@/contract/endpoint'
import { listReturns } from '@/contract/shop/returns'
import { staffAccounts } from '@/contract/staff/accounts'
import { staffAffiliates } from '@/contract/staff/affiliates'
import { staffAttempts } from '@/contract/staff/attempts'
import { staffAudit } from '@/contract/staff/audit'
import { staffBlocks } from '@/contract/staff/blocks'
import { listCarrierWards } from '@/contract/staff/carrier-wards'
import { staffCategories } from '@/contract/staff/categories'
import { listCodLines } from '@/contract/staff/cod-statements'
import { staffConnections } from '@/contract/staff/connections'
import { staffCourses } from '@/contract/staff/courses'
import { staffCustomers } from '@/contract/staff/customers'
import { staffFlashSales } from '@/contract/staff/flash-sales'
import { staffImports } from '@/contract/staff/imports'
import { staffInvitations } from '@/contract/staff/invitations'
import { staffInvoices } from '@/contract/staff/invoices'
import { staffJobs } from '@/contract/staff/jobs'
import { staffMessages } from '@/contract/staff/messages'
import { staffNews } from '@/contract/staff/news'
import { getStaffOrder, listOrders, listPayments, moveOrder } from '@/contract/staff/orders'
import { getPickingList } from '@/contract/staff/packing'
import { staffPages } from '@/contract/staff/pages'
import { listPrivacyRequests } from '@/contract/staff/privacy'
import { staffProducts } from '@/contract/staff/products'
import { listRefunds } from '@/contract/staff/refunds'
import { getReport } from '@/contract/staff/reports'
import { staffReviews } from '@/contract/staff/reviews'
import { staffSettings } from '@/contract/staff/settings'
import { staffShipping } from '@/contract/staff/shipping'
import { staffShortLinks } from '@/contract/staff/short-links'
import { listTransfers } from '@/contract/staff/transfers'
import { staffVouchers } from '@/contract/staff/vouchers'
import type { OfficeResource } from '@/lib/routes/office-paths'

type Calls = {
  list: Endpoint
  read?: Endpoint
  create?: Endpoint
  change?: Endpoint
  archive?: Endpoint
  /** The field that stands for `id`, and for `q`, where the call is older than the others. */
  idField?: string
  searchField?: string
}

/** The calls behind each resource; a new one needs its line here (docs/adding-a-staff-resource.md). */
export const officeCalls: Record<OfficeResource, Calls> = {
  'san-pham': staffProducts,
  'danh-muc': staffCategories,
  'flash-sale': staffFlashSales,
  'ma-giam-gia': staffVouchers,
  'nhap-sach': { list: staffImports.list, read: staffImports.read, create: staffImports.create },
  'khoa-hoc': staffCourses,
  'cham-bai': staffAttempts,
  'tin-sach': staffNews,
  'trang-noi-dung': staffPages,
  'trang-chu': { list: staffBlocks.list, read: staffBlocks.read, change: staffBlocks.change },
  'lien-ket-ngan': staffShortLinks,
  'don-hang': {
    list: listOrders,
    read: getStaffOrder,
    change: moveOrder,
    idField: 'orderId',
    searchField: 'search',
  },
  'dong-goi': { list: getPickingList },
  'tra-hang': { list: listReturns },
  'thanh-toan': { list: listPayments, idField: 'txnRef' },
  'chuyen-khoan': { list: listTransfers },
  'thu-ho': { list: listCodLines },
  'hoan-tien': { list: listRefunds },
  'cong-tac-vien': {
    list: staffAffiliates.list,
    read: staffAffiliates.read,
    change: staffAffiliates.change,
  },
  'khach-hang': { list: staffCustomers.list, read: staffCustomers.read },
  'hoa-don': { list: staffInvoices.list, read: staffInvoices.read },
  'danh-gia': staffReviews,
  'du-lieu-ca-nhan': { list: listPrivacyRequests, idField: 'requestId' },
  'bao-cao': { list: getReport },
  'phi-giao-hang': staffShipping,
  'phuong-xa': { list: listCarrierWards },
  'ket-noi': staffConnections,
  'cai-dat': staffSettings,
  'tin-da-gui': { list: staffMessages.list },
  'viec-nen': { list: staffJobs.list },
  'nhat-ky': staffAudit,
  // Nobody is made one of the staff: they are invited.
  'nhan-vien': { ...staffAccounts, create: staffInvitations.create },
}

type Row = Record<string, unknown>
type ListAnswer = { data: Row[]; totalItem?: number; totalPage: number }
type OneAnswer = { data: Row }

const MOST_IDS = 100

const callsOf = (resource: string) => {
  const calls = officeCalls[resource as OfficeResource]
  if (!calls) throw new Error(`no calls of ${resource}`)
  return calls
}

function offered(endpoint: Endpoint | undefined, what: string): Endpoint {
  if (!endpoint) throw new Error(`${what} is not offered`)
  return endpoint
}

const withId = ({ idField }: Calls, row: Row) =>
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
