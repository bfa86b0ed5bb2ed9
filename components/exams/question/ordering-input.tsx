'use client'

import { useState } from 'react'
import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import { StepButtons } from '@/components/ui/step-buttons'
import { moved, orderOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'
import styles from './ordering-input.module.css'

const texts = exams.question

/** Items moved by buttons, which work with any input device and screen reader. */
export function OrderingInput({ question, value, onAnswer }: AnswerInputProps) {
  const [announcement, setAnnouncement] = useState('')
  const shown = question.answers.map(({ answerId }) => answerId)
  const order = orderOf(shown, value)
  const isUntouched = value === undefined || value === null
  const move = (from: number, to: number) => {
    onAnswer(moved(order, from, to))
    setAnnouncement(texts.moved(to + 1))
  }
  return (
    <div className="grid gap-3">
      <ol className={styles.list}>
        {order.map((id, index) => (
          <li key={id}>
            <span className="num flex-none font-semibold">{index + 1}.</span>
            <RichText
              html={question.answers.find(({ answerId }) => answerId === id)?.answerContent ?? ''}
            />
            <StepButtons
              up={texts.moveUp(index + 1)}
              down={texts.moveDown(index + 1)}
              isFirst={index === 0}
              isLast={index === order.length - 1}
              onStep={(step) => move(index, index + step)}
            />
          </li>
        ))}
      </ol>
      {isUntouched ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {texts.orderUntouched}
          <Button variant="quiet" size="sm" onClick={() => onAnswer(order)}>
            {texts.keepOrder}
          </Button>
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
