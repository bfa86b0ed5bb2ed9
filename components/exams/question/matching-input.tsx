import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { RichText } from '@/components/ui/rich-text'
import { Select } from '@/components/ui/select'
import { recordOf, textOf } from '@/lib/exams/answer-values'
import { exams } from '@/lib/messages/exams'
import styles from './matching-input.module.css'

const texts = exams.question

/** A select for each item on the left. */
export function MatchingInput({ question, value, onAnswer }: AnswerInputProps) {
  const pairs = recordOf(value)
  const options = [
    { value: '', label: texts.choose },
    ...(question.choices ?? []).map(({ key, content }) => ({ value: key, label: content })),
  ]
  const pair = (id: number, key: string) => {
    const { [id]: _, ...others } = pairs
    const next = key === '' ? others : { ...others, [id]: key }
    onAnswer(Object.keys(next).length > 0 ? next : null)
  }
  return (
    <ol className={styles.pairs}>
      {question.answers.map(({ answerId, answerContent }, index) => (
        <li key={answerId}>
          <div id={`item-${answerId}`} className={styles.item}>
            <span className="flex-none font-semibold">{index + 1}.</span>
            <RichText html={answerContent} />
          </div>
          <Select
            label={texts.matchFor(index + 1)}
            hideLabel
            options={options}
            value={textOf(pairs[answerId] === true ? '' : pairs[answerId])}
            onChange={(event) => pair(answerId, event.currentTarget.value)}
          />
        </li>
      ))}
    </ol>
  )
}
