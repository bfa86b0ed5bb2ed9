import { clsx } from 'clsx'
import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { optionLetter } from '@/components/exams/question/option-letter'
import { radioCardClass, radioCardsClass } from '@/components/ui/radio-card-class'
import { RichText } from '@/components/ui/rich-text'
import { listOf } from '@/lib/exams/answer-values'
import styles from './choice-input.module.css'

type Props = AnswerInputProps & { type: 'radio' | 'checkbox' }

/** Lettered options: one to choose, or several. */
function Choices({ question, value, onAnswer, type }: Props) {
  const chosen = type === 'radio' ? [value] : listOf(value)
  const toggle = (id: number) => {
    if (type === 'radio') return onAnswer(id)
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    onAnswer(next.length > 0 ? (next as number[]) : null)
  }
  return (
    <div className={radioCardsClass}>
      {question.answers.map(({ answerId, answerContent }, index) => (
        <label key={answerId} className={clsx(radioCardClass, styles.option)}>
          <input
            data-option
            type={type}
            name={`question-${question.questionActiveId}`}
            value={answerId}
            checked={chosen.includes(answerId)}
            onChange={() => toggle(answerId)}
          />
          <span className="flex-none font-semibold">{optionLetter(index)}.</span>
          <RichText html={answerContent} />
        </label>
      ))}
    </div>
  )
}

export const SingleChoiceInput = (props: AnswerInputProps) => <Choices {...props} type="radio" />
export const MultipleChoiceInput = (props: AnswerInputProps) => (
  <Choices {...props} type="checkbox" />
)
