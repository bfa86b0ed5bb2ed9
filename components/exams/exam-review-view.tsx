import { clsx } from 'clsx'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { AttemptHistory } from '@/components/exams/attempt-history'
import { ExamResultCard } from '@/components/exams/exam-result-card'
import { PointsBySection } from '@/components/exams/points-by-section'
import { AnswerReview } from '@/components/exams/question/answer-review'
import { QuestionPrompt } from '@/components/exams/question/question-prompt'
import { Badge, type Tone } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import formulas from '@/components/ui/formulas.module.css'
import { LinkButton } from '@/components/ui/link-button'
import { PrintButton } from '@/components/ui/print-button'
import { RichText } from '@/components/ui/rich-text'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import { type ExamReview, QUESTION, type ReviewedQuestion } from '@/contract/shop/exams'
import { answerStateOf } from '@/lib/exams/answer-progress'
import { releaseText } from '@/lib/exams/release-text'
import { formatPoints } from '@/lib/format/points'
import { exams } from '@/lib/messages/exams'
import { examsReview } from '@/lib/messages/exams-review'
import styles from './exam-review-view.module.css'

const texts = examsReview

type Props = {
  review: ExamReview
  /** The URL of taking the exam. */
  takeHref: string
  /** Another attempt is open. */
  isOpen: boolean
  attemptHref: (examResultId: number) => string
  /** Where to go from here. */
  children?: ReactNode
}

/** A submitted attempt: result, each question with the given and the correct answer, other attempts. */
export function ExamReviewView({ review, takeHref, isOpen, attemptHref, children }: Props) {
  const { examinationName, attemptNo, questionActives, answerResult, history, canRetry } = review
  const isHeld = (review.answerRelease?.waitsFor ?? null) !== null
  const note = releaseText(review)
  return (
    <div className={clsx(styles.review, formulas.formulas, 'grid gap-8')}>
      <header className="grid gap-1">
        <p className="text-ink-2">{texts.attempt(attemptNo)}</p>
        <h1>{examinationName}</h1>
      </header>
      <ExamResultCard outcome={review} />
      <PointsBySection sections={review.sections ?? []} />
      <div className="print:hidden flex flex-wrap items-center gap-3">
        {canRetry || isOpen ? (
          <LinkButton as={Link} href={takeHref}>
            {isOpen ? exams.intro.resume : exams.intro.again}
          </LinkButton>
        ) : null}
        {children}
        <PrintButton variant="quiet">{texts.print}</PrintButton>
      </div>
      <section aria-labelledby="questions" className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="questions">{texts.questions}</h2>
          {isHeld ? null : (
            <label className="flex min-h-tap items-start gap-3 py-2.5 print:hidden">
              <input
                type="checkbox"
                className={clsx(styles.onlyWrong, 'mt-0.5 size-5 flex-none accent-primary')}
              />
              <span>{texts.onlyWrong}</span>
            </label>
          )}
        </div>
        {note ? <p className="max-w-measure text-ink-2">{note}</p> : null}
        <ol className="grid gap-6">
          {questionActives.map((question) => (
            <li
              key={question.questionActiveId}
              className={styles.item}
              data-right={question.isRight === true || undefined}
            >
              <Reviewed
                question={question}
                value={answerResult[question.questionActiveId]}
                isHeld={isHeld}
              />
            </li>
          ))}
        </ol>
      </section>
      <AttemptHistory history={history} shown={review.examResultId} href={attemptHref} />
    </div>
  )
}

/** Null while it is held back; an essay, which has no key, never is. */
function verdictOf(
  question: ReviewedQuestion,
  value: AnswerValue | undefined,
  isHeld: boolean,
): [Tone, string] | null {
  const { isRight, gotScore, questionType } = question
  if (isHeld && questionType !== QUESTION.essay)
    return answerStateOf(question, value) === 'none' ? ['neutral', texts.empty] : null
  if (isRight === null) return ['neutral', texts.waiting]
  if (isRight) return ['success', texts.right]
  if (questionType === QUESTION.essay && answerStateOf(question, value) !== 'none')
    return ['neutral', texts.graded]
  if ((gotScore ?? 0) > 0) return ['warning', texts.partly]
  return ['danger', answerStateOf(question, value) === 'none' ? texts.empty : texts.wrong]
}

type ReviewedProps = {
  question: ReviewedQuestion
  value: AnswerValue | undefined
  isHeld: boolean
}

function Reviewed({ question, value, isHeld }: ReviewedProps) {
  const { questionActiveId, position, score, gotScore, explanation, comment } = question
  const verdict = verdictOf(question, value, isHeld)
  return (
    <article aria-labelledby={`question-${questionActiveId}`} className={styles.reviewed}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={`question-${questionActiveId}`}>{exams.question.title(position)}</h3>
        {verdict ? <Badge tone={verdict[0]}>{verdict[1]}</Badge> : null}
        {gotScore === null ? null : (
          <span className="num text-sm text-ink-2">
            {texts.points(formatPoints(gotScore), formatPoints(score))}
          </span>
        )}
      </header>
      <QuestionPrompt question={question} />
      <AnswerReview question={question} value={value} />
      {comment ? (
        <div className="border-l-2 border-line pl-3">
          <p className="text-sm text-ink-2">{texts.comment}</p>
          <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>
        </div>
      ) : null}
      {explanation ? (
        <Disclosure title={texts.explanation} open>
          <RichText html={explanation} />
        </Disclosure>
      ) : null}
    </article>
  )
}
