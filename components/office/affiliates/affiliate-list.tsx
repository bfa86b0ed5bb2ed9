import type { RaRecord } from 'ra-core'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { moneyColumn, personColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { affiliateTerms } from '@/contract/shop/affiliate-statement'
import type { AffiliateRow } from '@/contract/staff/affiliates'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeAffiliates as texts } from '@/lib/messages/office-affiliates'

const resource = 'affiliates'
type Row = AffiliateRow & RaRecord

const columns: readonly Column<Row>[] = [
  personColumn(texts.columns.name),
  {
    key: 'code',
    label: texts.columns.code,
    isMinor: true,
    text: ({ code }) => code,
    cell: ({ code }) => <span className="num">{code}</span>,
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => texts.states[state],
  },
  moneyColumn('balance', texts.columns.balance, { sort: 'balance', isMinor: true }),
  {
    key: 'due',
    label: texts.columns.due,
    isNumber: true,
    text: ({ due }) => due,
    cell: ({ due, state }) => (
      <>
        {formatMoney(Math.max(0, due))}
        {due > 0 && due < affiliateTerms.leastPayout && state !== 'stopped' ? (
          <span className="block text-sm text-ink-2">{texts.tooSmall}</span>
        ) : null}
      </>
    ),
  },
  {
    key: 'applied',
    label: texts.columns.applied,
    sort: 'appliedTime',
    isMinor: true,
    text: ({ appliedTime }) => appliedTime ?? '',
    cell: ({ appliedTime }) => (
      <span className="num text-sm">{appliedTime ? formatDate(appliedTime) : ''}</span>
    ),
  },
]

const filters = [choiceFilter('state', texts.filterState, texts.states)]

/** Who recommends books for a commission, and what is to be paid. */
export const AffiliateList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={filters}
    sort={{ field: 'appliedTime', order: 'DESC' }}
    nameOf={({ name }) => name}
  />
)
