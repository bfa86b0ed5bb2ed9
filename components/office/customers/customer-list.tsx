import Link from 'next/link'
import type { RaRecord } from 'ra-core'
import { ExportCustomers } from '@/components/office/customers/export-customers'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { personColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { CustomerRow } from '@/contract/staff/customers'
import { formatDate } from '@/lib/format/date'
import { officeCustomers as texts } from '@/lib/messages/office-customers'

const resource = 'customers'
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
    columns={columns}
    sort={{ field: 'createdTime', order: 'DESC' }}
    nameOf={({ name }) => name}
    searchLabel={texts.searchLabel}
    none={texts.begin}
    noneFiltered={
      <>
        {texts.none}{' '}
        <Link href={useOfficePaths().list('orders')} prefetch={false} className="link">
          {texts.toOrders}
        </Link>
      </>
    }
    isLookUp
    actions={<ExportCustomers />}
  />
)
