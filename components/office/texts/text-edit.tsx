import { Form, useEditContext, useRecordContext, useRedirect } from 'ra-core'
import { lazy, type ReactNode, Suspense } from 'react'
import { RecordEdit } from '@/components/office/form/record-edit'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { TextBar } from '@/components/office/texts/text-bar'
import type { TextKind, TextRecord, Values } from '@/components/office/texts/text-kind'
import { TextLife } from '@/components/office/texts/text-life'
import { useTextSave } from '@/components/office/texts/use-text-save'
import { VersionPanel } from '@/components/office/texts/version-panel'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { officeTexts } from '@/lib/messages/office-texts'
import { officePaths } from '@/lib/routes/office-paths'
import { previewOf } from '@/lib/routes/preview'

const texts = officeTexts.steps

const ConflictDialog = lazy(async () => ({
  default: (await import('@/components/office/texts/conflict-dialog')).ConflictDialog,
})) as typeof import('@/components/office/texts/conflict-dialog').ConflictDialog

type Shown<R extends TextRecord> = { kind: TextKind<R>; record: R }

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
function Head<R extends TextRecord>({ kind, record }: Shown<R>) {
  const { refetch } = useEditContext()
  const redirect = useRedirect()
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

function Body<R extends TextRecord>({
  kind,
  children,
}: {
  kind: TextKind<R>
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

function Opened<R extends TextRecord>({
  kind,
  record,
  children,
}: Shown<R> & { children: ReactNode }) {
  const saving = useTextSave(kind, record)
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
      <TextLife record={record} />
      <Form
        warnWhenUnsavedChanges
        noValidate
        className="grid gap-8"
        onSubmit={(values: Values) => saving.save(values)}
      >
        {children}
        <VersionPanel kind={kind} record={record} saving={saving} />
        <TextBar record={record} saving={saving} />
      </Form>
      {saving.conflict ? (
        <Suspense>
          <ConflictDialog kind={kind} saving={saving} />
        </Suspense>
      ) : null}
    </>
  )
}

type Props<R extends TextRecord> = { id: string; kind: TextKind<R>; children: ReactNode }

/** One text through its life: written, previewed, published, planned, taken back. */
export const TextEdit = <R extends TextRecord>({ id, kind, children }: Props<R>) => (
  <RecordEdit resource={kind.resource} id={id}>
    <Body kind={kind}>{children}</Body>
  </RecordEdit>
)
