import type { RaRecord } from 'ra-core'
import type { DocumentRecord } from '@/components/office/documents/document-kind'
import { LifeBadge, lifeText } from '@/components/office/documents/document-life'
import { timeColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import type { Filter } from '@/components/office/list/filter-bar'
import { documentStates } from '@/contract/staff/documents'
import { formatDateTime } from '@/lib/format/date'
import { officeDocuments } from '@/lib/messages/office-documents'

type Row = RaRecord & Omit<DocumentRecord, 'id'>
const { life, columns } = officeDocuments

/** What the lists of articles and of pages show alike. */
export const stateColumn: Column<Row> = {
  ...{ key: 'state', label: columns.state },
  text: lifeText,
  cell: LifeBadge,
}

/** When the newest version was written, and by whom. */
export const changedColumn: Column<Row> = {
  ...timeColumn('changedTime', columns.changed, { sort: 'changedTime', isMinor: true }),
  cell: ({ changedTime, changedBy }) => (
    <span className="num text-sm">
      {formatDateTime(changedTime)}
      {changedBy ? <span className="block text-ink-2">{changedBy}</span> : null}
    </span>
  ),
}

export const stateFilter: Filter = {
  ...{ kind: 'choice', source: 'state', label: columns.state },
  options: documentStates.map((value) => ({ value, label: life[value] })),
}
