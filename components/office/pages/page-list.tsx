import Link from 'next/link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { LifeBadge, lifeText } from '@/components/office/texts/text-life'
import { buttonClass } from '@/components/ui/button-class'
import { type PageRow, pageKinds } from '@/contract/staff-pages'
import { textStates } from '@/contract/staff-texts'
import { formatDateTime } from '@/lib/format/date'
import { officeTexts } from '@/lib/messages/office-texts'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.pages
const texts = officeTexts.pages

const columns: readonly Column<PageRow>[] = [
  {
    key: 'title',
    label: texts.columns.title,
    sort: 'title',
    text: ({ title }) => title,
    cell: ({ title, id }) => (
      <>
        {title}
        <span className="block text-sm font-normal text-ink-2">{id}</span>
      </>
    ),
  },
  {
    key: 'kind',
    label: texts.columns.kind,
    isMinor: true,
    text: ({ kind }) => texts.kinds[kind],
    cell: ({ kind }) => texts.kinds[kind],
  },
  { key: 'state', label: texts.columns.state, text: lifeText, cell: LifeBadge },
  {
    key: 'changed',
    label: texts.columns.changed,
    sort: 'changedTime',
    isMinor: true,
    text: ({ changedTime }) => changedTime,
    cell: ({ changedTime, changedBy }) => (
      <span className="num text-sm">
        {formatDateTime(changedTime)}
        {changedBy ? <span className="block text-ink-2">{changedBy}</span> : null}
      </span>
    ),
  },
]

/** Policies and landing pages. */
export const PageList = () => (
  <ResourceList<PageRow>
    resource={resource}
    title={texts.title}
    columns={columns}
    sort={{ field: 'title', order: 'ASC' }}
    nameOf={({ title }) => title}
    hrefOf={({ id }) => officePaths.record(resource, id)}
    filters={[
      {
        kind: 'choice',
        source: 'kind',
        label: texts.columns.kind,
        options: pageKinds.map((value) => ({ value, label: texts.kinds[value] })),
      },
      {
        kind: 'choice',
        source: 'state',
        label: texts.columns.state,
        options: textStates.map((value) => ({ value, label: officeTexts.life[value] })),
      },
    ]}
    actions={
      <Link href={officePaths.create(resource)} prefetch={false} className={buttonClass({})}>
        {texts.create}
      </Link>
    }
  />
)
