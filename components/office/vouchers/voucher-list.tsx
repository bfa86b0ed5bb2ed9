import type { RaRecord } from 'ra-core'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { TwoLines } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { offText } from '@/components/office/vouchers/off-text'
import { staffVouchers, type VoucherRow } from '@/contract/staff/vouchers'
import { formatDateTime } from '@/lib/format/date'
import { officeVouchers as texts } from '@/lib/messages/office-vouchers'

const resource = 'vouchers'
type Row = VoucherRow & RaRecord

const usedOf = ({ used, usageLimit }: Row) =>
  usageLimit === null ? String(used) : texts.usedOf(used, usageLimit)
const untilOf = ({ endTime }: Row) =>
  endTime ? texts.until(formatDateTime(endTime)) : texts.forEver

const columns: readonly Column<Row>[] = [
  {
    key: 'code',
    label: texts.columns.code,
    sort: 'code',
    text: ({ code, title }) => `${code} ${title}`,
    cell: ({ code, title }) => (
      <TwoLines below={title}>
        <span className="num">{code}</span>
      </TwoLines>
    ),
  },
  {
    key: 'off',
    label: texts.columns.off,
    isMinor: true,
    text: offText,
    cell: (row) => (
      <>
        {offText(row)}
        <span className="block text-sm text-ink-2">
          {[texts.kinds[row.kind], ...(row.isPublic ? [] : [texts.private])].join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => <span className="whitespace-nowrap">{texts.states[state]}</span>,
  },
  {
    key: 'used',
    label: texts.columns.used,
    sort: 'used',
    isNumber: true,
    text: usedOf,
    cell: usedOf,
  },
  {
    key: 'time',
    label: texts.columns.time,
    sort: 'startTime',
    isMinor: true,
    text: ({ startTime, endTime }) => `${startTime} ${endTime ?? ''}`,
    cell: (row) => (
      <span className="num text-sm">
        {texts.from(formatDateTime(row.startTime))}
        <span className="block text-ink-2">{untilOf(row)}</span>
      </span>
    ),
  },
]

const filters = [
  choiceFilter('kind', texts.kind, texts.kinds),
  choiceFilter('state', texts.state, texts.states),
]

/** Vouchers and promotion coupons, with how often each was used. */
export function VoucherList() {
  const { roles } = useOfficeSession()
  return (
    <ResourceList<Row>
      resource={resource}
      columns={columns}
      filters={filters}
      sort={{ field: 'startTime', order: 'DESC' }}
      nameOf={({ code }) => code}
      actions={
        mayDo(roles, staffVouchers.create.roles) ? (
          <CreateLink resource={resource}>{texts.create}</CreateLink>
        ) : null
      }
    />
  )
}
