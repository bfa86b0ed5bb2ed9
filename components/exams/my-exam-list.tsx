'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { type ExamHrefs, ExamList } from '@/components/exams/exam-list'
import { useReloadOnce } from '@/components/exams/use-reload-once'
import { Button } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { Loading } from '@/components/ui/spinner'
import { examKinds } from '@/contract/kinds'
import { type ExaminationItem, listAssignments, listExaminations } from '@/contract/shop/exams'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { examsList as texts } from '@/lib/messages/exams-list'
import { paths } from '@/lib/routes/paths'
import { keepPageOn401 } from '@/lib/session/end-browser-session'

export type MyExamListProps = {
  of: { lessonId: number } | { courseId: number }
  /** The page's URL. */
  path: string
  /** Heading of the list; hidden together with an empty list. */
  heading: ReactNode
  headingId: string
  isEmbedded: boolean
  isPrivate: boolean
}

const isExercise = ({ kind }: ExaminationItem) => kind === examKinds.exercise
const shop: ExamHrefs = {
  take: (item) => (isExercise(item) ? paths.exercise : paths.exam)(item.examinationId),
  mine: (item) => (isExercise(item) ? paths.myExercise : paths.myExam)(item.examinationId),
}
const app: ExamHrefs = {
  take: (item) =>
    (isExercise(item) ? paths.mobile.exercise : paths.mobile.exam)(item.examinationId),
  mine: (item) =>
    (isExercise(item) ? paths.mobile.myExercise : paths.mobile.myExam)(item.examinationId),
}

const ask = (of: MyExamListProps['of']) =>
  'lessonId' in of
    ? call(listAssignments, { query: of }, keepPageOn401)
    : call(listExaminations, { query: of }, keepPageOn401)

/** Not signed in, not bought, not there: asking again would not help. */
const isFinal = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.status < 500

/** The browser client gives a call that reached no server this status and a cause. */
const isSilent = (error: unknown) =>
  error instanceof UpstreamError && error.status === 503 && error.cause !== undefined

/** Exercises of a lesson or exams of a course with the reader's progress; nothing where there are none. */
export const MyExamList = (props: MyExamListProps) => (
  <QueryProvider>
    <List {...props} />
  </QueryProvider>
)

function List({ of, path, heading, headingId, isEmbedded, isPrivate }: MyExamListProps) {
  const { data, error, isError, isSuccess, refetch } = useQuery({
    queryKey: ['exams', of],
    queryFn: () => ask(of),
    retry: false,
    meta: { quiet: true },
  })
  useReloadOnce(path, 'list', isError && !isFinal(error) && !isSilent(error), isSuccess)
  if (data?.data.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      {heading}
      {data ? (
        <ExamList
          items={data.data}
          hrefs={isEmbedded ? app : shop}
          Anchor={isPrivate ? Link : 'a'}
        />
      ) : null}
      {data || error ? null : <Loading />}
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
    </section>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isFinal(error)) return <p className="text-ink-2">{error.userMessage}</p>
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2">
      {texts.failed}
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  )
}
