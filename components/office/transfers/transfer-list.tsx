import type { RaRecord } from 'ra-core'
import { moneyColumn, timeColumn } from '@/components/office/list/columns'
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
  resolveTransfer,
  type Transfer,
  type TransferResolution,
  transferResolutions,
} from '@/contract/staff/transfers'
import { formatMoney } from '@/lib/format/money'
import { officeMoney } from '@/lib/messages/office-money'

const texts = officeMoney.transfers
const resource = 'transfers'
const OPEN = 1
type Row = Transfer & RaRecord

const actions = transferResolutions.map((value) => ({ value, label: texts.actions[value] }))
const stateOf = ({ state, problem, resolution }: Row) => {
  const done = transferResolutions.find((one) => one === resolution)
  if (done) return texts.actions[done]
  return (
    texts.problems[problem as keyof typeof texts.problems] ??
    texts.states[state as keyof typeof texts.states]
  )
}

/** An order that is paid or over takes no more: its money goes back. */
const usualActionOf = ({ problem }: Row): TransferResolution =>
  problem === 'twice' || problem === 'late' ? 'refund' : 'credit'

function Settle({ row }: { row: Row }) {
  const { roles } = useOfficeSession()
  if (row.state !== OPEN || !mayDo(roles, resolveTransfer.roles)) return null
  const run = (form: FormData) => {
    const action = transferResolutions.find((one) => one === form.get('action')) ?? 'close'
    const orderCode = String(form.get('orderCode') ?? '').trim()
    const note = String(form.get('note') ?? '').trim()
    const body = { action, ...(orderCode ? { orderCode } : {}), ...(note ? { note } : {}) }
    return staffCall(resolveTransfer, { params: { id: row.id }, body })
  }
  return (
    <RowAction label={texts.settle} about={`${formatMoney(row.amount)} · ${row.content}`} run={run}>
      <Select
        name="action"
        label={texts.action}
        options={actions}
        defaultValue={usualActionOf(row)}
      />
      <TextInput
        name="orderCode"
        label={texts.orderCode}
        defaultValue={row.orderCode ?? ''}
        maxLength={20}
      />
      <TextInput name="note" label={texts.note} maxLength={300} />
    </RowAction>
  )
}

const columns: readonly Column<Row>[] = [
  timeColumn('bookedTime', texts.columns.time, { isMinor: true }),
  moneyColumn('amount', texts.columns.amount),
  {
    key: 'content',
    label: texts.columns.content,
    isMinor: true,
    text: ({ content, sender }) => `${content} ${sender ?? ''}`,
    cell: ({ content, sender }) => (
      <>
        {content}
        <span className="block text-sm text-ink-2">{sender}</span>
      </>
    ),
  },
  {
    key: 'problem',
    label: texts.columns.problem,
    text: (row) => `${stateOf(row)} ${row.orderCode ?? ''}`,
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>
          {stateOf(row)}
          {row.orderCode ? (
            <span className="block text-sm text-ink-2">
              {row.orderId ? (
                <OrderLink orderId={row.orderId}>{texts.of(row.orderCode)}</OrderLink>
              ) : (
                texts.of(row.orderCode)
              )}
              {row.orderTotal === null ? null : ` · ${texts.total(formatMoney(row.orderTotal))}`}
            </span>
          ) : null}
        </span>
        <Settle row={row} />
      </div>
    ),
  },
]

/** Transfers on the shop's account, and what to do with those that paid no order by themselves. */
export const TransferList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={[stateFilter]}
    sort={{ field: 'id', order: 'DESC' }}
    nameOf={({ reference }) => reference}
    hasSearch={false}
  />
)
