import { useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { hidesNew } from '@/components/office/imports/hides-new'
import { ImportActions } from '@/components/office/imports/import-actions'
import { ImportFaults } from '@/components/office/imports/import-faults'
import { ImportMatch } from '@/components/office/imports/import-match'
import { ImportReport } from '@/components/office/imports/import-report'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { Loading } from '@/components/ui/spinner'
import type { ImportDetail, ImportState } from '@/contract/staff/import-records'
import { staffImports } from '@/contract/staff/imports'
import { officeImports as texts } from '@/lib/messages/office-imports'

const POLL_MS = 1000
const working: readonly ImportState[] = [
  ...(['uploading', 'inspecting', 'reading', 'checking', 'running', 'undoing'] as const),
]
const reported: readonly ImportState[] = ['checked', 'running', 'done', 'stopped']

/** How far it is, in words and as a bar. */
function stepOf({ state, counts }: ImportDetail) {
  const all = counts.new + counts.changed
  if (state === 'running')
    return { text: texts.progress.running(counts.applied, all), done: counts.applied, all }
  if (state === 'undoing')
    return {
      text: texts.progress.undoing(counts.undone, counts.applied),
      done: counts.undone,
      all: counts.applied,
    }
  if (state === 'inspecting') return { text: texts.progress.inspecting, done: null, all: 0 }
  return {
    text: texts.progress.reading(counts.rows),
    done: all + counts.unchanged + counts.wrong,
    all: counts.rows,
  }
}

function Working({ record }: { record: ImportDetail }) {
  const { text, done, all } = stepOf(record)
  const { awaitsPictures } = record.counts
  return (
    <div role="status" className="panel grid gap-2">
      <p>{text}</p>
      {done === null ? null : (
        <Progress value={done} max={Math.max(1, all)} label={texts.progress.label} />
      )}
      {awaitsPictures > 0 ? <p>{texts.progress.pictures(awaitsPictures)}</p> : null}
    </div>
  )
}

/** Where the books are now. */
function Books({ isHidden }: { isHidden: boolean }) {
  const path = useOfficePaths().list('products')
  const filter = encodeURIComponent(JSON.stringify({ state: 'hidden' }))
  return (
    <Link
      href={isHidden ? `${path}?filter=${filter}` : path}
      prefetch={false}
      className="underline"
    >
      {isHidden ? texts.hiddenBooks : texts.books}
    </Link>
  )
}

function Finished({ record }: { record: ImportDetail }) {
  const { state, counts, problem } = record
  if (state === 'refused') return <Notice tone="danger">{problem}</Notice>
  if (state === 'done')
    return (
      <Notice tone="success">
        <p>{texts.done(counts.applied)}</p>
        <Books isHidden={hidesNew(record)} />
      </Notice>
    )
  if (state === 'stopped') return <Notice tone="warning">{texts.stopped(counts.applied)}</Notice>
  if (state === 'undone') return <Notice>{texts.undone(counts.undone)}</Notice>
  return null
}

function useImport(id: string) {
  const client = useQueryClient()
  const queryKey = ['office-import', id]
  const query = useQuery({
    queryKey,
    queryFn: async () => (await staffCall(staffImports.read, { params: { id } })).data,
    refetchInterval: ({ state: { data } }) =>
      data && working.includes(data.state) ? POLL_MS : false,
  })
  const put = (next: ImportDetail) => {
    client.setQueryData(queryKey, next)
    void client.invalidateQueries({ queryKey: ['office-import-rows', id] })
  }
  return { ...query, put }
}

/** Only a table has columns. */
const rematchText = ({ kind }: ImportDetail) =>
  kind === 'table' ? texts.report.rematch : texts.report.resettle

/** One import from its columns to its end; it goes on without this page, and the page finds it again. */
export function ImportPage({ id }: { id: string }) {
  const { data: record, error, refetch, put } = useImport(id)
  const [isMatching, setIsMatching] = useState(false)
  if (!record) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const { state, kind } = record
  const mayMatch = kind !== 'pictures' && state === 'checked'
  const isMatchShown = state === 'matching' || (mayMatch && isMatching)
  const change = (next: ImportDetail) => {
    setIsMatching(false)
    put(next)
  }
  return (
    <>
      <PageHead title={record.fileName}>
        {mayMatch && !isMatching ? (
          <Button variant="quiet" onClick={() => setIsMatching(true)}>
            {rematchText(record)}
          </Button>
        ) : null}
      </PageHead>
      <div className="grid gap-6">
        {working.includes(state) ? <Working record={record} /> : null}
        <Finished record={record} />
        {isMatchShown ? (
          // Another place has other columns.
          <ImportMatch key={JSON.stringify(record.place)} record={record} onChange={change} />
        ) : null}
        <ImportActions record={record} onChange={change} />
        {reported.includes(state) && !isMatchShown ? (
          <>
            <ImportFaults record={record} onChange={change} />
            <ImportReport key={state} record={record} />
          </>
        ) : null}
      </div>
    </>
  )
}
