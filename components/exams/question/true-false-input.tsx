import { clsx } from 'clsx'
import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { radioCardClass, radioCardsClass } from '@/components/ui/radio-card-class'
import { exams } from '@/lib/messages/exams'
import styles from './choice-input.module.css'

export const TrueFalseInput = ({ question, value, onAnswer }: AnswerInputProps) => (
  <div className={radioCardsClass} data-columns="2">
    {[true, false].map((truth) => (
      <label key={String(truth)} className={clsx(radioCardClass, styles.option)}>
        <input
          data-option
          type="radio"
          name={`question-${question.questionActiveId}`}
          checked={value === truth}
          onChange={() => onAnswer(truth)}
        />
        <span>{truth ? exams.question.true : exams.question.false}</span>
      </label>
    ))}
  </div>
)
