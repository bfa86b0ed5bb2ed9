import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type {
  DocumentKind,
  DocumentRecord,
  Values,
} from '@/components/office/documents/document-kind'
import type { DocumentSave } from '@/components/office/documents/use-document-save'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import type { DocumentVersion } from '@/contract/staff/documents'
import { formatDateTime } from '@/lib/format/date'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.versions

const CompareTexts = lazy(async () => ({
  default: (await import('@/components/office/documents/compare-texts')).CompareTexts,
}))

type Props<R extends DocumentRecord> = { kind: DocumentKind<R>; record: R; saving: DocumentSave<R> }

const marksOf = ({ version, isShown, restoredFrom }: DocumentVersion, newest: number) =>
  [
    version === newest && texts.newest,
    isShown && texts.shown,
    restoredFrom !== null && texts.restoredFrom(restoredFrom),
  ]
    .filter(Boolean)
    .join(', ')

type CompareProps<R extends DocumentRecord> = Props<R> & { version: number; onClose: () => void }

function CompareDialog<R extends DocumentRecord>(props: CompareProps<R>) {
  const { kind, record, saving, version, onClose } = props
  const { isDirty } = useFormState()
  const { data, error, refetch } = useQuery({
    queryKey: ['office-text-version', kind.resource, record.id, version],
    queryFn: async () => {
      const input = { params: { id: record.id, version } }
      const answer = await staffCall(kind.calls.readVersion, input as never)
      return (answer as { data: { text: Values } }).data.text
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const restore = async () => {
    await saving.save(record, { restoreVersion: version })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.compareTitle(version)}
      size="lg"
      footer={
        <Button onClick={restore} busy={saving.isSaving} blocked={isDirty || !data}>
          {texts.restore}
        </Button>
      }
    >
      <div className="grid gap-4">
        {isDirty ? <Notice tone="warning">{officeDocuments.steps.leaveUnsaved}</Notice> : null}
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {data ? (
          <Suspense fallback={<Loading />}>
            <CompareTexts fields={kind.fields} before={data} after={record} />
          </Suspense>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Every saved version, to be compared with the newest and taken back. */
export function VersionPanel<R extends DocumentRecord>({ kind, record, saving }: Props<R>) {
  const [compared, setCompared] = useState<number | null>(null)
  const { id, version: newest, isPublished } = record
  const { data, error, refetch } = useQuery({
    queryKey: ['office-text-versions', kind.resource, id, newest, isPublished],
    queryFn: async () => {
      const answer = await staffCall(kind.calls.listVersions, { params: { id } } as never)
      return (answer as { data: DocumentVersion[] }).data
    },
  })
  return (
    <Section title={texts.title}>
      {error ? <LoadFailure title={texts.failed} error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Loading /> : null}
      <ul className="grid gap-2">
        {(data ?? []).map((row) => (
          <li
            key={row.version}
            className="flex flex-wrap items-center gap-x-4 border-t border-line pt-2 text-sm"
          >
            <span className="num font-semibold">{row.version}</span>
            <span className="num">{formatDateTime(row.savedTime)}</span>
            <span>{row.actorName ?? texts.before}</span>
            <span className="text-ink-2">{marksOf(row, newest)}</span>
            {row.version === newest ? null : (
              <Button
                variant="text"
                size="sm"
                aria-label={texts.compareName(row.version)}
                onClick={() => setCompared(row.version)}
              >
                {texts.compare}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {compared === null ? null : (
        <CompareDialog
          {...{ kind, record, saving }}
          version={compared}
          onClose={() => setCompared(null)}
        />
      )}
    </Section>
  )
}
