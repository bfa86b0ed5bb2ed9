import type { RaRecord } from 'ra-core'
import { timeColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import type { Filter } from '@/components/office/list/filter-bar'
import type { TextRecord } from '@/components/office/texts/text-kind'
import { LifeBadge, lifeText } from '@/components/office/texts/text-life'
import { textStates } from '@/contract/staff-texts'
import { formatDateTime } from '@/lib/format/date'
import { officeTexts } from '@/lib/messages/office-texts'

type Row = RaRecord & Omit<TextRecord, 'id'>
const { life, columns } = officeTexts

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
  options: textStates.map((value) => ({ value, label: life[value] })),
}
