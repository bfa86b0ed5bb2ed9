import type { RaRecord } from 'ra-core'
import { timeColumn } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { ImportRecord } from '@/contract/staff/import-records'
import { formatNumber } from '@/lib/format/money'
import { officeImports as texts } from '@/lib/messages/office-imports'

const resource = 'imports'
type Row = ImportRecord & RaRecord

const columns: readonly Column<Row>[] = [
  {
    key: 'file',
    label: texts.columns.file,
    text: ({ fileName }) => fileName,
    cell: ({ fileName }) => <span className="break-all">{fileName}</span>,
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => texts.states[state],
  },
  {
    key: 'rows',
    label: texts.columns.rows,
    isNumber: true,
    text: ({ counts }) => counts.rows,
    cell: ({ counts }) => formatNumber(counts.rows),
  },
  {
    key: 'actor',
    label: texts.columns.actor,
    isMinor: true,
    text: ({ actorName }) => actorName ?? '',
    cell: ({ actorName }) => actorName,
  },
  timeColumn('createdTime', texts.columns.time, { isMinor: true }),
]

/** What has been imported, and what waits. */
export function ImportList() {
  return (
    <ResourceList<Row>
      resource={resource}
      columns={columns}
      sort={{ field: 'createdTime', order: 'DESC' }}
      nameOf={({ fileName }) => fileName}
      hasSearch={false}
      actions={<CreateLink resource={resource}>{texts.create}</CreateLink>}
    />
  )
}
