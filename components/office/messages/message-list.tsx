import type { RaRecord } from 'ra-core'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { timeColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Badge, type Tone } from '@/components/ui/badge'
import { type StaffMessage, staffMessages } from '@/contract/staff/messages'
import { formatDateTime } from '@/lib/format/date'
import { officeJobs } from '@/lib/messages/office-jobs'
import { officeMessages as texts } from '@/lib/messages/office-messages'

const resource = 'messages'
type Row = StaffMessage & RaRecord

const tones: Record<StaffMessage['state'], Tone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
}

const wayOf = ({ way, channel }: Row) =>
  way === 'mail' ? texts.mail : (texts.channels[channel ?? ''] ?? texts.phone)

/** `placed HS12345678` in words. */
function aboutOf({ way, about }: Row): string {
  if (way === 'mail') return about
  const [kind = '', code = ''] = about.split(' ')
  return `${texts.kinds[kind] ?? kind}, ${texts.order(code)}`
}

const reasonOf = ({ reason }: Row) => (reason ? officeJobs.reasonOf(reason) : '')

function SendAgain({ message }: { message: Row }) {
  const { roles } = useOfficeSession()
  const { way, rowId, state, to } = message
  if (state === 'sent' || !mayDo(roles, staffMessages.sendMessageAgain.roles)) return null
  return (
    <RowAction
      label={texts.again}
      about={texts.againAbout(to)}
      run={() => staffCall(staffMessages.sendMessageAgain, { params: { way, id: rowId } })}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'to',
    label: texts.to,
    text: ({ to }) => to,
    cell: (row) => (
      <>
        <span className="block min-w-28 wrap-anywhere">{row.to}</span>
        <span className="block text-sm text-ink-2">{wayOf(row)}</span>
      </>
    ),
  },
  { key: 'about', label: texts.about, text: aboutOf, cell: aboutOf },
  {
    key: 'state',
    label: texts.state,
    text: (row) => [texts.states[row.state], reasonOf(row)].filter(Boolean).join(': '),
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <span>
          <Badge tone={tones[row.state]}>{texts.states[row.state]}</Badge>
          {row.sentTime ? (
            <span className="num block text-sm text-ink-2">{formatDateTime(row.sentTime)}</span>
          ) : null}
          {row.reason ? (
            <span className="block text-sm text-ink-2" title={row.reason}>
              {reasonOf(row)}
            </span>
          ) : null}
          {row.nextTime ? (
            <span className="num block text-sm text-ink-2">
              {texts.next(formatDateTime(row.nextTime))}
            </span>
          ) : null}
        </span>
        <SendAgain message={row} />
      </div>
    ),
  },
  timeColumn('createdTime', texts.created, { sort: 'createdTime', isMinor: true }),
]

/** E-mails and messages to buyers, guests among them: to whom, about what, whether they went and why not. */
export const MessageList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={[
      choiceFilter('state', texts.state, texts.states),
      choiceFilter('way', texts.way, { mail: texts.mail, phone: texts.phone }),
    ]}
    sort={{ field: 'createdTime', order: 'DESC' }}
    nameOf={({ to }) => to}
    none={<p>{texts.empty}</p>}
  />
)
