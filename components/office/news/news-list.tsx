import {
  changedColumn,
  stateColumn,
  stateFilter,
} from '@/components/office/documents/document-columns'
import { TwoLines } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { useNewsTags } from '@/components/office/news/use-news-tags'
import type { NewsRow } from '@/contract/staff/news'
import { formatDate } from '@/lib/format/date'
import { officeDocuments } from '@/lib/messages/office-documents'

const resource = 'news'
const texts = officeDocuments.news

const columns: readonly Column<NewsRow>[] = [
  {
    key: 'title',
    label: texts.columns.title,
    sort: 'title',
    text: ({ title }) => title,
    cell: ({ title, tagName }) => <TwoLines below={tagName}>{title}</TwoLines>,
  },
  stateColumn,
  {
    key: 'published',
    label: texts.columns.published,
    sort: 'publishedTime',
    isMinor: true,
    text: ({ publishedTime, isPublished }) => (isPublished ? publishedTime : ''),
    cell: ({ publishedTime, isPublished }) => (
      <span className="num text-sm">{isPublished ? formatDate(publishedTime) : ''}</span>
    ),
  },
  changedColumn,
]

/** Every article, whoever sees it. */
export function NewsList() {
  const tags = useNewsTags()
  return (
    <ResourceList<NewsRow>
      resource={resource}
      columns={columns}
      sort={{ field: 'changedTime', order: 'DESC' }}
      nameOf={({ title }) => title}
      filters={[
        stateFilter,
        { kind: 'choice', source: 'tagId', label: texts.columns.rubric, options: tags },
      ]}
      actions={<CreateLink resource={resource}>{texts.create}</CreateLink>}
    />
  )
}
