import { clsx } from 'clsx'
import { Icon } from '@/components/ui/icon'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import type { QuestionActive } from '@/contract/shop/exams'
import { answerStateOf } from '@/lib/exams/answer-progress'
import { exams } from '@/lib/messages/exams'
import styles from './exam-form.module.css'

const texts = exams.navigator

type Props = {
  questions: readonly QuestionActive[]
  values: Readonly<Record<string, AnswerValue>>
  flags: readonly number[]
  index: number
  onGo: (index: number) => void
}

/** A button for every question, named by its number and state. */
export function QuestionNavigator({ questions, values, flags, index, onGo }: Props) {
  return (
    <nav aria-label={texts.title} className="grid gap-4">
      <ol className={styles.numbers}>
        {questions.map((question, position) => {
          const id = question.questionActiveId
          const answered = answerStateOf(question, values[id])
          const isFlagged = flags.includes(id)
          return (
            <li key={id}>
              <button
                type="button"
                className={clsx(styles.number, 'num')}
                data-answered={answered}
                aria-current={position === index ? 'step' : undefined}
                aria-label={texts.item(position + 1, texts.answered[answered], isFlagged)}
                onClick={() => onGo(position)}
              >
                {position + 1}
                {isFlagged ? <Icon name="flag" size={14} /> : null}
              </button>
            </li>
          )
        })}
      </ol>
      <Legend />
    </nav>
  )
}

const Legend = () => (
  <ul className={styles.legend} aria-hidden="true">
    {(['full', 'part', 'none'] as const).map((answered) => (
      <li key={answered}>
        <span className={styles.number} data-answered={answered} />
        {texts.legend[answered]}
      </li>
    ))}
    <li>
      <Icon name="flag" size={16} />
      {texts.legend.flag}
    </li>
  </ul>
)
