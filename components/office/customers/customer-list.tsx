import Link from 'next/link'
import type { RaRecord } from 'ra-core'
import { ExportCustomers } from '@/components/office/customers/export-customers'
import { personColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { CustomerRow } from '@/contract/staff/customers'
import { formatDate } from '@/lib/format/date'
import { office } from '@/lib/messages/office'
import { officeCustomers as texts } from '@/lib/messages/office-customers'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.customers
type Row = CustomerRow & RaRecord

const columns: readonly Column<Row>[] = [
  personColumn(texts.columns.name),
  {
    key: 'phone',
    label: texts.columns.phone,
    isMinor: true,
    text: ({ phone }) => phone ?? '',
    cell: ({ phone }) => <span className="num">{phone}</span>,
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => texts.states[state],
  },
  {
    key: 'since',
    label: texts.columns.since,
    sort: 'createdTime',
    isMinor: true,
    text: ({ createdTime }) => createdTime,
    cell: ({ createdTime }) => <span className="num text-sm">{formatDate(createdTime)}</span>,
  },
]

/** Customers, found one at a time: there is no list to leaf through. */
export const CustomerList = () => (
  <ResourceList<Row>
    resource={resource}
    title={office.resources[resource]}
    columns={columns}
    sort={{ field: 'createdTime', order: 'DESC' }}
    nameOf={({ name }) => name}
    hrefOf={({ id }) => officePaths.record(resource, id)}
    searchLabel={texts.searchLabel}
    none={texts.begin}
    noneFiltered={
      <>
        {texts.none}{' '}
        <Link href={officePaths.list(officeResources.orders)} prefetch={false} className="link">
          {texts.toOrders}
        </Link>
      </>
    }
    isLookUp
    actions={<ExportCustomers />}
  />
)
