import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import type { TextKind, TextRecord, Values } from '@/components/office/texts/text-kind'
import type { TextSave } from '@/components/office/texts/use-text-save'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import type { TextVersion } from '@/contract/staff-texts'
import { formatDateTime } from '@/lib/format/date'
import { officeTexts } from '@/lib/messages/office-texts'

const texts = officeTexts.versions

const CompareTexts = lazy(async () => ({
  default: (await import('@/components/office/texts/compare-texts')).CompareTexts,
}))

type Props<R extends TextRecord> = { kind: TextKind<R>; record: R; saving: TextSave<R> }

const marksOf = ({ version, isShown, restoredFrom }: TextVersion, newest: number) =>
  [
    version === newest && texts.newest,
    isShown && texts.shown,
    restoredFrom !== null && texts.restoredFrom(restoredFrom),
  ]
    .filter(Boolean)
    .join(', ')

type CompareProps<R extends TextRecord> = Props<R> & { version: number; onClose: () => void }

function CompareDialog<R extends TextRecord>(props: CompareProps<R>) {
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
        {isDirty ? <Notice tone="warning">{officeTexts.steps.leaveUnsaved}</Notice> : null}
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
export function VersionPanel<R extends TextRecord>({ kind, record, saving }: Props<R>) {
  const [compared, setCompared] = useState<number | null>(null)
  const { id, version: newest, isPublished } = record
  const { data, error, refetch } = useQuery({
    queryKey: ['office-text-versions', kind.resource, id, newest, isPublished],
    queryFn: async () => {
      const answer = await staffCall(kind.calls.listVersions, { params: { id } } as never)
      return (answer as { data: TextVersion[] }).data
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
