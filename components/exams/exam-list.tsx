import { clsx } from 'clsx'
import type { ElementType, ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { ExaminationItem } from '@/contract/shop/exams'
import { formatPoints } from '@/lib/format/points'
import { examsList as texts } from '@/lib/messages/exams-list'
import styles from './exam-list.module.css'

/** URLs of taking an exam and of its results, in the shop or in the app. */
export type ExamHrefs = {
  take: (item: ExaminationItem) => string
  mine: (item: ExaminationItem) => string
}

type ExamListProps = {
  items: readonly ExaminationItem[]
  hrefs: ExamHrefs
  /** `next/link` among the learner's own pages; a plain link on public ones. */
  Anchor: ElementType
}
type RowProps = Omit<ExamListProps, 'items'> & { item: ExaminationItem }

/** Exercises or exams as rows, with the reader's progress. */
export const ExamList = ({ items, ...links }: ExamListProps) => (
  <ul className={styles.list}>
    {[...items]
      .sort((one, other) => one.position - other.position)
      .map((item) => (
        <li key={item.examinationId}>
          <ExamRow item={item} {...links} />
        </li>
      ))}
  </ul>
)

const factsOf = ({ totalQuestion, duration, maxAttempt, attemptCount }: ExaminationItem) =>
  [
    texts.questions(totalQuestion),
    duration === null ? texts.untimed : texts.minutes(duration),
    maxAttempt > 0 ? texts.tries(attemptCount, maxAttempt) : null,
  ].filter(Boolean)

function ExamRow({ item, hrefs, Anchor }: RowProps) {
  return (
    <>
      <Anchor className={clsx(styles.link, 'link-quiet')} href={hrefs.take(item)}>
        <Icon name="edit" size={18} />
        <span className="grid">
          <span className="font-semibold">{item.examinationName}</span>
          <span className="num text-sm text-ink-2">{factsOf(item).join(' · ')}</span>
        </span>
      </Anchor>
      <Standing item={item} hrefs={hrefs} Anchor={Anchor} />
    </>
  )
}

/** An open attempt comes first, since it is waiting. */
function Standing({ item, hrefs, Anchor }: RowProps): ReactNode {
  const { inProgress, lastResult, examinationName } = item
  if (inProgress) {
    return (
      <Badge tone="warning" icon="clock">
        {texts.open}
      </Badge>
    )
  }
  if (!lastResult) return null
  const { score, maxScore } = lastResult
  return (
    <Anchor className="link num inline-flex min-h-tap items-center" href={hrefs.mine(item)}>
      <span className="sr-only">{texts.result(examinationName)}: </span>
      {score === null ? texts.waiting : texts.score(formatPoints(score), formatPoints(maxScore))}
    </Anchor>
  )
}
