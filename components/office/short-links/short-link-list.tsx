import Link from 'next/link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { buttonClass } from '@/components/ui/button-class'
import { type ShortLink, shortLinkKinds } from '@/contract/staff-short-links'
import { formatDateTime } from '@/lib/format/date'
import { officeShortLinks as texts } from '@/lib/messages/office-short-links'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.shortLinks

const columns: readonly Column<ShortLink>[] = [
  {
    key: 'path',
    label: texts.columns.path,
    sort: 'path',
    text: ({ path }) => path,
    cell: ({ path }) => path,
  },
  {
    key: 'toPath',
    label: texts.columns.toPath,
    text: ({ toPath }) => toPath,
    cell: ({ toPath }) => <span className="break-all">{toPath}</span>,
  },
  {
    key: 'note',
    label: texts.columns.note,
    isMinor: true,
    text: ({ note }) => note,
    cell: ({ note }) => note,
  },
  {
    key: 'updated',
    label: texts.columns.updated,
    sort: 'updatedTime',
    isMinor: true,
    text: ({ updatedTime }) => updatedTime,
    cell: ({ updatedTime }) => <span className="num text-sm">{formatDateTime(updatedTime)}</span>,
  },
]

/** What is printed in books. */
export const ShortLinkList = () => (
  <ResourceList<ShortLink>
    resource={resource}
    title={texts.title}
    columns={columns}
    sort={{ field: 'path', order: 'ASC' }}
    nameOf={({ path }) => path}
    hrefOf={({ id }) => officePaths.record(resource, id)}
    filters={[
      {
        kind: 'choice',
        source: 'kind',
        label: texts.kind,
        options: shortLinkKinds.map((value) => ({ value, label: texts.kinds[value] })),
      },
    ]}
    actions={
      <Link href={officePaths.create(resource)} prefetch={false} className={buttonClass({})}>
        {texts.create}
      </Link>
    }
  />
)
