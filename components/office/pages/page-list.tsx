import {
  changedColumn,
  stateColumn,
  stateFilter,
} from '@/components/office/documents/document-columns'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { TwoLines } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import type { PageRow } from '@/contract/staff/pages'
import { officeDocuments } from '@/lib/messages/office-documents'

const resource = 'pages'
const texts = officeDocuments.pages

const columns: readonly Column<PageRow>[] = [
  {
    key: 'title',
    label: texts.columns.title,
    sort: 'title',
    text: ({ title }) => title,
    cell: ({ title, id }) => <TwoLines below={id}>{title}</TwoLines>,
  },
  {
    key: 'kind',
    label: texts.columns.kind,
    isMinor: true,
    text: ({ kind }) => texts.kinds[kind],
    cell: ({ kind }) => texts.kinds[kind],
  },
  stateColumn,
  changedColumn,
]

/** Policies and landing pages. */
export const PageList = () => (
  <ResourceList<PageRow>
    resource={resource}
    columns={columns}
    sort={{ field: 'title', order: 'ASC' }}
    nameOf={({ title }) => title}
    filters={[choiceFilter('kind', texts.columns.kind, texts.kinds), stateFilter]}
    actions={<CreateLink resource={resource}>{texts.create}</CreateLink>}
  />
)
