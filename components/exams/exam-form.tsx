'use client'

import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AttemptNotice } from '@/components/exams/attempt-notice'
import { ExamTimer } from '@/components/exams/exam-timer'
import { focusWhenFree } from '@/components/exams/focus-when-free'
import { QuestionNavigator } from '@/components/exams/question-navigator'
import { QuestionView } from '@/components/exams/question-view'
import { SaveStatus } from '@/components/exams/save-status'
import { SubmitDialog } from '@/components/exams/submit-dialog'
import { useKeyboardShortcuts } from '@/components/exams/use-keyboard-shortcuts'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { progressOf } from '@/lib/exams/answer-progress'
import { isOpen } from '@/lib/exams/attempt-phase'
import type { ExamRunner } from '@/lib/exams/exam-runner'
import type { RunnerView } from '@/lib/exams/runner-view'
import { exams } from '@/lib/messages/exams'
import styles from './exam-form.module.css'

type Props = { runner: ExamRunner; view: RunnerView; path: string; isEmbedded: boolean }

/** An open attempt: toolbar, one question, question navigator. */
export function ExamForm({ runner, view, path, isEmbedded }: Props) {
  const { phase, questions, values, flags, index, save, hasLocal, detail } = view
  const isFrozen = !isOpen(phase)
  const question = questions[index]
  const { heading, go } = useQuestionFocus(runner, index)
  const tick = useCallback(() => runner.tick(), [runner])
  useKeyboardShortcuts(runner, view)
  useAttemptToasts(view)

  return (
    <div className={styles.form} data-exam-form="">
      <section className={styles.bar} aria-label={exams.bar.label}>
        <h1 className={styles.name}>{detail?.examinationName}</h1>
        <Button size="sm" blocked={isFrozen} onClick={() => runner.ask()}>
          {exams.bar.submit}
        </Button>
        <div className={styles.facts}>
          <ExamTimer tick={tick} changes={view.deadlineChanges} />
          <AnsweredCount view={view} />
          <SaveStatus save={save} hasLocal={hasLocal} onRetry={() => void runner.retryNow()} />
        </div>
      </section>
      <div className={styles.columns}>
        <div className="grid content-start gap-6">
          <AttemptNotice
            view={view}
            path={path}
            isEmbedded={isEmbedded}
            onRetry={() => void runner.retryNow()}
            onTakeOver={() => void runner.takeOver()}
          />
          {hasLocal ? null : <Notice tone="warning" title={exams.save.noLocal} />}
          <SaveTrouble save={save} onRetry={() => void runner.retryNow()} />
          {question ? (
            <QuestionView
              key={question.questionActiveId}
              question={question}
              place={index}
              total={questions.length}
              value={values[question.questionActiveId]}
              isFlagged={flags.includes(question.questionActiveId)}
              isFrozen={isFrozen}
              heading={heading}
              onAnswer={(value) => runner.answer(question.questionActiveId, value)}
              onFlag={() => runner.toggleFlag(question.questionActiveId)}
            />
          ) : null}
          {/* Before the navigator in tab order: "next" should not come after fifty question buttons. */}
          <QuestionButtons view={view} onGo={go} />
        </div>
        <aside className={styles.side}>
          <QuestionNavigator
            questions={questions}
            values={values}
            flags={flags}
            index={index}
            onGo={go}
          />
        </aside>
      </div>
      <SubmitDialog
        view={view}
        onGo={(place) => {
          runner.cancel()
          go(place)
        }}
        onSubmit={() => void runner.submit()}
        onClose={() => runner.cancel()}
      />
    </div>
  )
}

type SaveTroubleProps = { save: RunnerView['save']; onRetry: () => void }

/** What the toolbar has no room for: that saving fails again and again, or why the server refuses an answer. */
function SaveTrouble({ save: { state, message, isTroubled }, onRetry }: SaveTroubleProps) {
  if (state === 'error') return <Notice tone="danger" title={message || exams.save.error} />
  if (!isTroubled) return null
  return (
    <Notice tone="warning" title={exams.save.troubled}>
      <Button variant="quiet" size="sm" className="mt-2" onClick={onRetry}>
        {exams.save.retry}
      </Button>
    </Notice>
  )
}

const AnsweredCount = ({ view: { questions, values, flags } }: { view: RunnerView }) => (
  <span className={clsx(styles.answered, 'num')}>
    <span className="max-lg:sr-only">{exams.bar.answered} </span>
    {exams.bar.answeredOf(progressOf(questions, values, flags).answered, questions.length)}
  </span>
)

/** Each question starts below the toolbar with the focus on its heading, so that reading begins there. */
function useQuestionFocus(runner: ExamRunner, index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    const form = heading.current?.closest('[data-exam-form]')
    const top = window.scrollY + (form?.getBoundingClientRect().top ?? 0)
    window.scrollTo({ top, behavior: 'instant' })
    return focusWhenFree(heading.current)
  }, [index])
  const go = useCallback((place: number) => runner.go(place), [runner])
  return { heading, go }
}

/** One-time messages: restored answers, a moved deadline. */
function useAttemptToasts({ restored, deadlineChanges }: RunnerView) {
  useEffect(() => {
    if (restored > 0) toast.info(exams.save.restored(restored))
  }, [restored])
  useEffect(() => {
    if (deadlineChanges > 0) toast.info(exams.timer.moved)
  }, [deadlineChanges])
}

/** Previous and next, and on small screens a button for all questions. */
function QuestionButtons({ view, onGo }: { view: RunnerView; onGo: (place: number) => void }) {
  const { index, questions, values, flags } = view
  const [isNavigatorOpen, setNavigatorOpen] = useState(false)
  const texts = exams.question
  return (
    <div className={styles.paging}>
      <Button variant="quiet" icon="left" blocked={index === 0} onClick={() => onGo(index - 1)}>
        {texts.previous}
      </Button>
      <Button
        variant="text"
        className={clsx(styles.navigatorButton, 'num')}
        aria-haspopup="dialog"
        onClick={() => setNavigatorOpen(true)}
      >
        {exams.navigator.open(index + 1, questions.length)}
      </Button>
      <Button
        variant="quiet"
        blocked={index === questions.length - 1}
        onClick={() => onGo(index + 1)}
      >
        {texts.next}
        <Icon name="right" size={18} />
      </Button>
      <Sheet
        side="bottom"
        open={isNavigatorOpen}
        title={exams.navigator.title}
        onClose={() => setNavigatorOpen(false)}
      >
        <QuestionNavigator
          questions={questions}
          values={values}
          flags={flags}
          index={index}
          onGo={(place) => {
            setNavigatorOpen(false)
            onGo(place)
          }}
        />
      </Sheet>
    </div>
  )
}
