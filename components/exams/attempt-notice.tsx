'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { ExamNextLinks } from '@/components/exams/exam-next-links'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import type { RunnerView } from '@/lib/exams/runner-view'
import { exams } from '@/lib/messages/exams'
import { paths } from '@/lib/routes/paths'

const texts = exams.states

type Props = {
  view: RunnerView
  path: string
  isEmbedded: boolean
  onRetry: () => void
  onTakeOver: () => void
}

const Warning = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) => (
  <Notice tone="warning" title={title}>
    <p>{text}</p>
    {children ? <div className="mt-3 flex flex-wrap gap-3">{children}</div> : null}
  </Notice>
)

/** Why answering is not possible now and what to do; nothing while all is well. */
export function AttemptNotice({ view, path, isEmbedded, onRetry, onTakeOver }: Props) {
  const { phase, failure, hasLocal } = view
  if (phase === 'timeUp') return <Notice tone="warning" title={texts.timeUp} />
  if (phase === 'submitting') return <Loading label={texts.submitting} />
  if (phase === 'submitPending') {
    return (
      <Warning title={texts.pendingTitle} text={hasLocal ? texts.pending : texts.pendingBare}>
        <Button onClick={onRetry}>{texts.retryNow}</Button>
      </Warning>
    )
  }
  if (phase === 'takenOver') {
    return (
      <Warning
        title={texts.takenOverTitle}
        text={
          view.questions.length > 0 ? `${texts.takenOverLook} ${texts.takenOver}` : texts.takenOver
        }
      >
        <Button onClick={onTakeOver}>{texts.takeOver}</Button>
      </Warning>
    )
  }
  if (phase === 'needLogin') {
    return (
      <Warning title={texts.loginTitle} text={texts.login}>
        {isEmbedded ? null : <LinkButton href={paths.login(path)}>{texts.toLogin}</LinkButton>}
      </Warning>
    )
  }
  if (failure?.message) return <Notice tone="danger" title={failure.message} />
  return null
}

/** The attempt was finished elsewhere, or its time ran out: links to the result. */
export function ExamEndedElsewhere({
  view,
  resultHref,
}: Pick<Props, 'view'> & { resultHref: string }) {
  return (
    <Notice
      tone="warning"
      title={view.detail?.duration ? texts.endedElsewhereTimed : texts.endedElsewhere}
    >
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton as={Link} href={resultHref}>
          {exams.result.review}
        </LinkButton>
      </div>
    </Notice>
  )
}

/** The exam could not be loaded: why, and what to do. */
export function ExamFailed({
  view,
  isEmbedded,
  onRetry,
}: Pick<Props, 'view' | 'isEmbedded' | 'onRetry'>) {
  const { failure, detail } = view
  const isOffline = failure?.isOffline ?? false
  return (
    <Warning
      title={isOffline ? texts.offlineTitle : texts.failedTitle}
      text={isOffline ? texts.offline : (failure?.message ?? texts.failed)}
    >
      <Button onClick={onRetry}>{texts.retry}</Button>
      {detail ? <ExamNextLinks detail={detail} isEmbedded={isEmbedded} /> : null}
    </Warning>
  )
}
