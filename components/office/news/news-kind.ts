import type { DocumentKind } from '@/components/office/documents/document-kind'
import { type StaffNews, staffNews } from '@/contract/staff/news'
import { officeDocuments } from '@/lib/messages/office-documents'
import { paths } from '@/lib/routes/paths'

const { fields } = officeDocuments.news

export const newsKind: DocumentKind<StaffNews> = {
  resource: 'news',
  calls: {
    read: staffNews.read,
    change: staffNews.change,
    archive: staffNews.archive,
    listVersions: staffNews.listNewsVersions,
    readVersion: staffNews.readNewsVersion,
  },
  fields: [
    { source: 'title', label: fields.title },
    { source: 'summary', label: fields.summary },
    { source: 'content', label: fields.content, kind: 'html' },
    { source: 'imageURL', label: fields.imageURL },
    { source: 'author', label: fields.author },
    { source: 'tagId', label: fields.tagId },
    { source: 'isFocus', label: fields.isFocus, kind: 'flag' },
  ],
  others: ['newsURL'],
  hrefOf: ({ id, newsURL }) => paths.news({ id, newsURL }),
  mayLeave: () => true,
}
