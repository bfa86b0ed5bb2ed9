import type { DocumentKind } from '@/components/office/documents/document-kind'
import { type StaffPage, staffPages } from '@/contract/staff/pages'
import { officeDocuments } from '@/lib/messages/office-documents'
import { paths } from '@/lib/routes/paths'

const { fields } = officeDocuments.pages

export const pageKind: DocumentKind<StaffPage> = {
  resource: 'pages',
  calls: {
    read: staffPages.read,
    change: staffPages.change,
    archive: staffPages.archive,
    listVersions: staffPages.listPageVersions,
    readVersion: staffPages.readPageVersion,
  },
  fields: [
    { source: 'title', label: fields.title },
    { source: 'description', label: fields.description },
    { source: 'content', label: fields.content, kind: 'html' },
  ],
  hrefOf: ({ id, kind }) => (kind === 'static' ? `/${id}` : paths.page(id)),
  mayLeave: ({ kind }) => kind === 'landing',
}
