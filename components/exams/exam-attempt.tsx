'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { AttemptNotice, ExamEndedElsewhere, ExamFailed } from '@/components/exams/attempt-notice'
import { ExamNextLinks } from '@/components/exams/exam-next-links'
import { ExamResultCard } from '@/components/exams/exam-result-card'
import { focusWhenFree } from '@/components/exams/focus-when-free'
import { RenewLink } from '@/components/exams/renew-link'
import { type ExamRunnerProps, useExamRunner } from '@/components/exams/use-exam-runner'
import { Button, type ButtonProps } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import type { ExaminationDetail, StartRefusal } from '@/contract/shop/exams'
import { hidePanel, isShown } from '@/lib/browser/native-popover'
import { showsQuestions } from '@/lib/exams/attempt-phase'
import type { ExamRunner } from '@/lib/exams/exam-runner'
import type { RunnerView } from '@/lib/exams/runner-view'
import { formatDate } from '@/lib/format/date'
import { exams } from '@/lib/messages/exams'

const loadExamForm = () => import('@/components/exams/exam-form').then(({ ExamForm }) => ExamForm)
const ExamForm = dynamic(loadExamForm, { loading: () => <Loading /> })

type Props = ExamRunnerProps & {
  /** The URL of the reader's results. */
  resultHref: string
  /** The introduction, rendered on the server. */
  children: ReactNode
}

/** An exam in the browser: from the start button to the result. */
export function ExamAttempt({ children, resultHref, ...props }: Props) {
  const { runner, view } = useExamRunner(props)
  const { phase, questions, successMessage, outcome } = view
  const start = useStart(runner)

  // Fetched before the start button is pressed, so that an attempt begins at once.
  useEffect(() => {
    void loadExamForm()
  }, [])

  useEffect(() => {
    if (phase === 'finished' && successMessage) toast.success(successMessage)
  }, [phase, successMessage])

  if (runner && showsQuestions(phase) && questions.length > 0) {
    return <ExamForm runner={runner} view={view} path={props.path} isEmbedded={props.isEmbedded} />
  }
  if (runner && phase === 'finished' && outcome) {
    return (
      <Finished runner={runner} view={view} resultHref={resultHref} isEmbedded={props.isEmbedded} />
    )
  }
  if (phase === 'missing') {
    return <EmptyState level={1} title={exams.missing.title} text={exams.missing.text} />
  }
  return (
    <div className="grid gap-6">
      {children}
      <Entry runner={runner} view={view} props={props} resultHref={resultHref} start={start} />
    </div>
  )
}

/** A press before there is a runner is kept for it. */
function useStart(runner: ExamRunner | null) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (!runner || !isWanted) return
    setIsWanted(false)
    void runner.start()
  }, [runner, isWanted])
  return { isWanted, want: () => setIsWanted(true) }
}

type EntryProps = {
  start: ReturnType<typeof useStart>
  runner: ExamRunner | null
  view: RunnerView
  props: ExamRunnerProps
  resultHref: string
}

/** The start button, or what prevents starting. */
function Entry({ runner, view, props, resultHref, start }: EntryProps) {
  const { phase, detail, failure } = view
  const retry = () => void runner?.retryNow()
  if (phase === 'failed') {
    return <ExamFailed view={view} isEmbedded={props.isEmbedded} onRetry={retry} />
  }
  if (phase === 'locked') return <Notice tone="warning" title={failure?.message} />
  if (phase === 'starting') return <Loading label={exams.states.starting} />
  if (phase === 'loading' || !detail) {
    return props.detail ? <Loading /> : <Loading label={exams.states.asking} />
  }
  return (
    <div className="grid justify-items-start gap-4">
      <AttemptNotice
        view={view}
        path={props.path}
        isEmbedded={props.isEmbedded}
        onRetry={retry}
        onTakeOver={() => void runner?.takeOver()}
      />
      {phase === 'endedElsewhere' ? (
        <ExamEndedElsewhere view={view} resultHref={resultHref} />
      ) : null}
      <Actions {...{ view, detail, resultHref, start }} isEmbedded={props.isEmbedded} />
    </div>
  )
}

