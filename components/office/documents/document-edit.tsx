import { Form, useEditContext, useRecordContext, useRedirect } from 'ra-core'
import { lazy, type ReactNode, Suspense } from 'react'
import { DocumentBar } from '@/components/office/documents/document-bar'
import type {
  DocumentKind,
  DocumentRecord,
  Values,
} from '@/components/office/documents/document-kind'
import { DocumentLife } from '@/components/office/documents/document-life'
import { useDocumentSave } from '@/components/office/documents/use-document-save'
import { VersionPanel } from '@/components/office/documents/version-panel'
import { RecordEdit } from '@/components/office/form/record-edit'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { officeDocuments } from '@/lib/messages/office-documents'
import { previewOf } from '@/lib/routes/preview'

const texts = officeDocuments.steps

const ConflictDialog = lazy(async () => ({
  default: (await import('@/components/office/documents/conflict-dialog')).ConflictDialog,
})) as typeof import('@/components/office/documents/conflict-dialog').ConflictDialog

type Shown<R extends DocumentRecord> = { kind: DocumentKind<R>; record: R }

function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      {children}
    </a>
  )
}

/** The ways to the page, and out of the shop. */
function Head<R extends DocumentRecord>({ kind, record }: Shown<R>) {
  const { refetch } = useEditContext()
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const params = { id: record.id }
  const { version, isPublished, isArchived } = record
  const change = async (steps: object) => {
    await staffCall(kind.calls.change, { params, body: { version, ...steps } } as never)
    await refetch()
  }
  const archive = async () => {
    if (!kind.calls.archive) return
    await staffCall(kind.calls.archive, { params } as never)
    redirect(officePaths.list(kind.resource))
  }
  return (
    <PageHead title={record.title}>
      <Elsewhere href={previewOf(kind.hrefOf(record))}>{texts.preview}</Elsewhere>
      {isPublished ? <Elsewhere href={kind.hrefOf(record)}>{texts.view}</Elsewhere> : null}
      {isPublished && kind.mayLeave(record) ? (
        <RowAction
          label={texts.unpublish}
          about={texts.unpublishMore}
          run={() => change({ isPublished: false })}
        />
      ) : null}
      {isArchived ? (
        <RowAction
          label={texts.unarchive}
          about={texts.unarchiveMore}
          run={() => change({ isArchived: false })}
        />
      ) : null}
      {!isArchived && kind.mayLeave(record) ? (
        <RowAction label={texts.archive} isDanger about={texts.archiveMore} run={archive} />
      ) : null}
    </PageHead>
  )
}

function Body<R extends DocumentRecord>({
  kind,
  children,
}: {
  kind: DocumentKind<R>
  children: ReactNode
}) {
  const record = useRecordContext() as R | undefined
  // The framework lends the row of the list until the record is there.
  if (!record || !kind.fields.every(({ source }) => source in record)) return <Loading />
  return (
    <Opened kind={kind} record={record}>
      {children}
    </Opened>
  )
}

function Opened<R extends DocumentRecord>({
  kind,
  record,
  children,
}: Shown<R> & { children: ReactNode }) {
  const saving = useDocumentSave(kind, record)
  if (record.isArchived)
    return (
      <>
        <Head kind={kind} record={record} />
        <Notice>{texts.archived}</Notice>
      </>
    )
  return (
    <>
      <Head kind={kind} record={record} />
      <DocumentLife record={record} />
      <Form
        warnWhenUnsavedChanges
        noValidate
        className="grid gap-8"
        onSubmit={(values: Values) => saving.save(values)}
      >
        {children}
        <VersionPanel kind={kind} record={record} saving={saving} />
        <DocumentBar record={record} saving={saving} />
      </Form>
      {saving.conflict ? (
        <Suspense>
          <ConflictDialog kind={kind} saving={saving} />
        </Suspense>
      ) : null}
    </>
  )
}

type Props<R extends DocumentRecord> = { id: string; kind: DocumentKind<R>; children: ReactNode }

/** One document through its life: written, previewed, published, planned, taken back. */
export const DocumentEdit = <R extends DocumentRecord>({ id, kind, children }: Props<R>) => (
  <RecordEdit resource={kind.resource} id={id}>
    <Body kind={kind}>{children}</Body>
  </RecordEdit>
)
