import { clsx } from 'clsx'
import type { AnswerReviewProps } from '@/components/exams/question/answer-props'
import { optionLetter } from '@/components/exams/question/option-letter'
import { Badge } from '@/components/ui/badge'
import { RichText } from '@/components/ui/rich-text'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import { listOf } from '@/lib/exams/answer-values'
import { examsReview } from '@/lib/messages/exams-review'

const texts = examsReview

const idsOf = (value: AnswerValue | undefined) =>
  typeof value === 'number' ? [value] : listOf(value).map(Number)

const Mark = ({ tone, label }: { tone: 'success' | 'danger' | 'neutral'; label: string }) => (
  <Badge tone={tone} icon={tone === 'danger' ? 'close' : 'check'}>
    {label}
  </Badge>
)

const borderOf = (isChosen: boolean, isRight: boolean) => {
  if (isRight) return 'border-success'
  return isChosen ? 'border-danger' : 'border-line'
}

/** The options with chosen and correct ones marked in words, not by colour alone. */
export function ChoiceReview({ question, value }: AnswerReviewProps) {
  const chosen = idsOf(value)
  const isKnown = question.correctAnswer !== undefined
  const right = idsOf(question.correctAnswer)
  return (
    <ol className="grid gap-2">
      {question.answers.map(({ answerId, answerContent }, index) => {
        const isChosen = chosen.includes(answerId)
        const isRight = right.includes(answerId)
        const tone = isRight ? 'success' : 'danger'
        return (
          <li
            key={answerId}
            className={clsx(
              'flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded border px-3 py-2',
              borderOf(isChosen, isRight),
            )}
          >
            <span className="flex-none font-semibold">{optionLetter(index)}.</span>
            <RichText html={answerContent} />
            {isChosen ? <Mark tone={isKnown ? tone : 'neutral'} label={texts.chosen} /> : null}
            {isRight ? <Mark tone="success" label={texts.isRight} /> : null}
          </li>
        )
      })}
    </ol>
  )
}
