import type { RaRecord } from 'ra-core'
import { CodStatements } from '@/components/office/cod/cod-statements'
import { CodUpload } from '@/components/office/cod/cod-upload'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { RowAction } from '@/components/office/list/row-action'
import { stateFilter } from '@/components/office/list/state-filter'
import { OrderLink } from '@/components/office/orders/order-link'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import {
  type CodLine,
  codResolutions,
  importCodStatement,
  resolveCodLine,
} from '@/contract/staff/cod-statements'
import { formatMoney } from '@/lib/format/money'
import { officeCod as texts } from '@/lib/messages/office-cod'

const resource = 'cod'
const OPEN = 1
type Row = CodLine & RaRecord

const stateOf = ({ state, problem, resolution }: Row) =>
  texts.resolutions[resolution ?? ''] ?? texts.problems[problem ?? ''] ?? texts.states[state] ?? ''

const actionsFor = ({ orderId }: Row) =>
  codResolutions
    .filter((action) => action !== (orderId ? 'assign' : 'accept'))
    .map((value) => ({ value, label: texts.actions[value] }))

function Settle({ row }: { row: Row }) {
  const { roles } = useOfficeSession()
  if (row.state !== OPEN || !mayDo(roles, resolveCodLine.roles)) return null
  const run = (form: FormData) => {
    const action = codResolutions.find((one) => one === form.get('action')) ?? 'close'
    const orderCode = String(form.get('orderCode') ?? '').trim()
    const note = String(form.get('note') ?? '').trim()
    const body = { action, ...(orderCode ? { orderCode } : {}), ...(note ? { note } : {}) }
    return staffCall(resolveCodLine, { params: { id: row.id }, body })
  }
  const code = row.trackingCode ?? row.clientCode ?? ''
  const missing = (row.codAmount ?? 0) - row.booked
  return (
    <RowAction
      label={texts.settle}
      about={`${code} · ${formatMoney(row.amount)} · ${stateOf(row)}. ${
        row.problem === 'less' ? texts.less(formatMoney(missing)) : ''
      }`}
      run={run}
    >
      <Select name="action" label={texts.action} options={actionsFor(row)} />
      {row.orderId ? null : <TextInput name="orderCode" label={texts.orderCode} maxLength={20} />}
      <TextInput name="note" label={texts.note} maxLength={300} />
    </RowAction>
  )
}

const Order = ({ row: { orderId, orderCode } }: { row: Row }) =>
  orderId && orderCode ? (
    <OrderLink orderId={orderId}>{texts.of(orderCode)}</OrderLink>
  ) : (
    texts.unknownOrder
  )

const columns: readonly Column<Row>[] = [
  {
    key: 'parcel',
    label: texts.columns.parcel,
    text: ({ trackingCode, clientCode, orderCode }) =>
      [trackingCode, clientCode, orderCode].filter(Boolean).join(' '),
    cell: (row) => (
      <>
        <span className="num wrap-anywhere">{row.trackingCode ?? row.clientCode}</span>
        <span className="block text-sm text-ink-2">
          <Order row={row} />
        </span>
        <span className="block text-sm text-ink-2">
          {texts.row(row.statementNumber, row.rowNo)}
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    label: texts.columns.amount,
    isNumber: true,
    text: ({ amount }) => amount,
    cell: ({ amount, fee }) => (
      <>
        {formatMoney(amount)}
        <span className="block text-sm text-ink-2">{texts.fee(formatMoney(fee))}</span>
      </>
    ),
  },
  {
    key: 'due',
    label: texts.columns.due,
    isNumber: true,
    isMinor: true,
    text: ({ codAmount }) => codAmount ?? '',
    cell: ({ codAmount }) => (codAmount === null ? '' : formatMoney(codAmount)),
  },
  {
    key: 'problem',
    label: texts.columns.problem,
    text: stateOf,
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>
          {stateOf(row)}
          {row.note ? <span className="block text-sm text-ink-2">{row.note}</span> : null}
        </span>
        <Settle row={row} />
      </div>
    ),
  },
]

/** What carriers paid of the cash they collected, and what to do with what does not fit. */
export function CodList() {
  const { roles } = useOfficeSession()
  const isFinance = mayDo(roles, importCodStatement.roles)
  return (
    <ResourceList<Row>
      resource={resource}
      columns={columns}
      filters={[stateFilter]}
      sort={{ field: 'id', order: 'DESC' }}
      nameOf={({ trackingCode, clientCode, id }) => trackingCode ?? clientCode ?? id}
      hasSearch={false}
      actions={isFinance ? <CodUpload /> : null}
      before={isFinance ? <CodStatements /> : null}
    />
  )
}
