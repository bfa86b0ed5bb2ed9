import type { AnswerReviewProps } from '@/components/exams/question/answer-review-props'
import { optionLetter } from '@/components/exams/question/option-letter'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import type { AnswerValue } from '@/contract/exam-attempts'
import { listOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'

const texts = exams.review

const idsOf = (value: AnswerValue | undefined) =>
  typeof value === 'number' ? [value] : listOf(value).map(Number)

const Sign = ({ tone, label }: { tone: 'success' | 'danger' | 'neutral'; label: string }) => (
  <span className="badge-state" data-tone={tone}>
    <Icon name={tone === 'danger' ? 'close' : 'check'} size={16} />
    {label}
  </span>
)

/** The options, with what was chosen and what is right in words and signs, never in colour alone. */
export function ChoiceReview({ question, value }: AnswerReviewProps) {
  const chosen = idsOf(value)
  const isKnown = question.correctAnswer !== undefined
  const right = idsOf(question.correctAnswer)
  return (
    <ol className="exam-reviewed-options">
      {question.answers.map(({ answerId, answerContent }, index) => {
        const isChosen = chosen.includes(answerId)
        const isRight = right.includes(answerId)
        const tone = isRight ? 'success' : 'danger'
        return (
          <li key={answerId} data-chosen={isChosen || undefined} data-right={isRight || undefined}>
            <span className="exam-letter">{optionLetter(index)}.</span>
            <RichText html={answerContent} />
            {isChosen ? <Sign tone={isKnown ? tone : 'neutral'} label={texts.chosen} /> : null}
            {isRight ? <Sign tone="success" label={texts.isRight} /> : null}
          </li>
        )
      })}
    </ol>
  )
}
