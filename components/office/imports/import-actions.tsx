import { useMutation } from '@tanstack/react-query'
import { useRedirect } from 'ra-core'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { hidesNew } from '@/components/office/imports/hides-new'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ImportDetail, ImportState } from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeImports as texts } from '@/lib/messages/office-imports'

type Props = { record: ImportDetail; onChange: (next: ImportDetail) => void }

const before: readonly ImportState[] = [
  'uploading',
  'inspecting',
  'matching',
  'reading',
  'checking',
  'checked',
]
const done: readonly ImportState[] = ['done', 'stopped']

/** Where nobody has said that new books are sold at once: one press says it. */
function ShowNew({ record: { id }, onChange }: Props) {
  const check = useMutation({
    mutationFn: () =>
      staffCall(staffImports.checkImport, {
        params: { id },
        // With an answer, be it none, what was chosen before stays.
        body: { isActive: true, answers: {} },
      }),
    onSuccess: ({ data }) => onChange(data),
    onError: () => undefined,
  })
  return (
    <Notice>
      <p>{texts.report.staysHidden}</p>
      <Button
        size="sm"
        variant="quiet"
        className="mt-2"
        busy={check.isPending}
        onClick={() => check.mutate()}
      >
        {texts.report.showNew}
      </Button>
      {check.error ? <p>{userMessageOf(check.error)}</p> : null}
    </Notice>
  )
}

function Start({ record, onChange }: Props) {
  const { id, counts } = record
  const start = useMutation({
    mutationFn: () => staffCall(staffImports.startImport, { params: { id } }),
    onSuccess: ({ data }) => onChange(data),
    onError: () => undefined,
  })
  const count = counts.new + counts.changed
  if (count === 0) return <Notice>{texts.report.nothing}</Notice>
  return (
    <>
      {counts.wrong > 0 ? (
        <Notice tone="warning">{texts.report.wrongStay(counts.wrong)}</Notice>
      ) : null}
      {hidesNew(record) ? <ShowNew record={record} onChange={onChange} /> : null}
      {start.error ? <Notice tone="danger">{userMessageOf(start.error)}</Notice> : null}
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        {texts.report.start(count)}
      </Button>
    </>
  )
}

/** What can be done with an import as it stands. */
export function ImportActions({ record, onChange }: Props) {
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const { id, state } = record
  const params = { id }
  const drop = async () => {
    await staffCall(staffImports.archive, { params })
    redirect(officePaths.list('imports'))
  }
  const stop = async () => {
    await staffCall(staffImports.archive, { params })
    onChange((await staffCall(staffImports.read, { params })).data)
  }
  const undo = async () => onChange((await staffCall(staffImports.undoImport, { params })).data)
  return (
    <div className="grid justify-items-start gap-3">
      {state === 'checked' ? <Start record={record} onChange={onChange} /> : null}
      {before.includes(state) || state === 'refused' ? (
        <RowAction label={texts.forget} about={texts.forgetSure} run={drop} />
      ) : null}
      {state === 'running' ? (
        <RowAction label={texts.stop} about={texts.stopSure} isDanger run={stop} />
      ) : null}
      {done.includes(state) ? (
        <RowAction label={texts.undo} about={texts.undoSure} isDanger run={undo} />
      ) : null}
    </div>
  )
}
