import type { RaRecord } from 'ra-core'
import { QueueFigures } from '@/components/office/jobs/queue-figures'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { timeColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { jobQueues, type StaffJob, staffJobs } from '@/contract/staff/jobs'
import { formatDateTime } from '@/lib/format/date'
import { officeJobs as texts } from '@/lib/messages/office-jobs'

const resource = 'jobs'
type Row = StaffJob & RaRecord

const nextOf = ({ nextTime }: Row) => (nextTime ? formatDateTime(nextTime) : texts.final)

function RetryJob({ job: { rowId, name, queue } }: { job: Row }) {
  const { roles } = useOfficeSession()
  if (!mayDo(roles, staffJobs.retryJob.roles)) return null
  return (
    <RowAction
      label={texts.retry}
      about={texts.retryAbout(name || texts.queues[queue])}
      run={() => staffCall(staffJobs.retryJob, { params: { queue, id: rowId } })}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    label: texts.name,
    text: ({ name }) => name,
    cell: ({ name, queue }) => (
      <span className="block min-w-28 wrap-break-word sm:min-w-48">
        {name}
        <span className="block text-sm text-ink-2">{texts.queues[queue]}</span>
      </span>
    ),
  },
  {
    key: 'reason',
    label: texts.reason,
    text: ({ reason }) => texts.reasonOf(reason),
    cell: (row) => (
      <div className="grid min-w-40 justify-items-start gap-2">
        <span className="wrap-anywhere" title={row.reason}>
          {texts.reasonOf(row.reason)}
          <span className="block text-sm text-ink-2">{texts.attempts(row.attempts)}</span>
          <span className="block text-sm text-ink-2 sm:hidden">
            {texts.nextIs(row.nextTime && formatDateTime(row.nextTime))}
          </span>
        </span>
        <RetryJob job={row} />
      </div>
    ),
  },
  {
    key: 'next',
    label: texts.next,
    text: nextOf,
    cell: (row) => <span className="num block min-w-20">{nextOf(row)}</span>,
    isMinor: true,
  },
  timeColumn('createdTime', texts.created, { sort: 'createdTime', isMinor: true }),
]

const failing = Object.fromEntries(jobQueues.map((name) => [name, texts.queues[name]]))

/** What waits and runs in the background, and what failed, why, and when it is tried again. */
export const JobList = () => (
  <ResourceList<Row>
    resource={resource}
    before={<QueueFigures />}
    columns={columns}
    filters={[choiceFilter('queue', texts.queue, failing)]}
    sort={{ field: 'createdTime', order: 'DESC' }}
    nameOf={({ name }) => name}
    hasSearch={false}
    none={<p>{texts.empty}</p>}
  />
)
