import Link from 'next/link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { useNewsTags } from '@/components/office/news/use-news-tags'
import { LifeBadge, lifeText } from '@/components/office/texts/text-life'
import { buttonClass } from '@/components/ui/button-class'
import type { NewsRow } from '@/contract/staff-news'
import { textStates } from '@/contract/staff-texts'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { officeTexts } from '@/lib/messages/office-texts'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.news
const texts = officeTexts.news

const columns: readonly Column<NewsRow>[] = [
  {
    key: 'title',
    label: texts.columns.title,
    sort: 'title',
    text: ({ title }) => title,
    cell: ({ title, tagName }) => (
      <>
        {title}
        {tagName ? <span className="block text-sm font-normal text-ink-2">{tagName}</span> : null}
      </>
    ),
  },
  { key: 'state', label: texts.columns.state, text: lifeText, cell: LifeBadge },
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

/** Every article, whoever sees it. */
export function NewsList() {
  const tags = useNewsTags()
  return (
    <ResourceList<NewsRow>
      resource={resource}
      title={texts.title}
      columns={columns}
      sort={{ field: 'changedTime', order: 'DESC' }}
      nameOf={({ title }) => title}
      hrefOf={({ id }) => officePaths.record(resource, id)}
      filters={[
        {
          kind: 'choice',
          source: 'state',
          label: texts.columns.state,
          options: textStates.map((value) => ({ value, label: officeTexts.life[value] })),
        },
        { kind: 'choice', source: 'tagId', label: texts.columns.rubric, options: tags },
      ]}
      actions={
        <Link href={officePaths.create(resource)} prefetch={false} className={buttonClass({})}>
          {texts.create}
        </Link>
      }
    />
  )
}