type RefusalProps = { refusal: StartRefusal; detail: ExaminationDetail; isEmbedded: boolean }

function Refusal({ refusal, detail, isEmbedded }: RefusalProps) {
  const { accessEndTime, courseId } = detail
  if (refusal !== 'accessEnded' || courseId === null)
    return <Notice tone="warning" title={exams.intro.refusals[refusal]} />
  const texts = exams.ended
  const title = accessEndTime ? texts.title(formatDate(accessEndTime)) : texts.titleWithoutDay
  return (
    <Notice tone="warning" title={title}>
      <p>{isEmbedded ? texts.textInApp : texts.text}</p>
      <div className="mt-3">
        <RenewLink courseId={courseId} isEmbedded={isEmbedded} />
      </div>
    </Notice>
  )
}

type ActionsProps = Omit<EntryProps, 'props' | 'runner'> & {
  detail: ExaminationDetail
  isEmbedded: boolean
}

/** Start or restart, and the last result. */
function Actions(props: ActionsProps) {
  const { view, detail, resultHref, start, isEmbedded } = props
  const { phase, failure } = view
  const isEnded = phase === 'endedElsewhere'
  const refusal = failure?.reason ?? detail.startRefusal ?? null
  const isAgain = isEnded || detail.hasResult || detail.attemptCount > 0
  return (
    <>
      {refusal && !failure?.message ? (
        <Refusal refusal={refusal} detail={detail} isEmbedded={isEmbedded} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {phase === 'intro' || isEnded ? (
          <StartButton
            variant={isEnded ? 'quiet' : 'primary'}
            busy={start.isWanted}
            blocked={refusal !== null}
            onStart={start.want}
          >
            {isAgain ? exams.intro.again : exams.intro.start}
          </StartButton>
        ) : null}
        {detail.hasResult && !isEnded ? (
          <LinkButton as={Link} variant="quiet" href={resultHref}>
            {exams.intro.result}
          </LinkButton>
        ) : null}
      </div>
    </>
  )
}

type StartProps = Omit<ButtonProps, 'onClick'> & { onStart: () => void }

/** Before any script runs, the browser opens the panel by itself and so keeps the press. */
function StartButton({ onStart, blocked, ...button }: StartProps) {
  const id = useId()
  const panel = useRef<HTMLParagraphElement>(null)
  const start = useRef(onStart)
  start.current = onStart
  useEffect(() => {
    if (!isShown(panel.current)) return
    hidePanel(panel.current)
    start.current()
  }, [])
  return (
    <>
      <Button
        {...button}
        blocked={blocked}
        popoverTarget={blocked ? undefined : id}
        onClick={(event) => {
          event.preventDefault()
          onStart()
        }}
      />
      <p
        // Open when it was pressed before.
        suppressHydrationWarning
        ref={panel}
        id={id}
        popover="auto"
        className="panel"
      >
        {exams.states.starting}
      </p>
    </>
  )
}

type FinishedProps = {
  runner: ExamRunner
  view: RunnerView
  resultHref: string
  isEmbedded: boolean
}

function Finished({ runner, view, resultHref, isEmbedded }: FinishedProps) {
  const { detail, outcome } = view
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    // The dialog that asked before handing in returns the focus when it has closed.
    return focusWhenFree(heading.current)
  }, [])
  if (!outcome) return null
  const mayRetry = detail !== null && !detail.inProgress && !detail.startRefusal
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1}>
        {detail?.examinationName ?? exams.result.title}
      </h1>
      <ExamResultCard outcome={outcome} />
      <div className="flex flex-wrap gap-3">
        <LinkButton as={Link} href={resultHref}>
          {exams.result.review}
        </LinkButton>
        {detail ? <ExamNextLinks detail={detail} isEmbedded={isEmbedded} /> : null}
        {mayRetry ? (
          <Button variant="quiet" onClick={() => void runner.start()}>
            {exams.intro.again}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
