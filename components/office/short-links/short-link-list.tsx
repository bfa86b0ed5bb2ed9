import { choiceFilter } from '@/components/office/list/choice-filter'
import { fieldColumn, timeColumn } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { ShortLink } from '@/contract/staff/short-links'
import { officeShortLinks as texts } from '@/lib/messages/office-short-links'

const resource = 'shortLinks'

const columns: readonly Column<ShortLink>[] = [
  fieldColumn('path', texts.columns.path, { sort: 'path' }),
  {
    key: 'toPath',
    label: texts.columns.toPath,
    text: ({ toPath }) => toPath,
    cell: ({ toPath }) => <span className="break-all">{toPath}</span>,
  },
  fieldColumn('note', texts.columns.note, { isMinor: true }),
  timeColumn('updatedTime', texts.columns.updated, { sort: 'updatedTime', isMinor: true }),
]

/** What is printed in books. */
export const ShortLinkList = () => (
  <ResourceList<ShortLink>
    resource={resource}
    columns={columns}
    sort={{ field: 'path', order: 'ASC' }}
    nameOf={({ path }) => path}
    filters={[choiceFilter('kind', texts.kind, texts.kinds)]}
    actions={<CreateLink resource={resource}>{texts.create}</CreateLink>}
  />
)
