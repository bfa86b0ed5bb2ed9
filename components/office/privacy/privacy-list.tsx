import type { RaRecord } from 'ra-core'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { StaffPrivacyRequest } from '@/contract/privacy-desk'
import { formatDateTime } from '@/lib/format/date'
import { office } from '@/lib/messages/office'
import { officeMoney } from '@/lib/messages/office-money'
import { officeResources } from '@/lib/routes/office-paths'

const texts = officeMoney.privacy
const resource = officeResources.privacy
type Row = StaffPrivacyRequest & RaRecord

const whoOf = ({ name, email }: Row) => name ?? email ?? texts.erased
const kindOf = ({ kind }: Row) => texts.kinds[kind]
const stateOf = ({ state }: Row) => texts.states[state]
const leftOf = ({ daysLeft }: Row) => (daysLeft === null ? '' : texts.left(daysLeft))

const columns: readonly Column<Row>[] = [
  {
    key: 'who',
    label: texts.columns.who,
    text: whoOf,
    cell: (row) => (
      <>
        {whoOf(row)}
        <span className="block break-all text-sm text-ink-2">{row.email}</span>
      </>
    ),
  },
  { key: 'kind', label: texts.columns.kind, text: kindOf, cell: kindOf },
  { key: 'state', label: texts.columns.state, isMinor: true, text: stateOf, cell: stateOf },
  {
    key: 'left',
    label: texts.columns.left,
    text: leftOf,
    cell: (row) => (
      <>
        {leftOf(row)}
        <span className="num block text-sm text-ink-2">{formatDateTime(row.dueTime)}</span>
      </>
    ),
  },
]

const filters = [
  {
    kind: 'choice' as const,
    source: 'state',
    label: texts.filter,
    options: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
  },
]

/** What people asked for about their data, the nearest last day first. */
export const PrivacyList = () => (
  <ResourceList<Row>
    resource={resource}
    title={office.resources[resource]}
    columns={columns}
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={whoOf}
    hasSearch={false}
  />
)
