import type { RaRecord } from 'ra-core'
import { useResources } from '@/components/office/frame/office-paths'
import { timeColumn } from '@/components/office/list/columns'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { AuditRow } from '@/contract/staff/audit'
import { auditAction, officeAudit } from '@/lib/messages/office-audit'

const texts = officeAudit
const resource = 'audit'
type Row = AuditRow & RaRecord

const MOST = 80
const short = (value: unknown) => {
  if (value === null || value === undefined || value === '') return texts.nothing
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

const changesOf = ({ before, after, data }: Row) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) =>
    before
      ? `${name}: ${short(before[name])} → ${short(after?.[name])}`
      : `${name}: ${short(after?.[name])}`,
  )
  const others = Object.entries(data ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${short(value)}`)
  return [...changes, ...others]
}

function Action({ action }: { action: string }) {
  const resources = Object.values(useResources())
  return auditAction(
    action,
    new Map(resources.map(({ auditName = '', label }) => [auditName, label])),
  )
}

const columns: readonly Column<Row>[] = [
  timeColumn('time', texts.columns.time, { sort: 'time' }),
  {
    key: 'who',
    label: texts.columns.who,
    text: ({ actorName, actor }) => actorName ?? actor,
    cell: ({ actorName, actor }) => actorName ?? actor,
  },
  {
    key: 'action',
    label: texts.columns.action,
    text: ({ action }) => action,
    cell: ({ action, subject }) => (
      <>
        <Action action={action} />
        <span className="block text-sm text-ink-2 wrap-anywhere">
          {[action, subject].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'change',
    label: texts.columns.change,
    isMinor: true,
    text: (row) => changesOf(row).join('; '),
    cell: (row) => (
      <ul className="grid gap-1 text-sm">
        {changesOf(row).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  },
  {
    key: 'ip',
    label: texts.columns.ip,
    isMinor: true,
    text: ({ ip }) => ip ?? '',
    cell: ({ ip }) => <span className="num text-sm">{ip}</span>,
  },
]

const filters = [
  { kind: 'text' as const, source: 'action', label: texts.filterAction },
  { kind: 'text' as const, source: 'subject', label: texts.filterSubject },
  { kind: 'date' as const, source: 'from', label: texts.from },
  { kind: 'date' as const, source: 'to', label: texts.to },
]

export const AuditList = () => (
  <ResourceList<Row>
    resource={resource}
    columns={columns}
    filters={filters}
    sort={{ field: 'time', order: 'DESC' }}
    nameOf={({ action }) => action}
    hasSearch={false}
  />
)
