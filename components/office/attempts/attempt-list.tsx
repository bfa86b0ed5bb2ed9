import type { RaRecord } from 'ra-core'
import { choiceFilter } from '@/components/office/list/choice-filter'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { AttemptRow } from '@/contract/staff/attempts'
import { formatDateTime } from '@/lib/format/date'
import { formatPoints } from '@/lib/format/points'
import { officeAttempts as texts } from '@/lib/messages/office-attempts'

const resource = 'attempts'
type Row = AttemptRow & RaRecord

const stateOf = ({ score, maxScore, waitingCount }: Row) =>
  score === null
    ? texts.waitingCount(waitingCount)
    : texts.points(formatPoints(score), formatPoints(maxScore))

const whoOf = ({ learnerName, attemptNo }: Row) => `${learnerName}, ${texts.attempt(attemptNo)}`

const columns: readonly Column<Row>[] = [
  {
    key: 'exam',
    label: texts.columns.exam,
    text: ({ examinationName }) => examinationName,
    cell: (row) => (
      <>
        {row.examinationName}
        <span className="block text-sm font-normal text-ink-2">
          {row.courseName}
          <span className="block sm:hidden">{whoOf(row)}</span>
          <span className="num block sm:hidden">{formatDateTime(row.submitTime)}</span>
        </span>
      </>
    ),
  },
  {
    key: 'learner',
    label: texts.columns.learner,
    isMinor: true,
    text: whoOf,
    cell: ({ learnerName, attemptNo }) => (
      <>
        {learnerName}
        <span className="block text-sm text-ink-2">{texts.attempt(attemptNo)}</span>
      </>
    ),
  },
  {
    key: 'submitTime',
    label: texts.columns.submitTime,
    sort: 'submitTime',
    isMinor: true,
    text: ({ submitTime }) => formatDateTime(submitTime),
    cell: ({ submitTime }) => <span className="num">{formatDateTime(submitTime)}</span>,
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: stateOf,
    cell: (row) => <span className="num">{stateOf(row)}</span>,
  },
]

const filters = [
  { ...choiceFilter('state', texts.columns.state, { graded: texts.graded }), unset: texts.waiting },
]

/** What pupils wrote and a teacher has to mark; who has waited longest first. */
export const AttemptList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={filters}
    sort={{ field: 'submitTime', order: 'ASC' }}
    nameOf={({ learnerName, examinationName }) => `${learnerName}, ${examinationName}`}
    searchLabel={texts.search}
    none={texts.none}
    noneFiltered={texts.noneFiltered}
  />
)
