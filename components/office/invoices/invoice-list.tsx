import type { RaRecord } from 'ra-core'
import { RetryInvoice } from '@/components/office/invoices/invoice-actions'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { moneyColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { OrderLink } from '@/components/office/orders/order-link'
import type { StaffInvoiceRow } from '@/contract/staff/invoices'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { officeInvoices as texts } from '@/lib/messages/office-invoices'

const resource = 'invoices'
type Row = StaffInvoiceRow & RaRecord

const nameOf = ({ number, ref }: Row) => number ?? ref
const stateOf = ({ state }: Row) => texts.states[state]
const dateOf = ({ issuedTime }: Row) => (issuedTime ? formatDate(issuedTime) : '')

function State({ row }: { row: Row }) {
  const { problem, attempts } = row
  return (
    <div className="grid justify-items-start gap-2">
      <span>
        {stateOf(row)}
        {problem ? (
          <span className="block text-sm text-ink-2 wrap-anywhere">
            {problem}
            {attempts > 1 ? ` (${texts.attempts(attempts)})` : null}
          </span>
        ) : null}
      </span>
      <RetryInvoice invoice={row} />
    </div>
  )
}

const shown: readonly Column<Row>[] = [
  {
    key: 'invoice',
    label: texts.columns.invoice,
    text: nameOf,
    cell: (row) => (
      <>
        <span className="num">{nameOf(row)}</span>
        <span className="block text-sm text-ink-2">
          {[texts.kinds[row.kind], row.corrects].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'order',
    label: texts.columns.order,
    isMinor: true,
    text: ({ orderCode }) => orderCode,
    cell: ({ orderCode, orderId }) => <OrderLink orderId={orderId}>{orderCode}</OrderLink>,
  },
  {
    key: 'buyer',
    label: texts.columns.buyer,
    isMinor: true,
    text: ({ buyerName }) => buyerName,
    cell: ({ buyerName, buyerTaxCode }) => (
      <>
        {buyerName}
        <span className="num block text-sm text-ink-2">{buyerTaxCode}</span>
      </>
    ),
  },
  {
    key: 'date',
    label: texts.columns.date,
    sort: 'issuedTime',
    isMinor: true,
    text: dateOf,
    cell: ({ issuedTime, createdTime }) => (
      <span className="num">{formatDateTime(issuedTime ?? createdTime)}</span>
    ),
  },
  moneyColumn('total', texts.columns.total),
  {
    key: 'state',
    label: texts.columns.state,
    text: stateOf,
    cell: (row) => <State row={row} />,
  },
]

const only = (key: string, label: string, text: Column<Row>['text']): Column<Row> => ({
  ...{ key, label, text },
  cell: () => null,
})
const rates = [null, 5, 8, 10]
const sumOf = (row: Row, rate: number | null, part: 'net' | 'tax') =>
  row.rates.find((one) => one.rate === rate)?.[part] ?? 0

/** What the accountant needs besides, of each rate. */
const inFiles: readonly Column<Row>[] = [
  only('kind', texts.columns.kind, ({ kind }) => texts.kinds[kind]),
  only('corrects', texts.columns.corrects, ({ corrects }) => corrects ?? ''),
  only('taxCode', texts.columns.taxCode, ({ buyerTaxCode }) => buyerTaxCode),
  only('authority', texts.columns.authority, ({ authorityCode }) => authorityCode ?? ''),
  only('net', texts.columns.net, ({ net }) => net),
  only('tax', texts.columns.tax, ({ tax }) => tax),
  ...rates.flatMap((rate) => {
    const name = texts.rate(rate)
    const net = only(`net-${name}`, texts.netOf(name), (row) => sumOf(row, rate, 'net'))
    const tax = only(`tax-${name}`, texts.taxOf(name), (row) => sumOf(row, rate, 'tax'))
    return rate === null ? [net] : [net, tax]
  }),
]

const MONTHS = 36

/** This month and those before it, the newest first, as the shop's calendar has them. */
function monthOptions() {
  const [, month = 1, year = 0] = formatDate(new Date()).split('/').map(Number)
  return Array.from({ length: MONTHS }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7)
    const [ofYear, ofMonth] = value.split('-')
    return { value, label: `${ofMonth}/${ofYear}` }
  })
}

const filtersOf = () => [
  choiceFilter('view', texts.view, texts.views),
  { kind: 'choice' as const, source: 'month', label: texts.month, options: monthOptions() },
]

/** Electronic invoices, the newest first, and a month's list for the accountant. */
export const InvoiceList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={shown}
    exported={inFiles}
    filters={filtersOf()}
    sort={{ field: 'createdTime', order: 'DESC' }}
    nameOf={nameOf}
  />
)
