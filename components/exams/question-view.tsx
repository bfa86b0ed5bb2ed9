'use client'

import { clsx } from 'clsx'
import { type RefObject, useId } from 'react'
import { AnswerInput, hintOf } from '@/components/exams/question/answer-input'
import { QuestionPrompt } from '@/components/exams/question/question-prompt'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import formulas from '@/components/ui/formulas.module.css'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import type { QuestionActive } from '@/contract/shop/exams'
import { formatPoints } from '@/lib/format/points'
import { exams } from '@/lib/messages/exams'
import styles from './exam-form.module.css'

const texts = exams.question

type Props = {
  question: QuestionActive
  place: number
  total: number
  value: AnswerValue | undefined
  isFlagged: boolean
  /** Answers cannot be changed now, but stay visible. */
  isFrozen: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onAnswer: (value: AnswerValue) => void
  onFlag: () => void
}

/** One question: its prompt and its answer input. */
export function QuestionView(props: Props) {
  const { question, place, total, value, isFlagged, isFrozen, heading, onAnswer, onFlag } = props
  const id = useId()
  const isAnswered = value !== undefined && value !== null
  return (
    <article aria-labelledby={id} className={clsx(styles.question, formulas.formulas)}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-h3">
          {texts.title(place + 1)}
          <span className="sr-only"> {texts.of(place + 1, total)}</span>
        </h2>
        <span className="num mr-auto text-sm text-ink-2">
          {texts.points(formatPoints(question.score))}
        </span>
        <Chip selected={isFlagged} icon="flag" disabled={isFrozen} onClick={onFlag}>
          {isFlagged ? texts.flagged : texts.flag}
        </Chip>
      </header>
      <QuestionPrompt question={question} id={`${id}-prompt`} />
      <fieldset
        disabled={isFrozen}
        className="grid gap-3"
        aria-labelledby={`${id} ${id}-prompt`}
        aria-describedby={`${id}-hint`}
      >
        <legend id={`${id}-hint`} className={styles.hint}>
          {hintOf(question.questionType)}
        </legend>
        <AnswerInput question={question} value={value} onAnswer={onAnswer} />
      </fieldset>
      <div className="min-h-9">
        {isAnswered && !isFrozen ? (
          <Button variant="text" size="sm" onClick={() => onAnswer(null)}>
            {texts.clear}
          </Button>
        ) : null}
      </div>
    </article>
  )
}
